import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import {
  anyNumber,
  isNear,
  numberPattern,
  numbersIn,
  readNumber,
} from '#engine/checks/said/english.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { plainText } from '#engine/text/markup.ts';
import { count } from '#engine/text/wording.ts';
import { countsIn } from './counts.ts';
import { tellBoth } from './disagree.ts';
import { miscounted } from './listed.ts';
import type { Compare, OfferText } from './offer-texts.ts';

const end =
  '(?=[.,;:!?…)]| (?:of them|tonight|today|tomorrow|now|this week|at once|in order|in a row)\\b|$)';
const number = `(?<number>${numberPattern})`;
/** A number that stands for the whole offer, without a noun: "read all seven", "each of the ten". */
const bare = [
  new RegExp(`\\ball ${number}${end}`, 'i'),
  new RegExp(`\\b(?:each|every one|any|most|none|all) of the ${number}${end}`, 'i'),
  new RegExp(`\\bthe ${number}(?: [A-Za-zÀ-ỿ-]+){1,3} ones\\b`, 'i'),
  new RegExp(`\\bthe ${number} (?:are )?below\\b`, 'i'),
  new RegExp(
    `\\bthis (?:report|guide|plan|map|playbook|chart|test|email|list) (?:shows|holds|has|lists|gives|names|contains|brings)(?: you)?(?: the)? ${number} (?!minutes|hours|days|weeks|months|years|pages|chapters|parts|people|examples)[A-Za-zÀ-ỿ]+s\\b`,
    'i',
  ),
];
/** "Do the first three this week, the other five by Christmas": parts of the whole. */
const twoParts = new RegExp(
  `\\bthe first (?<first>${numberPattern})\\b(?:(?!\\bnext\\b)[^.!?])*\\bthe (?:other|remaining) ${number}\\b`,
  'i',
);

/** "The first three, the next four, the last three". */
const threeParts = new RegExp(
  `\\bthe first (?<first>${numberPattern})\\b[^.!?]*\\bthe next (?<next>${numberPattern})\\b[^.!?]*\\bthe last ${number}\\b`,
  'i',
);

const lists = ['list', 'benefits', 'lessons', 'steps'];

/** How many points the email has that brings an offer. */
function pointsOf(texts: readonly OfferText[], funnel: Funnel): number {
  const name = funnel.kind === 'lead' ? funnel.submission.email.function : undefined;
  return texts.filter(
    ({ isEmail, keys, property }) =>
      isEmail && keys[1] === name && keys.at(-3) === 'points' && property === 'title',
  ).length;
}

/** How many entries the lists of a page have. */
function listsOf({ page }: Funnel): readonly number[] {
  return page.sections.flatMap((section) =>
    lists.includes(section.kind) && 'items' in section ? [section.items.length] : [],
  );
}

/** "Read all six", where the email brings seven. */
export const wholeIsCounted: Compare = (texts, funnel) => {
  const points = pointsOf(texts, funnel);
  if (points < 4) return [];
  const known = new Set([points, ...listsOf(funnel)]);
  const inEmail = texts.filter(({ isEmail }) => isEmail).flatMap(countsIn);
  for (const statement of inEmail) known.add(statement.number);
  return texts.flatMap((text) => {
    if (!anyNumber.test(text.text) || text.keys.includes('points')) return [];
    for (const pattern of [...bare, twoParts, threeParts]) {
      const match = pattern.exec(text.text);
      const { number: last = '', first, next } = match?.groups ?? {};
      const said = [last, first, next].reduce(
        (sum, part) => sum + (part === undefined ? 0 : readNumber(part)),
        0,
      );
      // What is far from the number, or was counted before it, is something else.
      if (match === null || said < 4 || !isNear(said, points, 3) || known.has(said)) continue;
      const before = text.text.slice(0, match.index);
      if (numbersIn(before).includes(said) || before.split(',').length >= said) continue;
      return miscounted(text, match[0], 'the email that brings it', count(points, 'point'));
    }
    return [];
  });
};

/** What makes a number that of all there are; "the two cues I missed" are some of them. */
const definite = /\bone of $/i;
const definiteInAnswer = /\b(?:one of|all) $/i;
const maybeDefinite = /\b(?:the|in) $/i;
const chosen = /^ (?:that|which|who|i|you|we|he|she|they|it|of|in|on|from|with|for)\b/i;

/** Whether a story or an answer speaks of all that are offered; "all three" in a story are those of its people. */
function isOfAll(
  before: string,
  after: string,
  said: number,
  right: number,
  isAnswer: boolean,
): boolean {
  if (numbersIn(before).includes(said)) return false;
  if ((isAnswer ? definiteInAnswer : definite).test(before)) return true;
  return said > 2 && isNear(said, right) && maybeDefinite.test(before) && !chosen.test(after);
}

/** "One of four sentences" in a story or an answer, on the page of an offer of five. */
export const storiesCountAlike: Compare = (texts, funnel) => {
  const counted = texts.flatMap(countsIn);
  if (counted.length === 0) return [];
  const lengths = new Set([pointsOf(texts, funnel), ...listsOf(funnel)]);
  const asides = shownTexts(funnel).filter(({ keys }) => isAside(keys, funnel));
  return asides.flatMap(({ keys, text: written }) => {
    const text: OfferText = {
      keys,
      text: plainText(written),
      file: counted[0]?.text.file ?? '',
      isEmail: false,
      property: 'text',
    };
    for (const wrong of countsIn(text)) {
      const alike = counted.filter(({ about }) => about === wrong.about);
      const right = alike.find((one) => lengths.has(one.number));
      const at = text.text.indexOf(wrong.words);
      const after = text.text.slice(at + wrong.words.length);
      if (right === undefined) continue;
      const isAnswer = keys.at(-1) === 'answer';
      if (!isOfAll(text.text.slice(0, at), after, wrong.number, right.number, isAnswer)) continue;
      if (alike.some((one) => one.number === wrong.number)) continue;
      if (numbersIn(text.text).includes(right.number)) continue;
      return {
        text,
        rule: 'count-of-points' as const,
        problem: tellBoth(wrong, right),
        remedy: 'Count again and write one number in both places.',
      };
    }
    return [];
  });
};

function isAside(keys: readonly (string | number)[], { page }: Funnel): boolean {
  if (keys[1] !== 'sections') return false;
  const kind = page.sections[Number(keys[2])]?.kind;
  const last = keys.findLast((key) => typeof key === 'string');
  return (kind === 'story' && last === 'paragraphs') || (kind === 'questions' && last === 'answer');
}
