import { plainText } from '#engine/text/markup.ts';
import type { PlacedText } from './texts.ts';
import { withoutStories } from './told.ts';

/** Three words or more between quotation marks. */
const quoted = /“[^“”]+ [^“”]+ [^“”]+”|„[^„“”]+ [^„“”]+ [^„“”]+[“”]|«[^«»]+ [^«»]+ [^«»]+»/gu;

/**
 * The words by which a text can be held to the facts: without marks, and without what somebody says in
 * it, because “We met last Tuesday.” is said by the reader or to the reader. Titles keep their words.
 * What is told of somebody else or of another time is left out, too, and whoever asks a question may tell
 * of themselves before: "I run a café with eleven seats. Is it too small?"
 */
export function ownWords(placed: Pick<PlacedText, 'text' | 'keys'>): string {
  return withoutStories(withoutSpeech(placed));
}

function withoutSpeech({ text, keys }: Pick<PlacedText, 'text' | 'keys'>): string {
  const plain = keys.at(-1) === 'question' ? whatIsAsked(plainText(text)) : plainText(text);
  if (!/[“„«]/u.test(plain)) return plain;
  return plain.replace(quoted, (whole) =>
    isSpeech(whole.slice(1, -1).trim(), whole === plain) ? `${whole[0]}…${whole.at(-1)}` : whole,
  );
}

function whatIsAsked(text: string): string {
  return text.endsWith('?') ? text.replace(/[^.!?]+\. (?=.*\?$)/gu, '… ') : text;
}

/**
 * Whether words begin like the middle of a sentence, or are not capitalised like a title and end as a
 * sentence or are all that a text says.
 */
function isSpeech(words: string, isAll: boolean): boolean {
  if (/^[^\p{L}]*\p{Ll}/u.test(words)) return true;
  const all = words.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const small = all.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (isAll || /[.!?…]$/u.test(words)) && small * 2 > all.length;
}
