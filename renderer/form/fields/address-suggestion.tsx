import { useEffect, useState } from 'react';
import { suggestAddress } from '#engine/text/suggest-address.ts';

interface AddressSuggestionProps {
  /** The id of the input it is about. */
  readonly inputId: string;
  /** The value the input was drawn with. */
  readonly drawn: string | undefined;
  /** With `{address}` where the address stands. */
  readonly question: string;
}

/** Nothing is said while somebody types; after this pause they have probably finished. In ms. */
const pauseMs = 800;

/**
 * Asks whether another address was meant when one looks mistyped; it never keeps anybody from sending.
 * Without scripts it is a sentence, in the hydrated form a button that corrects the address. The element
 * is always there, because screen readers announce only what changes inside a region they know.
 */
export function AddressSuggestion({ inputId, drawn, question }: AddressSuggestionProps) {
  const [typed, setTyped] = useState(drawn ?? '');
  const [isHydrated, setHydrated] = useState(false);
  const meant = suggestAddress(typed);
  const [before, after] = question.split('{address}');

  useEffect(() => {
    setHydrated(true);
    return watchInput(inputId, setTyped);
  }, [inputId]);

  return (
    <p className="suggestion" aria-live="polite">
      {meant && isHydrated && (
        <button type="button" onClick={() => correct(inputId, meant)}>
          {before}
          <b>{meant}</b>
          {after}
        </button>
      )}
      {meant && !isHydrated && (
        <>
          {before}
          <b>{meant}</b>
          {after}
        </>
      )}
    </p>
  );
}

/**
 * Reports the input's value when it is worth checking: after a pause, when the focus moves to another
 * field, and when the form is sent. Not whenever the input loses the focus: a question that appears
 * while somebody presses the button would move it from under their finger.
 *
 * @returns stops watching
 */
function watchInput(id: string, tell: (typed: string) => void): () => void {
  const input = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
  if (!input) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    tell(input.value);
  };
  const wait = () => {
    clearTimeout(timer);
    tell('');
    timer = setTimeout(look, pauseMs);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isField =
      relatedTarget instanceof Element && relatedTarget.matches('input, select, textarea');
    if (isField) look();
  };
  const { form } = input;
  if (input.value !== '') look();
  input.addEventListener('input', wait);
  input.addEventListener('blur', leave);
  form?.addEventListener('submit', look);
  return () => {
    clearTimeout(timer);
    input.removeEventListener('input', wait);
    input.removeEventListener('blur', leave);
    form?.removeEventListener('submit', look);
  };
}

/** The input's event hides the question, because the address is right now. */
function correct(id: string, address: string): void {
  const input = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
  if (!input) return;
  input.value = address;
  input.focus();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
