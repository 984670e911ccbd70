const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

/** How much of a value is quoted, in characters. */
const maxQuoted = 60;

/** A value as findings quote it: texts in quotation marks, lists and groups by their kind. */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > maxQuoted ? `${value.slice(0, maxQuoted)}…` : value);
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return 'a group of properties';
  return String(value);
}

/** The words joined by commas and "and". */
export function allOf(words: readonly string[]): string {
  return conjunction.format(words);
}

/** The words joined by commas and "or". */
export function oneOf(words: readonly string[]): string {
  return disjunction.format(words);
}

/** The words with a capital letter in front. */
export function beginSentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** A number with a noun: "1 mistake", "2 mistakes", "2 coaches", "2 entries". */
export function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${plural(noun)}`;
}

/** More than one of a noun: "mistakes", "coaches", "entries", "boxes". */
export function plural(noun: string): string {
  return `${noun.replace(/(?<=[^aeiou])y$/, 'ie')}${/(?:ch|ss|x)$/.test(noun) ? 'es' : 's'}`;
}
