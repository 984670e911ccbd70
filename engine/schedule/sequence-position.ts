/**
 * Where people go on in a sequence that was changed while they were enrolled: after the last of its
 * emails that they have had. What was added before that place passes them by, what was added after
 * it reaches them, and nothing is sent twice.
 *
 * @param had ids of the emails they have had
 * @param declared ids of the emails of the sequence as it is now, in order
 * @returns the step that comes next, counted from 1; one more than there are steps if none does
 */
export function positionIn(had: readonly string[], declared: readonly string[]): number {
  return declared.findLastIndex((id) => had.includes(id)) + 2;
}
