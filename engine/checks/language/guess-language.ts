import type { Language } from '#engine/declaration/language.ts';

/** Small words that nearly every text of a language has and none of the other languages. */
const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is are with your you we it that this for what who from they have'.split(' '),
  ),
  de: new Set(
    'der das und ist nicht mit für sie ihr ihre wir wie ein eine auf dem den zu im'.split(' '),
  ),
  es: new Set(
    'el los las y con para su tu usted del una qué cómo más está por pero sin'.split(' '),
  ),
  fr: new Set('le les et est avec pour vous votre vos dans une des du nous sur qui pas'.split(' ')),
  'pt-BR': new Set('o os você seu sua não uma com para do da em são mais como às ao já'.split(' ')),
};

/** How many different small words must be found before anything is said of a text. */
const minFound = 8;

/**
 * The language that texts are plainly written in.
 *
 * @returns undefined where there are too few words to tell, or words of several languages
 */
export function guessLanguage(texts: readonly string[]): Language | undefined {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const found = Object.entries(smallWords)
    .map(([language, known]) => {
      const hits = words.filter((word) => known.has(word));
      return { language: language as Language, hits: hits.length, different: new Set(hits).size };
    })
    .toSorted((a, b) => b.hits - a.hits);
  const [first, second] = found;
  if (first === undefined || second === undefined) return undefined;
  const isPlain = first.different >= minFound && first.hits >= 3 * second.hits;
  return isPlain ? first.language : undefined;
}
