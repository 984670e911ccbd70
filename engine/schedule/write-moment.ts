/** The first day of a month where people do not write it as a plain number, by language. */
const firstDays: Readonly<Record<string, string>> = { fr: '1er', pt: '1º' };

/**
 * A moment in the words of a language. `Intl` writes “1 mars” and “1 de março”; people write “1er mars”
 * and “1º de março”, and so does this.
 *
 * @param locale like fr-FR
 * @param options as `Intl.DateTimeFormat` takes them
 */
export function writeMoment(
  moment: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(locale, options);
  const first = firstDays[locale.slice(0, 2)];
  if (first === undefined) return format.format(moment);
  const parts = format.formatToParts(moment);
  // In dates that are all numbers, like 01/03/2027, the first stays a number.
  const hasNamedMonth = parts.some(({ type, value }) => type === 'month' && !/^\d/.test(value));
  return parts
    .map(({ type, value }) => (hasNamedMonth && type === 'day' && value === '1' ? first : value))
    .join('');
}
