import { otherLanguageOf } from '#engine/checks/language/text-language.ts';
import { withoutAccents } from '#engine/checks/spelling/accents.ts';
import { findMeant } from '#engine/checks/spelling/misspelt.ts';
import { holdsWrongWord } from '#engine/checks/spelling/wrong-word.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { beginSentence, quote } from '#engine/text/wording.ts';
import { misspellings } from './misspellings.ts';
import {
  type Detector,
  detect,
  type JudgedText,
  rememberLast,
  type Sign,
  type Slip,
} from './slip.ts';

const isQuoted = ({ property }: JudgedText) => property === 'quote';
const isFrench = ({ language }: JudgedText) => language === 'fr';
const isNotEnglish = ({ language }: JudgedText) => language !== 'en';
const hasAddress = ({ text }: JudgedText) => /:\/\/|www\.|@\w/.test(text);

/** Words that nobody writes twice in a row on purpose. */
const small =
  'the|a|an|and|or|of|to|on|at|for|with|from|by|your|you|we|it|this|our|my|their|as|but|if|are|was|will|can|not|i';
/** Words that are doubled for effect. */
const emphatic =
  'very|really|many|much|long|never|always|more|less|again|now|there|well|little|deep|deeply|slow|slowly|quick|quickly|step|knock|wait|breathe|please|good|great|same|tick|beep|half|blah|yeah|hush|easy|that|were|been|have|high|hear|work|done|here|over|around|round|only|just|even|some|like|love|true|pretty';

/** The same in other languages; "die die" and "nous nous" are right. */
const smallIn: Readonly<Record<string, string>> = {
  de: 'in|vom|zum|zur|dass|kein|wird|und|oder|ist|mit|für|von|zu|im|am|auf|ein|eine|einen|es|ich|wir|nicht|auch|aber|bei|nach|aus|wie|noch',
  es: 'tu|su|al|sin|de|el|y|en|los|las|con|por|para|un|una|del|su|es',
  fr: 'votre|notre|ce|qui|par|sans|le|de|et|en|les|des|un|une|pour|avec|dans|au|du|est|sur',
  'pt-BR': 'você|seu|sua|na|ao|de|o|e|em|os|as|com|por|para|um|uma|do|da|é',
};

/** What stands alone in its place: nothing follows its comma, as after "Dear Ada,". */
const endsWhole = new Set(
  'name role title headline label value eyebrow button tagline summary subtitle description brand badge note question answer alt'.split(
    ' ',
  ),
);

/** What ends with a full stop and not the sentence. */
const shortened =
  'approx|appr|lbs|hrs|mos|yrs|min|inc|ltd|ext|abs|art|lit|str|geb|zzt|zus|versch|etc|incl|excl|resp|viz|est|dept|max|min|bzw|usw|ggf|evtl|inkl|zzgl|exkl|sog|vgl|insb|max|bspw|usf|env|apr|aprox|pág|tel|num|vol|fig|prof|avec|misc|orig|temp|avg|std|tbsp|tsp';

/** Texts in which no word stands beside itself, which is quick to say of most. */
const lacksTwins = rememberLast((judged: JudgedText): boolean => {
  const text = judged.text.toLowerCase();
  for (let space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', space + 1)) {
    let start = space;
    while (start > 0 && isLetter(text.charCodeAt(start - 1))) start -= 1;
    if (start < space && text.startsWith(text.slice(start, space), space + 1)) return false;
  }
  return true;
});

/** Texts in which no two words stand twice in a row. */
function lacksPhraseTwins({ text }: JudgedText): boolean {
  const words = text.split(' ');
  return !words.some((word, at) => {
    const third = words[at + 2] ?? '';
    if (third.length < 4 || !word.endsWith(third)) return false;
    return words[at + 3]?.startsWith(words[at + 1] ?? '');
  });
}

/** Whether a small character is a letter of a European language. */
function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0x24f);
}

const lacksEnglishTwins = (judged: JudgedText) => isNotEnglish(judged) || lacksTwins(judged);

/** Words that are no part of longer ones. */
function alone(source: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}'’-])(?<shown>${source})(?![\\p{L}\\p{N}'’-])`, flags);
}

/** Words or signs that stand twice in a row. */
function twice(pattern: RegExp, what: string, except: Sign['except'] = () => false): Sign {
  const problem = (found: string) => `${quote(found)} has the same ${what} twice.`;
  return { pattern, problem, remedy: 'Remove one of the two.', except };
}

const signs: readonly Sign[] = [
  {
    pattern: /(?<=\S) {2,}(?=\S)| \u00a0|\u00a0[ \u00a0]/g,
    problem: (_, { text }) => `${quote(text)} has two spaces in a row.`,
    remedy: 'Remove one.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})”’"}]) (?:[,;!?](?=\s|$)|\.(?=\s|$)|,(?=\p{Ll}))/gu,
    problem: (found, { text }) => `${quote(text)} has a space before ${quote(found.trim())}.`,
    remedy: 'Remove the space.',
    except: isFrench,
  },
  twice(alone(`(?<word>${small}) \\k<word>`, 'giu'), 'word', lacksEnglishTwins),
  twice(
    alone(`(?!(?:${emphatic}) )(?<word>\\p{Ll}{4,}) \\k<word>`, 'gu'),
    'word',
    lacksEnglishTwins,
  ),
  twice(alone('(?<words>\\p{Ll}{4,} \\p{Ll}{4,}) \\k<words>', 'gu'), 'words', lacksPhraseTwins),
  {
    // "Nous nous" is right, and nothing is right three times.
    pattern: alone(
      `(?!(?:${emphatic}|sehr|viel|mu[iy]t?o?|très|bla|ja|ha|ho|hop|haha) )(?<word>\\p{L}{2,}) \\k<word> \\k<word>`,
      'giu',
    ),
    problem: (found) => `${quote(found)} has the same word three times.`,
    remedy: 'Write it as often as the sentence needs it.',
    except: lacksTwins,
  },
  // "What it is is a habit" is right.
  twice(
    /\bis is\b(?<!\b(?:what|who|where|how|why|all|thing|problem|truth|point|fact|trick|answer|it|that)\b[^.!?]*is is)/gi,
    'word',
    lacksEnglishTwins,
  ),
  {
    // "Wie geht´s", "Let‘s"
    pattern:
      /(?<=[A-Za-zÀ-ỿ])[‘´`′](?=(?:s|t|re|ve|ll|d|m)(?![A-Za-zÀ-ỿ]))|(?<=(?<![A-Za-zÀ-ỿ])(?:[cdjlmnst]|qu))[‘´`′](?=[A-Za-zÀ-ỿ])/gi,
    problem: (found, { text }) => `${quote(found)} in ${quote(text)} is no apostrophe.`,
    remedy: 'Write ’.',
  },
  {
    pattern: /(?<=[A-Za-zÀ-ỿ]),$/g,
    problem: (_, { text }) => `${quote(text)} ends with a comma, as if something followed.`,
    remedy: 'Remove it, or write what was meant to follow.',
    except: ({ property }) => !endsWhole.has(property),
  },
  {
    // "Read it today. ask by Friday."
    pattern: new RegExp(
      `\\. (?<=(?:(?<![A-Za-zÀ-ỿ])[a-zß-ÿ]{3,}|[A-Za-zÀ-ỿ]{6,})\\. )(?<!(?<![A-Za-zÀ-ỿ])(?:${shortened})\\. )(?<shown>[a-zß-ÿ]{2,})(?![A-ZÀ-Þ\\d@./])`,
      'g',
    ),
    problem: (found) => `A sentence begins with a small letter: ${quote(found)}.`,
    remedy: 'Begin it with a capital, or remove the full stop before it.',
    except: hasAddress,
  },
  ...Object.entries(smallIn).map(([language, words]) =>
    twice(
      alone(`(?<word>${words}|\\p{Ll}{9,}) \\k<word>`, 'giu'),
      'word',
      (judged) => judged.language !== language || lacksTwins(judged),
    ),
  ),
  ...withoutAccents.map(
    ({ language, pattern, meant }): Sign => ({
      pattern,
      problem: (found) => `${quote(found)} is ${quote(meant(found))} without its accents.`,
      remedy: (found) => `Write ${quote(meant(found))}.`,
      except: (judged) => judged.language !== language || hasAddress(judged),
    }),
  ),
  twice(/(?<sign>[%€£])\s?\k<sign>|\$\s?\$(?=\d)/g, 'sign'),
  {
    // Spanish opens a question and a call before it closes them.
    pattern:
      /(?<=^|[.!?…] )(?:(?![.!?…] )[^¿?])*\p{L}\?(?=$| )|(?<=^|[.!?…] )(?:(?![.!?…] )[^¡!])*\p{L}!(?=$| )/gu,
    problem: (found) =>
      `${quote(found)} has no ${found.endsWith('?') ? '¿' : '¡'} where it begins.`,
    remedy: (found) => `Write ${found.endsWith('?') ? '¿' : '¡'} before its first word.`,
    except: ({ language }) => language !== 'es',
  },
  {
    pattern: /¿[^?]*$|¡[^!]*$/gu,
    problem: (found) =>
      `${quote(found)} has no ${found.startsWith('¿') ? '?' : '!'} where it ends.`,
    remedy: (found) => `Write ${found.startsWith('¿') ? '?' : '!'} after its last word.`,
    except: ({ language }) => language !== 'es',
  },
  {
    // Where a comma begins the decimals, a point would part the thousands, and the other way round.
    pattern:
      /(?<![\d.,])\d{1,2}\.\d(?= ?(?:Stunden?|Jahren?|Prozent|Millionen|Mio|mal|heures?|ans?|millions?|horas?|anos?|milhões|vezes|%|€)(?![A-Za-zÀ-ỿ]))|(?<![\d.,])\d{1,3},000(?![\d.,])/gi,
    problem: (found) => `${quote(found)} is an English way of writing a number.`,
    remedy: (found, { language }) => {
      const thousands = language === 'fr' ? '\u202f' : '.';
      return `Write ${quote(found.replace(/[.,]/, (sign) => (sign === '.' ? ',' : thousands)))}.`;
    },
    except: ({ language }) => language === 'en' || language === 'es',
  },
  {
    pattern: /“[^“”„]{1,80}”/gu,
    problem: (found) => `${quote(found)} has the quotation marks of English.`,
    remedy: (found) => `Write „${found.slice(1, -1)}“.`,
    except: ({ language }) => language !== 'de',
  },
  {
    pattern: /(?<=^|[\s(])”(?=[A-Za-zÀ-ỿ])[^“”]{0,80}“?|(?<=[A-Za-zÀ-ỿ][.,!?]?)“(?=[\s.,;!?)]|$)/g,
    problem: (found) => `${quote(found)} has a quotation mark that is turned the wrong way.`,
    remedy: 'Write “ before the words and ” after them.',
    except: ({ language, text }) => language === 'de' || text.includes('„'),
  },
  {
    // A quotation of several paragraphs opens each of them.
    pattern: /(?<=\S\s)„[^“”„]*$/g,
    problem: (found) => `${quote(found)} opens a quotation that nothing closes.`,
    remedy: 'Add the mark that closes it, or remove this one.',
  },
  {
    pattern: /„[^“”„]{1,80}[“”]/gu,
    problem: (found) => `${quote(found)} has the quotation marks of German.`,
    remedy: (found, { language }) => {
      const inside = found.slice(1, -1);
      return `Write ${language === 'fr' ? `« ${inside} »` : language === 'es' ? `«${inside}»` : `“${inside}”`}.`;
    },
    except: ({ language }) => language === 'de',
  },
  {
    // "Kund:innen" is a word.
    pattern: /(?<=\p{Ll}{2}):(?=\p{Ll}{2})(?!in(?:nen)?(?!\p{L}))/gu,
    problem: (found, { text }) => `${quote(text)} has no space after ${quote(found)}.`,
    remedy: 'Add the space.',
    except: (judged) => hasAddress(judged) || /\]\(|:\p{Ll}[\p{Ll}_]*:/u.test(judged.text),
  },
  {
    pattern:
      /!{2,}|\?{2,}|[,;] ?,|,{2,}|;{2,}|(?<!\.)\.{2}(?!\.)|\.{4,}|[,;:][.;:](?!\w)|,[!?]|[!?]\.(?!\.)|(?<=[a-zß-ÿ]{4})\.[!?](?![A-Za-zÀ-ỿ])/g,
    problem: (found, { text }) =>
      `${quote(found)} in ${quote(text)} is more than one sign where one is enough.`,
    remedy: (found) =>
      `Write ${/\.{4,}/.test(found) ? '…' : quote(/[!?.…]/.exec(found)?.[0] ?? found.slice(0, 1))}.`,
    except: (judged) => isQuoted(judged) || hasAddress(judged),
  },
  {
    pattern: /(?<=\p{Ll})[,;!?](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu,
    problem: (found, { text }) => `${quote(text)} has no space after ${quote(found)}.`,
    remedy: 'Add the space.',
    except: (judged) => hasAddress(judged) || /(?<=\p{L})\?(?=\p{Ll})/u.test(judged.text),
  },
];

const findPatterns = detect('typing-slip', 'warning', signs);

/** Brackets and quotation marks that open or close without their partner. */
const findUnbalanced = ({ text, property }: JudgedText): readonly Slip[] => {
  if (!/[()[\]“”"]/.test(text)) return [];
  // The mark of a list, as in "a) price, b) place", closes nothing.
  const plain = text
    .replace(/[:;=]-?[()DP]/g, '')
    .replace(/(?<=^|\s)\p{L}?\p{N}{0,2}\)/gu, (mark, at: number) =>
      isOpen(text.slice(0, at)) ? mark : '',
    );
  const open = [
    ['(', ')'],
    ['[', ']'],
    ['“', '”'],
  ].find(([from = '', to = '']) => {
    // A quotation of several paragraphs opens each of them, and German closes with “.
    // A link that is not closed has a rule of its own.
    if (from === '[' && /\[[^\]]*\(/.test(plain)) return false;
    if (from === '“' && (plain.includes('„') || /^“[^“”]*$/.test(plain))) return false;
    return countOf(plain, from) !== countOf(plain, to);
  });
  const straight = countOf(plain.replace(/(?<=\d)"/g, ''), '"') % 2 === 1;
  // What somebody said may be quoted in part, but not end within a quotation of its own.
  const isPart = property === 'quote' && !/[^“”]“[^“”]*$/u.test(plain);
  if (isPart || text.includes('](') || (open === undefined && !straight)) return [];
  const [from, to] = open ?? ['"', '"'];
  return [
    {
      rule: 'typing-slip',
      severity: 'warning',
      index: 0,
      length: text.length,
      problem: `${quote(text)} has ${from === to ? `one ${from}` : `${from} without ${to} or ${to} without ${from}`}.`,
      remedy: 'Add the other one or remove this one.',
    },
  ];
};

function isOpen(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** Words without the accents that they have elsewhere: "verspaetet" beside "verspätet". */
export const findLostAccents: Detector = (judged) => {
  const { text, language } = judged;
  const accented = language === 'en' ? undefined : judged.accented();
  if (accented === undefined || accented.size === 0 || hasAddress(judged)) return [];
  return Array.from(text.matchAll(/(?<![\p{L}@./{-])\p{L}{6,}(?![\p{L}@}])/gu)).flatMap((match) => {
    const [word] = match;
    const small = word.toLowerCase();
    const meant = accented.get(small);
    if (meant === undefined || meant === small) return [];
    const right = word === small ? meant : beginSentence(meant);
    return {
      rule: 'typing-slip',
      severity: 'warning',
      index: match.index,
      length: word.length,
      problem: `${quote(word)} is ${quote(right)} without its accents.`,
      remedy: `Write ${quote(right)}.`,
    } as const;
  });
};

/** Slips of the fingers that no reader should have to read over. */
export const findTypingSlips: Detector = (judged) => [
  ...findPatterns(judged).filter(({ index }) => !isInPlaceholder(judged.text, index)),
  ...findUnbalanced(judged),
];

function isInPlaceholder(text: string, index: number): boolean {
  return /\{[^{}]*$/.test(text.slice(0, index)) && /^[^{}]*\}/.test(text.slice(index));
}

/** Texts that hold names, which are spelt as their bearers like. */
const ofNames = new Set(['name', 'by', 'author', 'role', 'signOff', 'brand']);

/** Properties whose words begin with capitals more often than not: "Get My Free Report". */
const ofButtons = new Set(['button', 'idle', 'busy', 'label', 'title', 'headline', 'eyebrow']);

/** Whether all longer words of a text begin with capitals, so that a capital makes no name. */
function isTitleCase(text: string, property: string): boolean {
  if (!ofButtons.has(property)) return false;
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  return long.length >= 2 && long.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

/** Whether some word of a text may be misspelt: quick to say, and no for nearly every text. */
const holdsMisspelt = holdsWrongWord(
  (word) => (ownValue(misspellings, word) ?? findMeant(word)) !== undefined,
);

/** English words that are misspelt: by a list of usual mistakes, or one slip away from a common word. */
export const findMisspelt: Detector = ({ text, language, property }) => {
  if (language !== 'en' || !holdsMisspelt(text)) return [];
  const slips = Array.from(text.matchAll(/(?<![\p{L}@./{-])\p{L}{3,}(?![\p{L}@])/gu)).flatMap(
    (match) => {
      const [word] = match;
      const small = word.toLowerCase();
      // A capital inside a sentence makes a name.
      const isWord =
        word === small ||
        (match.index === 0 && word.length >= 6) ||
        (word.length >= 5 && isTitleCase(text, property));
      const meant =
        ownValue(misspellings, small) ??
        (isWord && !ofNames.has(property) ? findMeant(small) : undefined);
      if (meant === undefined) return [];
      return {
        rule: 'misspelling',
        severity: 'warning',
        index: match.index,
        length: word.length,
        problem: `${quote(word)} is misspelt.`,
        remedy: `Write ${quote(/^\p{Lu}/u.test(word) ? beginSentence(meant) : meant)}.`,
      } as const;
    },
  );
  // What somebody said may stand in their own language.
  return slips.length > 0 && otherLanguageOf(text, 'en') !== undefined ? [] : slips;
};

/** Capitals only, for a sentence or more: slower to read, and read aloud letter by letter. */
export const findShouting: Detector = ({ text }) => {
  const filled = text.replace(/\{[^{}]*\}/g, ' ');
  if (/[a-z]{2}/.test(filled)) return [];
  const words = filled.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const long = words.filter((word) => [...word].length > 1);
  const letters = long.join('').length;
  if (long.length < 4 || letters < 16 || long.some((word) => word !== word.toUpperCase()))
    return [];
  return {
    rule: 'shouting',
    severity: 'warning',
    index: 0,
    length: text.length,
    problem: `${quote(text)} is written in capitals, which are slower to read and read aloud letter by letter.`,
    remedy: 'Write it in ordinary letters.',
  };
};
