import type { JudgedText } from '#engine/checks/slips/slip.ts';

/** What programs write for a value that is missing. */
export const programValues: readonly RegExp[] = [
  /\[object \w+\]/g,
  /(?<!\b(?:an?|the|is|are|was|were|be|been|remains?|still|left|leave it|so|too|as|very|and|or|of)\s)(?<![A-Za-zÀ-ỿ-])undefined\b(?!-)/gi,
  /(?<![\p{L}-])NaN\b/gu,
  /\bInvalid Date\b|\bfunction \w*\(|=> \{/g,
];

export const nothing = /(?<![\p{L}-])(?:null|NULL)\b(?!-| and void| hypothes| result| set| at )/gu;

/** In German "null" is a number, except where somebody is greeted or nothing else stands there. */
export function isGermanZero({ text, language }: JudgedText): boolean {
  return (
    language === 'de' &&
    !/(?:^|(?:Hallo|Hi|Liebe|Lieber|Tag|Morgen|Herr|Frau|Danke),? )null\b/.test(text)
  );
}
