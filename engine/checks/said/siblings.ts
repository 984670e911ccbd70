import { valueAt } from '#engine/checks/rule/texts.ts';
import { weekdays } from '#engine/checks/said/english.ts';
import type { Said } from '#engine/checks/said/said.ts';

const opensWithDay = new RegExp(
  `^(?:(?:on )?(?:${weekdays.join('|')}|tonight|today|tomorrow))\\b`,
  'i',
);

/**
 * The entries of a list that a text is the title of, or one of.
 *
 * @returns their texts in order, and which of them it is; nothing where it is in no list
 */
export function siblingsOf(said: Said): {
  readonly texts: readonly string[];
  readonly at: number | undefined;
} {
  const isTitle = said.keys.at(-1) === 'title';
  const own = isTitle ? -2 : -1;
  const at = Number(said.keys.at(own));
  const entries =
    said.message && said.keys.at(-3) === 'points'
      ? said.message.points
      : valueAt(said.funnel, said.keys.slice(0, own));
  if (!Number.isInteger(at) || !Array.isArray(entries)) return { texts: [], at: undefined };
  const texts = entries.map((entry: unknown) =>
    isTitle && entry !== null && typeof entry === 'object' && 'title' in entry
      ? String(entry.title)
      : String(entry),
  );
  return { texts, at };
}

/** Whether a text is an entry of a list that goes through several days: "Friday, 9 p.m.: three minutes". */
export function isOfSchedule(said: Said): boolean {
  const { texts, at } = siblingsOf(said);
  const days = texts.map((text) => opensWithDay.exec(text)?.[0].toLowerCase());
  return at !== undefined && days[at] !== undefined && new Set(days).size > 1;
}

/** Where numbers that count up by one from the first leave some out, or one is wrong; once in all. */
export function findSlip(numbers: readonly number[]): number | undefined {
  if (numbers.length < 3 || numbers[0] !== 1) return undefined;
  const at = numbers.findIndex((number, index) => number !== index + 1);
  const rest = numbers.slice(at);
  const [first = 0] = rest;
  const goesOn = rest.every((number, index) => number === first + index);
  const isOne = rest.every((number, index) => index === 0 || number === at + 1 + index);
  return at < 0 || !(goesOn || isOne) ? undefined : at;
}
