/** A list as it is written in a declaration: `['one', 'two']`. */
export function writeList(items: readonly string[]): string {
  return `[${items.map(writeText).join(', ')}]`;
}

/** A text as it is written in a declaration. */
export function writeText(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

/** A property that lists what it has already and what it lacks: `redirects: ['/old', '/older']`. */
export function writeAdded(
  name: string,
  known: readonly string[] | undefined,
  added: readonly string[],
): string {
  return `${name}: ${writeList([...(known ?? []), ...added])}`;
}

/** What people have settled is taken into the ledger by this command. */
export const acceptCommand = 'npm run check -- --accept';
