/** How many words that nobody looks for are remembered; a power of two. */
const maxOthers = 2 ** 16;

/**
 * Says quickly whether a text holds a word that is looked for. Most words of a text stand in another
 * one, too, so each that is none is kept at its hash, and no string is made to look it up.
 *
 * @param isSought asked of a word in small letters
 * @param least shorter words are none
 */
export function holdsWord(
  isSought: (word: string) => boolean,
  least: number,
): (text: string) => boolean {
  let others: string[] | undefined;
  return (text) => {
    others ??= new Array<string>(maxOthers).fill('');
    const { length } = text;
    let start = 0;
    let hash = 0;
    for (let index = 0; index <= length; index += 1) {
      // Asking behind the end, and `Math.imul`, would take V8's quick compilers three times as long.
      const code = index < length ? text.charCodeAt(index) : 0;
      if (isLetter(code)) {
        hash = ((hash << 5) - hash + code) | 0;
        continue;
      }
      if (index - start >= least) {
        const place = (hash ^ (hash >>> 16)) & (maxOthers - 1);
        const known = others[place] ?? '';
        if (known.length !== index - start || !text.startsWith(known, start)) {
          const word = text.slice(start, index);
          if (isSought(word.toLowerCase())) return true;
          others[place] = word;
        }
      }
      start = index + 1;
      hash = 0;
    }
    return false;
  };
}

/** Whether a character is a letter of a European language. */
function isLetter(code: number): boolean {
  const small = code | 0x20;
  if (small >= 0x61 && small <= 0x7a) return true;
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7;
}
