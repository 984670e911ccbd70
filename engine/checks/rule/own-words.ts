import { plainText } from '#engine/text/markup.ts';

/** Three words or more between quotation marks. */
const quoted = /“[^“”]+ [^“”]+ [^“”]+”|„[^„“”]+ [^„“”]+ [^„“”]+[“”]|«[^«»]+ [^«»]+ [^«»]+»/gu;

/**
 * The words by which a text can be held to the facts: without marks, and without what somebody says in
 * it, because “We met last Tuesday.” is said by the reader or to the reader. Titles keep their words.
 */
export function ownWords(text: string): string {
  const plain = plainText(text);
  if (!/[“„«]/u.test(plain)) return plain;
  return plain.replace(quoted, (whole) =>
    isSpeech(whole.slice(1, -1).trim()) ? `${whole[0]}…${whole.at(-1)}` : whole,
  );
}

/** Whether words begin like the middle of a sentence, or end as one and are not capitalised like a title. */
function isSpeech(words: string): boolean {
  if (/^[^\p{L}]*\p{Ll}/u.test(words)) return true;
  const all = words.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const small = all.filter((word) => /^\p{Ll}/u.test(word)).length;
  return /[.!?…]$/u.test(words) && small * 2 > all.length;
}
