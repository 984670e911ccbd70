/** How many characters of a visitor's words an email's text may have. */
const maxLength = 120;

/**
 * The words on one line, without characters that cannot be seen or that turn the line around, and
 * with a blank after a dot inside a word: "J.Doe" reads as well, "shop.example" is no link any more.
 */
export function toPlainWords(words: string): string {
  return words
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu, '')
    .replace(/(?<=\S)\.(?=\p{L}{2})/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();
}
