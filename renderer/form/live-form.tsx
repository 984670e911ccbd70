import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FormState, FormView } from '#engine/contract.ts';
import { checkFields } from '#engine/submission.ts';
import { Form } from './form.tsx';
import { sendForm } from './send-form.ts';
import { SubmissionIds } from './submission-ids.ts';

interface LiveFormProps {
  readonly view: FormView;
  /** The state the server drew. */
  readonly initial: FormState;
  /** The element the form stands in. */
  readonly region: HTMLElement;
}

/** The form once it lives: it checks before it sends, and shows the answer without a new page. */
export function LiveForm({ view, initial, region }: LiveFormProps) {
  const [state, setState] = useState(initial);
  const [values, setValues] = useState(initial.kind === 'rejected' ? initial.values : {});
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = useRef(false);
  const ids = useRef<SubmissionIds>(null);

  useEffect(() => {
    if (state !== initial) showResult(region, state);
  }, [state, initial, region]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click can come before the button is drawn disabled.
    if (isSending.current) return;
    const form = event.currentTarget;
    const { submissionId = '', ...typed } = readTexts(form);
    setValues(typed);
    const checked = checkFields(view.fields, typed);
    if (checked.kind === 'invalid') {
      setState({
        kind: 'rejected',
        fields: checked.fields,
        values: typed,
        ...(checked.missing && view.missing ? { toast: view.missing } : {}),
      });
      return;
    }
    ids.current ??= new SubmissionIds(submissionId);
    isSending.current = true;
    setSubmitting(true);
    const next = await sendForm(view, ids.current.idFor(JSON.stringify(typed)), typed);
    isSending.current = false;
    setSubmitting(false);
    if (next.kind === 'succeeded') {
      ids.current.finish();
      if (next.clear) {
        setValues({});
        emptyFields(form, view);
      }
    }
    setState(next);
  }

  return (
    <Form
      view={view}
      state={state}
      values={values}
      isSubmitting={isSubmitting}
      onSubmit={(event) => void submit(event)}
    />
  );
}

function readTexts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** `form.reset()` would bring back what the server drew into the fields. */
function emptyFields(form: HTMLFormElement, view: FormView): void {
  for (const { name } of view.fields) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control) control.value = '';
  }
}

/**
 * Leads eyes and focus to the first wrong field, to the success screen's title, or to the toast; the
 * button, which lost the focus while it was disabled, gets it back.
 */
function showResult(region: HTMLElement, state: FormState): void {
  const find = (selector: string) => region.querySelector<HTMLElement>(selector);
  const hasScreen = state.kind === 'succeeded' && state.screen !== undefined;
  const place = hasScreen ? find('h2') : find('[aria-invalid="true"]');
  (place ?? find('button'))?.focus({ preventScroll: true });
  (place ?? find('.toast'))?.scrollIntoView({ block: 'nearest' });
}
