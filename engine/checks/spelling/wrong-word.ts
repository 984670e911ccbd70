/** How many words that are right are remembered; a power of two. */
const maxRight = 2 ** 16;

/**
 * Says quickly whether a text holds a wrong word of three letters or more. Most words of a text stand in
 * another one, too, so each that was right is kept at its hash, and no string is made to look it up.
 *
 * @param isWrong asked of a word in small letters, which are those of English
 */
export function holdsWrongWord(isWrong: (word: string) => boolean): (text: string) => boolean {
  const right: string[] = new Array(maxRight).fill('');
  return (text) => {
    let start = 0;
    let hash = 0;
    for (let index = 0; index <= text.length; index += 1) {
      const code = text.charCodeAt(index);
      const small = code | 0x20;
      if (small >= 0x61 && small <= 0x7a) {
        hash = (Math.imul(hash, 31) + code) | 0;
        continue;
      }
      if (index - start >= 3) {
        const place = (hash ^ (hash >>> 16)) & (maxRight - 1);
        const known = right[place] ?? '';
        if (known.length !== index - start || !text.startsWith(known, start)) {
          const word = text.slice(start, index);
          if (isWrong(word.toLowerCase())) return true;
          right[place] = word;
        }
      }
      start = index + 1;
      hash = 0;
    }
    return false;
  };
}
