import { remember } from '#engine/checks/rule/remember.ts';
import {
  anyNumber,
  isNear,
  numberPattern,
  numbersIn,
  readNumber,
} from '#engine/checks/said/english.ts';
import { contradictions, findOutvoted, type Statement } from './disagree.ts';
import type { Compare, OfferText } from './offer-texts.ts';

/** What a count may be of without being the offer's: times, money, people, and what has other rules. */
export const uncounted: ReadonlySet<string> = new Set(
  'minutes mins hours seconds sundays mondays tuesdays wednesdays thursdays fridays saturdays summers winters springs days weeks months years quarters evenings mornings nights afternoons weekends percent dollars euros pounds cents times people clients customers women men owners leaders families founders teams companies firms coaches readers guests professionals participants attendees members employees executives children colleagues friends strangers organizations businesses entrepreneurs emails letters messages notes fields seats spots chairs tickets places things lines words parts pieces others'.split(
    ' ',
  ),
);
const stops = new Set(
  'to of in for with and or that which who out per a an the is are was were will can at on by from as not you your we our they it its this these those so but if when where why how about because than more less'.split(
    ' ',
  ),
);

/** Whether a word belongs no more to what a number counts, as "you’ll" in "in two hours you’ll learn three habits". */
function endsCounted(word: string): boolean {
  return stops.has(word.replace(/[’'](?:d|ll|m|re|s|ve)$/u, '')) || readNumber(word) > 1;
}

/** "Two cues a day", "two cases out of three": not as many as there are. */
const isRate = new RegExp(
  `^ (?:(?:a|an|per|each|every|at a time)\\b|(?:out of|of|in) (?:every )?${numberPattern})`,
  'i',
);
/** "Five sentences, five tickets": one of these for each of those, however many of them there are. */
function isPaired(before: string, number: number): boolean {
  const sentence = before.split(/[.!?] /u).at(-1) ?? '';
  return /[,·] $| and $/u.test(sentence) && numbersIn(sentence).includes(number);
}
/** "The two sentences in your head" are those of the reader. */
const isOfReader = /^ (?:(?:that |which )?you\b|(?:in|on|from|of) your\b)/i;

const phrase = new RegExp(
  `(?<number>${numberPattern})(?=(?<rest>(?: [A-Za-zÀ-ỿ][A-Za-zÀ-ỿ’'-]*){1,5}))`,
  'gi',
);
/** Where a number is that of the whole, and not of some of it: "the first three", "try two". */
const isWhole =
  /(?:^|[.!?:·|,;(“–—] ?|\b(?:of|in|all|the|these|our|your|free|with|has|have|holds?|into|and|lists?|names?|covers?|through|me|you|get|practi[sc]es?|learns?|covers?|teaches|contains?|there are|here are) )$/i;
/** "The therapist’s version has twelve corners": what somebody else has. */
const isOfOthers =
  /\b(?:(?!today)[a-z]+[’']s|another|every other) [a-z]+ (?:has|holds|lists|names|covers|contains) $/u;
const upTo = new RegExp(
  `\\bup to (?<number>${numberPattern}) (?<who>people|guests|participants|colleagues|members|seats|teams)\\b`,
  'gi',
);
const otherOnes = new RegExp(
  `\\bone (?<noun>[A-Za-zÀ-ỿ]{3,})\\b[^!?]{0,40}\\b(?:the|all) other (?<number>${numberPattern})\\b`,
  'i',
);

/** Everything that a text counts, by the noun or the verb that names it. */
export const countsIn = remember((text: OfferText): readonly Statement[] => {
  if (!anyNumber.test(text.text)) return [];
  const named = Array.from(text.text.matchAll(phrase)).flatMap(({ groups = {}, index }) => {
    // How many there are besides "four other ways" is told in a sentence before it.
    if (/^ other /i.test(groups['rest'] ?? '')) return [];
    const number = readNumber(groups['number'] ?? '');
    if (!Number.isInteger(number) || number < 2 || number > 60) return [];
    const before = text.text.slice(0, index);
    if (!isWhole.test(before) || isOfOthers.test(before) || isPaired(before, number)) return [];
    const words = (groups['rest'] ?? '').trim().split(' ');
    const end = words.findIndex((word) => endsCounted(word.toLowerCase()));
    const run = end === -1 ? words : words.slice(0, end);
    const noun = run.findLast((word) => /[^s]s$/u.test(word))?.toLowerCase();
    if (noun !== undefined && uncounted.has(noun)) return [];
    const next = words[end]?.toLowerCase() === 'to' ? words[end + 1] : undefined;
    // "Nine to four", "ten to half past three"
    const isSpan = /^(?:half|quarter)$/i.test(next ?? '') || readNumber(next ?? '') > 0;
    const verb = isSpan ? undefined : next;
    const size =
      noun === undefined ? end : run.findIndex((word) => word.toLowerCase() === noun) + 1;
    const said = `${groups['number']} ${words.slice(0, noun === undefined ? size + 2 : size).join(' ')}`;
    const after = text.text.slice(index + said.length);
    if (isRate.test(after)) return [];
    if (isOfReader.test(after) && /\b(?:the|these) $/i.test(before)) return [];
    return [
      ...(noun === undefined ? [] : [{ text, about: noun, number, words: said }]),
      ...(verb === undefined || (noun === undefined && end > 0)
        ? []
        : [{ text, about: `to ${verb.toLowerCase()}`, number, words: said }]),
    ];
  });
  const limits = Array.from(text.text.matchAll(upTo), ([words, number = '', who = '']) => ({
    text,
    about: `up to ${who.toLowerCase()}`,
    number: readNumber(number),
    words,
  }));
  const rest = otherOnes.exec(text.text);
  const { noun: one = '', number: others = '' } = rest?.groups ?? {};
  return [
    ...named,
    ...limits,
    ...(rest
      ? [{ text, about: `${one.toLowerCase()}s`, number: readNumber(others) + 1, words: rest[0] }]
      : []),
  ];
});

/** Texts in the middle of which a count may be of something else. */
const isBody = ({ keys, property }: OfferText) =>
  keys.includes('points') ||
  keys.includes('afterword') ||
  property === 'tip' ||
  keys.includes('next');

/** What a funnel offers is counted alike wherever it is counted. */
export const countsAgree: Compare = (texts) => {
  const statements = texts.flatMap((text) =>
    countsIn(text).filter(
      ({ about, words }) =>
        (about.startsWith('up to') || !text.isEmail || !isBody(text) || isAll(text, words)) &&
        !isOfForm(text, about),
    ),
  );
  return contradictions(
    findOutvoted(statements).filter(
      // One text that counts twice counts two things: "four cups of flour, two cups of water".
      ({ wrong, right }) =>
        wrong.text !== right.text && isSlip(wrong, right) && !isSome(wrong, right),
    ),
    'count-of-points',
    'Count again and write one number in both places.',
  );
};

/** "All nine neighbourhoods" are all, wherever it is said. */
function isAll({ keys, text }: OfferText, words: string): boolean {
  return !keys.includes('points') && /\ball $/i.test(text.slice(0, text.indexOf(words)));
}

/** The answers that a form asks for are counted by its fields. */
function isOfForm({ keys }: OfferText, about: string): boolean {
  return keys[0] === 'form' && (about === 'answers' || about === 'questions');
}

/** Twenty loaves may be two for each of ten people. */
function isSlip({ text, number, about, words }: Statement, right: Statement): boolean {
  const mayBeFar =
    about.startsWith('up to') ||
    isAll(text, words) ||
    (opensWith(text, words) && opensWith(right.text, right.words));
  return mayBeFar || isNear(number, right.number);
}

/** "Nine statements, one score", "Three minutes. Nine statements.": what tells an offer in short counts it. */
function opensWith({ text, property }: OfferText, words: string): boolean {
  const at = text.indexOf(words);
  return (
    inShort.has(property) &&
    /(?:^|[.!?·] )$/u.test(text.slice(0, at)) &&
    /^(?:[.,!?]| ·|$)/u.test(text.slice(at + words.length))
  );
}
const inShort = new Set(
  'summary description preview subject headline eyebrow title subtitle badge'.split(' '),
);

/** "Two neighbourhoods will stand out" in a running text are some of the ten. */
function isSome({ text, number, words }: Statement, right: Statement): boolean {
  const isProse = ['text', 'lead', 'note', 'tip', 'intro'].includes(text.property);
  const at = text.text.indexOf(words);
  const isAnnounced = /^[^.!?]*(?:\bhere (?:they|these) are\b|\bbelow\b)/i.test(
    text.text.slice(at + words.length),
  );
  return (
    !isAnnounced &&
    isProse &&
    number < right.number &&
    /(?:^|[.!?:;,] )$/u.test(text.text.slice(0, at))
  );
}
