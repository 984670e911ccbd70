import { ordinals } from '#engine/checks/said/english.ts';
import { quote } from '#engine/text/wording.ts';
import { type JudgedText, rememberLast, type Sign } from './slip.ts';

/** "A tenth tenth" is one of ten parts. */
const fractions = ordinals.slice(1).join('|');

const isNotEnglish = ({ language }: JudgedText) => language !== 'en';

/** Words that nobody writes twice in a row on purpose. */
const small =
  'the|a|an|and|or|of|to|on|at|for|with|from|by|your|you|we|it|this|our|my|their|as|but|if|are|was|will|can|not|i';
/** Words that are doubled for effect. */
const emphatic =
  'very|really|many|much|long|never|always|more|less|again|now|there|well|little|deep|deeply|slow|slowly|quick|quickly|step|knock|wait|breathe|please|good|great|same|tick|beep|half|blah|yeah|hush|easy|tock|that|were|been|have|high|hear|work|done|here|over|around|round|only|just|even|some|like|love|true|pretty';

/** The same in other languages; "die die", "nicht nicht", "nous nous" and "para para" may be right. */
const smallIn: Readonly<Record<string, string>> = {
  de: 'in|vom|zum|zur|dass|kein|wird|und|oder|ist|mit|für|von|zu|im|am|auf|ein|eine|einen|es|ich|wir|auch|aber|bei|nach|aus|wie|noch',
  es: 'tu|su|al|sin|de|el|y|en|los|las|con|por|para|un|una|del|su|es',
  fr: 'votre|notre|ce|qui|par|sans|le|de|et|en|les|des|un|une|pour|avec|dans|au|du|est|sur',
  'pt-BR': 'você|seu|sua|na|ao|de|o|e|em|os|as|com|por|um|uma|do|da|é',
};

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

/** Words and signs that stand twice in a row. */
export const repeated: readonly Sign[] = [
  twice(alone(`(?<word>${small}) \\k<word>`, 'giu'), 'word', lacksEnglishTwins),
  twice(
    alone(`(?!(?:${emphatic}|${fractions}) )(?<word>\\p{Ll}{4,}) \\k<word>`, 'gu'),
    'word',
    lacksEnglishTwins,
  ),
  twice(
    alone(`(?!(?:${emphatic}) )(?<words>\\p{Ll}{4,} \\p{Ll}{4,}) \\k<words>`, 'gu'),
    'words',
    lacksPhraseTwins,
  ),
  {
    // "Nous nous" is right, and nothing is right three times but sounds: "la la la", "no no no".
    pattern: alone(
      `(?!(?:${emphatic}|sehr|viel|muito|très|haha) )(?<word>\\p{L}{4,}) \\k<word> \\k<word>`,
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
  ...Object.entries(smallIn).map(([language, words]) =>
    twice(
      // "O a, o n, o o." tells of letters: nothing ends with an article.
      alone(`(?<word>${words}|\\p{Ll}{9,}) \\k<word>(?!(?<=\\b\\p{L})[.,;])`, 'giu'),
      'word',
      (judged) => judged.language !== language || lacksTwins(judged),
    ),
  ),
  twice(
    // "Die, die das sagen" has a comma.
    /(?<=^|[.!?:] )(?<word>der|die|das|den|dem|des) \k<word>(?= )/gi,
    'word',
    (judged) => judged.language !== 'de' || lacksTwins(judged),
  ),
  twice(/(?<sign>[%€£])\s?\k<sign>|\$\s?\$(?=\d)/g, 'sign'),
];
