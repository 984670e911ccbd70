import {
  foreignSpellings,
  mayHoldForeign,
  placeholderMeant,
} from '#engine/text/foreign-placeholders.ts';
import { allOf, quote } from '#engine/text/wording.ts';
import { type Detector, detect, type JudgedText, type Sign } from './slip.ts';

const signs: readonly Sign[] = foreignSpellings.map((pattern) => ({
  pattern,
  problem: (found) =>
    /\{[^{}|]*\|/.test(found)
      ? `${quote(found)} would not be filled in: a placeholder has no second choice after a bar.`
      : `${quote(found)} would be shown to readers: placeholders have one pair of braces here.`,
  remedy: suggest,
}));

const unclosed: Sign = {
  pattern: /\{[^{}]*$|\{[^{}]*(?=\{)|\{[^{}]*\}{2,}|(?<=^[^{}]*|\}[^{}]*)[^\s{}]*\}/g,
  problem: (found) =>
    /^\{.*\}/.test(found)
      ? `${quote(found)} has a brace too many, which would be shown.`
      : `${quote(found)} lacks a brace, so it would be shown as it is.`,
  remedy: suggest,
};

/** "Voici votre guide, Prénom": a name that was to be filled in. */
const unfilled: Sign = {
  pattern:
    /(?<=,\s(?:lieb\S* )?)(?:vorname|prénom|nombre|nome|(?:first|last|client|customer) ?name)(?=[.!]?$)/gi,
  problem: (found) => `${quote(found)} would be shown to readers instead of their name.`,
  remedy: suggest,
  except: ({ property }) => !['heading', 'subject', 'title'].includes(property),
};

/** Placeholders in the spelling of another system, or with a brace too few. */
export const findForeignPlaceholders: Detector = (judged) => [
  ...(mayHoldForeign(judged.text) ? findSpellings(judged) : []),
  ...findUnfilled(judged),
];

const findSpellings = detect('foreign-placeholder', 'error', [...signs, unclosed]);
const findUnfilled = detect('foreign-placeholder', 'error', [unfilled]);

function suggest(found: string, { known, property, text }: JudgedText): string {
  const bare = found.replace(/\|.*/su, '');
  const meant = placeholderMeant(bare);
  const fallback = /\{[^{}|]*\|/.test(found)
    ? ' For people who leave the field empty, give the field whenEmpty or the email nameDefault.'
    : '';
  // A sign-off ends with who signs; before that it may greet the reader.
  const isSigner = property === 'signOff' && text.replace(/[.!]$/, '').endsWith(found);
  if (meant === 'name' && isSigner) return 'Write the name of whoever signs.';
  if (
    /^\W*(?:(?:booking|calendar|zoom|join|download|website)[ _-]?)?(?:link|url)\W*$/i.test(found)
  ) {
    return 'Write the words and the address, like [the page](https://…), or take it out.';
  }
  const names = known();
  if (meant !== undefined && names.includes(meant)) return `Write {${meant}}.${fallback}`;
  if (names.length === 0) return 'Write the words out: placeholders are not filled in here.';
  return `Write one of ${allOf(names.map((one) => `{${one}}`))}, or write the words out.${fallback}`;
}
