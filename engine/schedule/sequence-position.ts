/**
 * Where people continue in a sequence that was changed while they were enrolled: after the last of its
 * emails that they have had. Emails added before that place are skipped, later ones reach them, and
 * nothing is sent twice.
 *
 * @param had ids of the emails they have had
 * @param declared ids of the emails in the current sequence, in order
 * @returns the next step, counted from 1; one more than there are steps if none is left
 */
export function positionIn(had: readonly string[], declared: readonly string[]): number {
  return declared.findLastIndex((id) => had.includes(id)) + 2;
}
