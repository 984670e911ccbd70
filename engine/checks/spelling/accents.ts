import { accentedWords } from '#engine/language/said/accented-words.ts';
import { beginSentence } from '#engine/text/wording.ts';

/** Words of a language that somebody wrote without their accents. */
interface WithoutAccents {
  readonly language: string;
  readonly pattern: RegExp;
  /** The word that was meant. */
  readonly meant: (found: string) => string;
}

/** Words without their accents, by language. */
export const withoutAccents: readonly WithoutAccents[] = Object.entries(accentedWords).map(
  ([language, list]) => {
    const words = list.split(' ');
    const plain = (word: string) => plainOf(word, language);
    const right = new Map(
      [...words, ...words.map(beginSentence)].map((word) => [plain(word), word]),
    );
    const usual = words.map(plain);
    const first = words.map(beginSentence).map(plain);
    const anywhere = `${usual.join('|')}|(?<=^|[.!?] )(?:${first.join('|')})`;
    const rest = language === 'de' ? '\\p{Ll}*' : '';
    return {
      language,
      pattern: new RegExp(`(?<![\\p{L}\\d@./{-])(?:${anywhere})${rest}(?![\\p{L}\\d@}])`, 'gu'),
      meant: (found) => {
        const start = [...right.keys()].find((word) => found.startsWith(word)) ?? '';
        return `${right.get(start) ?? ''}${found.slice(start.length)}`;
      },
    };
  },
);

/** A word as a keyboard without accents writes it. */
function plainOf(word: string, language: string): string {
  const spelt = word.replaceAll('ß', 'ss').normalize('NFD');
  return spelt.replace(/\u0308/gu, language === 'de' ? 'e' : '').replace(/\p{M}/gu, '');
}
