import type { Language } from '#engine/declaration/language.ts';
import { holdsWord } from '#engine/patterns/holds-word.ts';
import { rememberTexts } from '#engine/patterns/remember-texts.ts';

/** Small words that no other of the languages has, nor English names; a few of them give a sentence away. */
const tellTale: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'the and of to is are with your you we it that this for what who from they have our will be by which how when where here not can has was were about into get yours them their there these those her his its but if then than please enter three may send any unsubscribe withdraw why join things thing worth everything something inside at',
  ),
  de: words(
    'der die das und ist nicht mit für sie ihr ihnen ihre ihren ihrem ihrer wir wie ein eine einen einem einer auf dem zu im hier auch von bei aus nach wenn sich oder kein keine noch über zum zur uns unser unsere haben wird werden sind ich mich mir dein deine jetzt bitte danke schön kostenlos nächste nächsten tage tagen wochen stunden jahre fünf sieben neun zehn zwanzig dreißig neunzig alle plätze vergeben',
  ),
  es: words(
    'el los las y con para su tu usted qué cómo más está por pero sin aquí una unos del al nuestro nuestra gracias ahora gratis cuando donde también muy tiene quiere reserve descargue lo vas tus puedes vivo aprender hacer',
  ),
  fr: words(
    'le les et est avec pour vous votre vos dans une des du nous sur qui pas voici merci ici notre nos je ce cette ces être avez mais où très maintenant gratuit gratuitement au aux vas',
  ),
  'pt-BR': words(
    'os você seu sua não uma com para do da em são mais às ao já aqui obrigado obrigada nosso nossa agora grátis também muito quando onde está vivo aprender',
  ),
};

/** Letters and endings that the words of one language have. */
const shapes: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /ß|\p{L}{4}(?:ung|keit|heit)(?:en)?$/u,
  es: /ñ|\p{L}{3}ción$/u,
  fr: /^[cdjlns]’$|œ|\p{L}{3}(?:eaux)$/u,
  'pt-BR': /ã|õ|\p{L}{3}ção$/u,
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const languages = Object.keys(tellTale) as readonly Language[];

/** The languages that a word gives away. */
const languagesOf = rememberTexts((word): readonly Language[] =>
  languages.filter((language) => tellTale[language].has(word) || shapes[language]?.test(word)),
);

/** The words in small letters; what French elides is one: "l’atelier" has two. */
function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/(?<!\p{L})[cdjlns]’(?=\p{L})|\p{L}+/gu) ?? []
  );
}

/** Whether a word may give away another language than is expected. */
function isTelling(word: string, expected: Language): boolean {
  const found = languagesOf(word);
  if (word === 'a' && expected === 'de') return true;
  return found.length > 1 || (found.length === 1 && found[0] !== expected);
}

/** Whether a text holds such a word, or a letter alone, which French may have elided: quick to say. */
const holdsTelling = Object.fromEntries(
  languages.map((expected) => [
    expected,
    holdsWord((word) => /^[cdjlns]$/.test(word) || isTelling(word, expected), 1),
  ]),
);

/** Whether two words of a text may give another language away: no for nearly every text. */
export function mayHoldOther(text: string, expected: Language): boolean {
  if (!holdsTelling[expected]?.(text)) return false;
  return new Set(wordsIn(text).filter((word) => isTelling(word, expected))).size > 1;
}

/** English words that other languages have, too, or borrow. */
const shared = new Set('was will her not has here but then who for of to six second'.split(' '));
const numbers = new Set(
  'two three four five six seven eight nine ten twenty thirty ninety second third fourth fifth sixth'.split(
    ' ',
  ),
);

/** "Le four" is an oven. */
const own: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = { fr: words('four') };

/** An English word beside a word of the expected language, which is another: "die three Wochenenden". */
export function englishBeside(text: string, expected: Language): string | undefined {
  const found = text.match(/[\p{L}’-]+/gu) ?? [];
  return found.find((word, at) => {
    const isEnglish = (tellTale.en.has(word) || numbers.has(word)) && !shared.has(word);
    if (!isEnglish || tellTale[expected].has(word) || own[expected]?.has(word)) return false;
    return [found[at - 1], found[at + 1]].some(
      (one) =>
        one !== undefined &&
        tellTale[expected].has(one.toLowerCase()) &&
        !tellTale.en.has(one.toLowerCase()),
    );
  });
}

/** What sayings have that are too short for more of their language: "Te echo de menos". */
const small = words('de que la el le je il te se me et si ne un');

/** Whether a sentence is a saying in another language: nothing in it is of its own. */
export function isSaying(text: string, expected: Language): boolean {
  const found = wordsIn(text);
  return (
    found.length > 2 &&
    !found.some((word) => tellTale[expected].has(word)) &&
    found.some((word) => small.has(word) || isTelling(word, expected))
  );
}

/** Whether a part of a sentence has words of another language only: three of them, and none of its own. */
export function isOfOther(text: string, expected: Language): boolean {
  const found = wordsIn(text);
  if (found.length < 5 || found.some((word) => tellTale[expected].has(word))) return false;
  const other = otherLanguageOf(text, expected);
  if (other === undefined) return false;
  return new Set(found.filter((word) => tellTale[other].has(word))).size >= 3;
}

/**
 * The language of a sentence that is plainly written in another one than the page.
 *
 * @returns undefined where it may be in the expected language, or is too short to tell
 */
export function otherLanguageOf(text: string, expected: Language): Language | undefined {
  const found = wordsIn(text);
  if (found.length < 3) return undefined;
  const own = found.filter((word) => tellTale[expected].has(word)).length;
  const [best] = languages
    .filter((language) => language !== expected)
    .map((language) => {
      const hits = found.filter(
        (word) =>
          languagesOf(word).includes(language) ||
          // Of these languages only German has no word "a".
          (word === 'a' && expected === 'de' && language === 'en'),
      );
      return { language, hits: hits.length, different: new Set(hits).size };
    })
    .toSorted((one, other) => other.hits - one.hits);
  if (best === undefined || best.different < 2) return undefined;
  const isPlain =
    best.hits >= 3 * own && best.hits / found.length >= (found.length > 8 ? 0.2 : 0.3);
  return isPlain ? best.language : undefined;
}
