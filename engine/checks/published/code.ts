import { isOneSlipApart } from '#engine/text/similar.ts';

/** A list as it is written in a declaration: `['one', 'two']`. */
export function writeList(items: readonly string[]): string {
  return `[${items.map(writeText).join(', ')}]`;
}

/** A text as it is written in a declaration. */
export function writeText(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

/**
 * A property that lists what it has already and what it lacks: `redirects: ['/old', '/older']`. What is
 * misspelt in it goes.
 */
export function writeAdded(
  name: string,
  known: readonly string[] | undefined,
  added: readonly string[],
): string {
  const right = (known ?? []).filter((one) => !added.some((other) => isMisspelt(one, other)));
  return `${name}: ${writeList([...right, ...added])}`;
}

/** Whether one name is another with a slip; "/guides" and "/guide-2" are other names. */
export function isMisspelt(one: string, other: string): boolean {
  const digits = (text: string) => text.replace(/\D/gu, '');
  const isLonger = one.startsWith(other) || other === `${one}s`;
  return isOneSlipApart(one, other) && !isLonger && digits(one) === digits(other);
}

/** What people have settled is taken into the ledger by this command. */
export const acceptCommand = 'npm run check -- --accept';
