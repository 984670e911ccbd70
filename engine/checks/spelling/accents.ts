import { rememberOwn } from '#engine/checks/rule/own/own.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
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
        const end = found.slice(start.length);
        return `${right.get(start) ?? ''}${language === 'de' ? withUmlauts(end) : end}`;
      },
    };
  },
);

/** The end of a German word, "kraefte", as it is meant; "neue", "Bauer" and "Quelle" stay. */
function withUmlauts(end: string): string {
  return end.replace(/(?<![aeq])ue|ae|oe/gu, (pair) => `${pair.charAt(0)}\u0308`.normalize());
}

/**
 * The words with accents in a coach's texts, in small letters, by what a keyboard without accents makes
 * of them. A word that differs from another one by a single accent may be that one.
 */
export const accentedElsewhere = rememberOwn(({ coach, funnels, guides }) => {
  const texts = [...(coach ? [coach] : []), ...funnels, ...guides].flatMap(({ value }) =>
    shownTexts(value).map(({ text }) => text),
  );
  const words = texts.flatMap((text) => text.match(accented) ?? []);
  return new Map(
    words.flatMap((word) => {
      const small = word.toLowerCase();
      const lost = small.normalize('NFD').replace(/\p{M}/gu, '');
      const isPlain = small.normalize('NFD').length - lost.length > 1;
      return [
        ...(/[äöü]/u.test(small) ? [[plainOf(small, 'de'), small] as const] : []),
        ...(isPlain ? [[lost, small] as const] : []),
      ];
    }),
  );
});

const accented = /(?<!\p{L})(?=\p{L}{6})\p{L}*[à-ÿÀ-Ý]\p{L}*/gu;

/** A word as a keyboard without accents writes it. */
function plainOf(word: string, language: string): string {
  const spelt = word.replaceAll('ß', 'ss').normalize('NFD');
  return spelt.replace(/\u0308/gu, language === 'de' ? 'e' : '').replace(/\p{M}/gu, '');
}
