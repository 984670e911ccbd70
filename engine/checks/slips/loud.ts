import { quote } from '#engine/text/wording.ts';
import type { Detector } from './slip.ts';

/** Rows of pictures and of currency signs. */
const rows = /(?:\p{Extended_Pictographic}\uFE0F?\s?){3,}|(?:[$€£]\s?){2,}(?!\d)/u;
const picture = /\p{Extended_Pictographic}/gu;
const money = /[$€£]{2,}(?!\d)/u;

/** Two words in capitals beside each other; letters that stand for names are shorter or alone. */
const capitals =
  /(?<![\p{L}\d-])\p{Lu}{3,}(?: (?:A|I|TO|OF|ON|IN|IS|UP|MY|THE|FOR))* \p{Lu}{4,}(?![\p{L}\d-])/u;
const titles = ['subject', 'preview', 'heading'];

/** What is meant to catch the eye and catches spam filters instead; whole texts in capitals are shouting. */
export const findLoud: Detector = ({ text, property }) => {
  const found =
    rows.exec(text)?.[0] ??
    money.exec(text)?.[0] ??
    (property === 'subject' && (text.match(picture) ?? []).length > 2 ? text : undefined) ??
    (titles.includes(property) ? capitals.exec(text)?.[0] : undefined);
  if (found === undefined) return [];
  return {
    rule: 'shouting',
    severity: 'warning',
    index: text.indexOf(found),
    length: found.length,
    problem: `${quote(found.trim())} in ${quote(text)} shouts: readers distrust it, and spam filters count it.`,
    remedy: 'Say it in ordinary letters, with one picture at the most.',
  };
};

/** Capitals only, for a sentence or more: slower to read, and read aloud letter by letter. */
export const findShouting: Detector = ({ text }) => {
  const filled = text.replace(/\{[^{}]*\}/g, ' ');
  if (/[a-z]{2}/.test(filled)) return [];
  const words = filled.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const long = words.filter((word) => [...word].length > 1);
  const letters = long.join('').length;
  if (long.length < 4 || letters < 16 || long.some((word) => word !== word.toUpperCase()))
    return [];
  return {
    rule: 'shouting',
    severity: 'warning',
    index: 0,
    length: text.length,
    problem: `${quote(text)} is written in capitals, which are slower to read and read aloud letter by letter.`,
    remedy: 'Write it in ordinary letters.',
  };
};
