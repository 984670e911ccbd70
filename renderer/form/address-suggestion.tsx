import { useEffect, useState } from 'react';
import { suggestAddress } from '#engine/text/suggest-address.ts';

interface AddressSuggestionProps {
  /** The id of the input it stands under. */
  readonly inputId: string;
  /** What the input was drawn with. */
  readonly drawn: string | undefined;
}

/** Nothing is said while somebody types; after this pause they have probably finished. */
const pauseMs = 800;

/**
 * Asks under an address that looks like a slip whether another was meant. It never keeps anybody
 * from sending. Without scripts it is a sentence; once the form lives, a button that corrects the
 * address. The element is always there, because a screen reader announces only what changes inside
 * a region it knows.
 */
export function AddressSuggestion({ inputId, drawn }: AddressSuggestionProps) {
  const [typed, setTyped] = useState(drawn ?? '');
  const [isAlive, setAlive] = useState(false);
  const meant = suggestAddress(typed);

  useEffect(() => {
    setAlive(true);
    return watchInput(inputId, setTyped);
  }, [inputId]);

  return (
    <p className="suggestion" aria-live="polite">
      {meant && isAlive && (
        <button type="button" onClick={() => correct(inputId, meant)}>
          Did you mean <b>{meant}</b>?
        </button>
      )}
      {meant && !isAlive && (
        <>
          Did you mean <b>{meant}</b>?
        </>
      )}
    </p>
  );
}

/**
 * Tells what stands in the input once it is worth a look: after a pause, when another field is gone
 * to, and when the form is sent. Not whenever the input is left: words that appear while somebody
 * presses the button would move it from under the finger.
 *
 * @returns how to stop
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

/** The pause after the input's event hides the question, because what stands there is right now. */
function correct(id: string, address: string): void {
  const input = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
  if (!input) return;
  input.value = address;
  input.focus();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
