/**
 * Where somebody goes on in a sequence that was changed while they were inside: after the last
 * letter of it they have had. What was put in before that place passes them by, what was put in
 * after it reaches them, and nothing they have had comes again.
 *
 * @param had ids of the letters they have had
 * @param letters ids of the letters of the sequence as it is now, in order
 * @returns the step that comes next, counted from 1; one more than there are steps when none does
 */
export function positionIn(had: readonly string[], letters: readonly string[]): number {
  const last = letters.findLastIndex((letter) => had.includes(letter));
  return last + 2;
}
