import { type FormEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FormState, FormView } from '#engine/contract/form.ts';
import { refuseTyped } from '#engine/interpret/refuse-typed.ts';
import { Form } from './form.tsx';
import { FormTokens, pause } from './form-token.ts';
import { sendForm } from './send-form.ts';
import { SubmissionIds } from './submission-ids.ts';

interface LiveFormProps {
  readonly view: FormView;
  /** The state the server drew. */
  readonly initial: FormState;
  /** The element around the form. */
  readonly region: HTMLElement;
}

/** The hydrated form: it checks before it sends, and shows the answer without loading a page. */
export function LiveForm({ view, initial, region }: LiveFormProps) {
  const [state, setState] = useState(initial);
  const [values, setValues] = useState(initial.kind === 'rejected' ? initial.values : {});
  /** The fields that were wrong when the form was sent, and are right now. */
  const [righted, setRighted] = useState<readonly string[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isQuiet, setQuiet] = useState(false);
  const [tokens] = useState(() => new FormTokens(view.tokenEndpoint, view.variant));
  const isSending = useRef(false);
  const ids = useRef<SubmissionIds>(null);

  const dependsOnAnswers = view.fields.some((field) => 'when' in field);
  const [answers, setAnswers] = useState<Values>();
  const readAnswers = useCallback(() => {
    const form = region.querySelector('form');
    if (dependsOnAnswers && form) setAnswers(readTexts(form));
  }, [region, dependsOnAnswers]);
  // What was chosen before the form was hydrated counts, too.
  useEffect(readAnswers, [readAnswers]);

  useEffect(() => {
    if (state !== initial) return afterPaint(() => showResult(region, state));
  }, [state, initial, region]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click can come before React has disabled the button.
    if (isSending.current) return;
    isSending.current = true;
    const form = event.currentTarget;
    const { submissionId = '', ...typed } = readTexts(form);
    ids.current ??= startIds(view, initial, submissionId);
    setValues(typed);
    // The same words are announced again only when they disappear first.
    if (state.kind !== 'idle' && state.toast) {
      setQuiet(true);
      await pause(quietMs);
    }
    // Nothing is waited for where something is missing, so that it is said in the next frame.
    const refused = refuseTyped(view, typed, { now: new Date() });
    const judged = refused ?? (await send(typed, ids.current));
    if (asksElse(view, judged)) {
      isSending.current = false;
      setSubmitting(false);
      sendPlainly(form, ids.current.last);
      return;
    }
    const next = judged.kind === 'succeeded' && judged.page ? await leave(judged.page) : judged;
    isSending.current = false;
    setSubmitting(false);
    if (next.kind === 'succeeded') {
      ids.current.finish();
      if (next.clear) {
        setValues({});
        emptyFields(form, view);
        readAnswers();
      }
    }
    setQuiet(false);
    setRighted([]);
    setState(next);
  }

  /** A mistake is told until its answer is right, not until the form is sent again. */
  function change({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    readAnswers();
    const name = 'name' in target ? String(target.name) : '';
    if (state.kind !== 'rejected' || !state.fields[name] || righted.includes(name)) return;
    const wrong = refuseTyped(view, readTexts(form), { now: new Date() })?.fields ?? {};
    if (!wrong[name]) setRighted([...righted, name]);
  }

  /** The server's answer. */
  function send(typed: Values, ids: SubmissionIds): Promise<FormState> {
    setSubmitting(true);
    return sendForm(view, tokens, ids.idFor(wordsOf(view, typed)), typed);
  }

  const shown = leaveOut(state, righted);
  // A toast that says what is missing is over once nothing is.
  const isOver = righted.length > 0 && shown.kind === 'rejected' && isNone(shown.fields);
  return (
    <Form
      view={view}
      state={shown}
      isQuiet={isQuiet || isOver}
      values={values}
      typed={answers}
      isSubmitting={isSubmitting}
      onChange={change}
      onSubmit={(event) => {
        const form = event.currentTarget;
        submit(event).catch((error: unknown) => {
          console.error(error);
          isSending.current = false;
          setSubmitting(false);
          sendPlainly(form, ids.current?.last);
        });
      }}
    />
  );
}

type Values = Readonly<Record<string, string>>;

/** The state without what it says of some fields. */
function leaveOut(state: FormState, names: readonly string[]): FormState {
  if (state.kind !== 'rejected' || names.length === 0) return state;
  const fields = Object.entries(state.fields).filter(([name]) => !names.includes(name));
  return { ...state, fields: Object.fromEntries(fields) };
}

function isNone(fields: Values): boolean {
  return Object.keys(fields).length === 0;
}

/**
 * Whether the answer finds fault with a question that this page does not ask, because the site has had
 * another release since the page was opened: only a page of that release can ask it.
 */
function asksElse({ fields }: FormView, judged: FormState): boolean {
  if (judged.kind !== 'rejected') return false;
  const asked = new Set(fields.map(({ name }) => name));
  return Object.keys(judged.fields).some((name) => !asked.has(name));
}

/**
 * Sends the form as a browser without scripts does: nothing here may keep it from being sent. Under the
 * same id it counts once, whether or not it was sent before.
 */
function sendPlainly(form: HTMLFormElement, id: string | undefined): void {
  const field = form.elements.namedItem('submissionId');
  if (field instanceof HTMLInputElement && id !== undefined) field.value = id;
  HTMLFormElement.prototype.submit.call(form);
}

/**
 * Goes to the page that shows the success screen.
 *
 * @returns what this page shows if its browser brings it back later
 */
function leave(page: string): Promise<FormState> {
  location.assign(page);
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve({ kind: 'succeeded', clear: true });
    });
  });
}

/** Long enough for a screen reader to notice that its region is empty, in milliseconds. */
const quietMs = 60;

/** A page drawn after a failure has the id of the values it shows. */
function startIds(view: FormView, initial: FormState, drawn: string): SubmissionIds {
  const isRetry = initial.kind === 'rejected' && initial.submissionId !== undefined;
  return new SubmissionIds(drawn, isRetry ? wordsOf(view, initial.values) : undefined);
}

/** What was typed as one text, equal for equal answers. */
function wordsOf({ fields }: FormView, typed: Values): string {
  return JSON.stringify(fields.map(({ name }) => typed[name] ?? ''));
}

/** Several answers under one name are lines. */
function readTexts(form: HTMLFormElement): Record<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const earlier = texts.get(name);
    texts.set(name, earlier === undefined ? value : `${earlier}\n${value}`);
  }
  // Of what is no number or day the browser keeps nothing, so the check shall see that there is something.
  for (const { name, validity } of form.querySelectorAll('input')) {
    if (validity.badInput) texts.set(name, '?');
  }
  return Object.fromEntries(texts);
}

/** Of a group of answers the first one, because groups take no focus. */
const wrongControl = ':not(fieldset)[aria-invalid="true"], [aria-invalid="true"] input';

/**
 * Does something once what was drawn is on the screen: whoever pressed a button sees the answer sooner.
 *
 * @returns takes it back
 */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** `form.reset()` would bring back the values that the server drew. */
function emptyFields(form: HTMLFormElement, view: FormView): void {
  for (const { name } of view.fields) {
    for (const control of form.querySelectorAll(`[name="${name}"]`)) {
      if (!('value' in control)) continue;
      if (control instanceof HTMLInputElement && isTickable(control)) control.checked = false;
      else control.value = '';
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

function isTickable({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/**
 * Moves the focus to the success screen's title or to the first wrong field and scrolls there, or to the
 * toast; else the button, which lost the focus while it was disabled, gets it back.
 */
function showResult(region: HTMLElement, state: FormState): void {
  const find = (selector: string) => region.querySelector<HTMLElement>(selector);
  const hasScreen = state.kind === 'succeeded' && state.screen !== undefined;
  const place = hasScreen ? find('h2') : find(wrongControl);
  const toast = find('.toast');
  region.style.setProperty('--toast', `${toast?.offsetHeight ?? 0}px`);
  (place ?? find('[type="submit"]'))?.focus({ preventScroll: true });
  (place ?? toast)?.scrollIntoView({ block: 'nearest' });
}
