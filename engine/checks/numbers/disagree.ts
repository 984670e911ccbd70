import type { Doubt } from '#engine/declaration/allow.ts';
import { placeInWords } from '#engine/read/places.ts';
import { quote } from '#engine/text/wording.ts';
import type { Contradiction, OfferText } from './offer-texts.ts';

/** A number that a text gives for something. */
export interface Statement<Said = number> {
  readonly text: OfferText;
  /** What is counted or measured: only statements about the same thing are compared. */
  readonly about: string;
  readonly number: Said;
  readonly words: string;
}

/** A statement that others contradict, and one of those. */
interface Outvoted<Said> {
  readonly wrong: Statement<Said>;
  readonly right: Statement<Said>;
}

/**
 * The first statement about each thing that most others contradict; where as many say one number as
 * the other, what comes later is blamed.
 */
export function findOutvoted<Said>(
  statements: readonly Statement<Said>[],
): readonly Outvoted<Said>[] {
  const things = Map.groupBy(statements, ({ about }) => about);
  return [...things.values()].flatMap((said) => {
    const numbers = [...Map.groupBy(said, ({ number }) => number).values()];
    if (numbers.length < 2) return [];
    const [most, ...others] = numbers.toSorted((one, other) => other.length - one.length);
    const [right, wrong] = [most?.[0], others[0]?.[0]];
    return right && wrong ? [{ right, wrong }] : [];
  });
}

/** The contradictions between outvoted statements and those that are right. */
export function contradictions(
  outvoted: readonly Outvoted<unknown>[],
  rule: Doubt,
  remedy: string,
): readonly Contradiction[] {
  return outvoted.map(({ wrong, right }) => ({
    text: wrong.text,
    rule,
    problem: tellBoth(wrong, right),
    remedy,
  }));
}

/** What a finding says of two statements. */
export function tellBoth(wrong: Statement<unknown>, right: Statement<unknown>): string {
  const { file, keys, isEmail } = right.text;
  const isHere = file === wrong.text.file;
  const place = placeInWords(keys);
  const [one, other] = [quote(wrong.words), quote(right.words)];
  if (isEmail && !wrong.text.isEmail) {
    return `${one} stands here, but the email that brings it says ${other} (${isHere ? place : `${file}, ${place}`}).`;
  }
  return isHere
    ? `${one} stands here, but ${other} elsewhere in this file (${place}).`
    : `${one} stands here, but ${file} says ${other} (${place}).`;
}
