import { asRead, breakHosts, holdsAddress, isPlainName } from '#engine/text/plain-words.ts';

/** How many characters of a visitor's words an email shows. */
const maxTyped = 60;

/** Nothing that comes to so few is so long; Unicode takes long to put thousands of marks in order. */
const maxRaw = 1000;

/** How many characters of any other value an email shows. */
const maxLength = 120;

/** Letters, marks, spaces and the punctuation of names in many scripts, beginning with a letter. */
const nameCharacters = /^['’‘]?\p{L}[\p{L}\p{Mn}\p{Mc} '’‘.,\-‐־·・׳״]*$/u;

/** What the name of a company or of a profession may have besides. */
const fieldCharacters = /^[\p{L}\p{Mn}\p{Mc}\p{Nd} '’‘.,\-‐־·・׳״&/()+#]*$/u;

/** No script piles up so many; letters "dripping" with marks run over the lines around them. */
const piledMarks = /\p{M}{4}/u;

/** Persian and the scripts of India write some names with joiners between two letters. */
const joined =
  '[\\p{scx=Arab}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}]';
const joiner = new RegExp(`(?<=${joined})[\\u200C\\u200D](?=${joined})`, 'gu');

/**
 * A visitor's name as an email may greet with it, whoever really typed it: at most 60 characters,
 * letters and the punctuation of names, no address in any spelling. Invisible characters are dropped,
 * but for joiners in the scripts that need them.
 *
 * @returns undefined where it does not look like a name; the email then greets without one
 */
export function nameForEmail(typed: string): string | undefined {
  return typed.length <= maxRaw && isPlainName(typed)
    ? typedWords(typed, nameCharacters)
    : undefined;
}

/** What was typed into another field, as an email's text may show it; undefined for what may not. */
export function fieldForEmail(typed: string): string | undefined {
  return typed.length > maxRaw || holdsAddress(typed)
    ? undefined
    : typedWords(typed, fieldCharacters);
}

function typedWords(typed: string, allowed: RegExp): string | undefined {
  // Some keyboards have an accent of its own where the apostrophe is meant.
  const words = typed.replace(/[´`]/g, '’').split(joiner).map(toLine);
  const checked = words.join('');
  const isShort = Array.from(checked).length <= maxTyped;
  if (!isShort || !allowed.test(checked) || piledMarks.test(checked)) return undefined;
  const joiners = typed.match(joiner) ?? [];
  return breakHosts(words.map((part, index) => part + (joiners[index] ?? '')).join(''));
}

/** Any other value of an email's body on one line, without invisible characters or links. */
export function toPlainWords(words: string): string {
  return breakHosts(toLine(words)).slice(0, maxLength).toWellFormed();
}

function toLine(words: string): string {
  return asRead(words.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
