/** The source of every imported lead begins with this. */
const prefix = 'import:';

/**
 * The source of a coach's imported leads. Each coach has one of its own: a person whom two coaches
 * import is a lead of both, like one who has filled in two forms.
 *
 * @param coach the slug
 */
export function importSource(coach: string): string {
  return `${prefix}${coach}`;
}
