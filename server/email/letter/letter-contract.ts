/** The function name under which the weekly letter stands in the delivery log. */
export const letterFunction = 'weekly-letter';

/** Under which scope somebody is on the list of suppressed addresses who wants no letter. */
export function letterScope(coach: string): string {
  return `letter:${coach}`;
}
