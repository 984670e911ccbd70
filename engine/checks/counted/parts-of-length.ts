import { numberPattern, numbersIn } from '#engine/checks/said/english.ts';
import { judgeWhere, type Verdict } from '#engine/checks/said/judge.ts';
import { anyLength, lengthsIn, type NamedLength } from '#engine/checks/said/lengths.ts';
import { eventOf, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';

const taught =
  '(?:talk|talking|cases|teaching|input|theory|training|demo|demonstration|slides|lecture|presentation|examples|live coaching|instruction)';
const asked = '(?:questions?|answers|q&a|discussion|conversation|exercises|practice|open floor)';
/** "Of cases", "for your questions": what a length is spent on. */
const spent = new RegExp(
  `^ (?:of|for) (?:the |your |our |live |open )?(?:${taught}|${asked})\\b`,
  'i',
);
const isAsked = new RegExp(`^ (?:of|for) (?:the |your |our |live |open )?${asked}\\b`, 'i');

/** "Four quarters of twenty minutes". */
const equalParts = new RegExp(
  `(?:^|[.!?:] |\\bin )${numberPattern} (?:quarters|parts|blocks|rounds|halves|thirds|pieces|sessions|sittings) of ${numberPattern} minutes\\b(?!(?: each)?,? [^.!?]*\\b(?:apart|weeks|months|days)\\b)`,
  'i',
);

/** "An hour of cases and 45 minutes of questions" are as long as the whole. */
export const partsMakeTheWhole = judgeWhere([anyLength], (said) => {
  const whole = lengthsOfOffer(said);
  if (whole.length === 0 || !isOwnClaim(said)) return [];
  // An entry of a list may itself be a part.
  const equal = said.keys.includes('items') ? null : equalParts.exec(said.text);
  const product = numbersIn(equal?.[0] ?? '').reduce((all, one) => all * one, 1);
  if (equal && !whole.includes(product))
    return tell(said, quote(equal[0].replace(/^[.!?: ]+/u, '')), product, whole);
  const parts = lengthsIn(said.text).filter(({ after }) => spent.test(after));
  const sum = parts.reduce((total, { from }) => total + from, 0);
  if (parts.length < 2 || whole.includes(sum) || !parts.some(isOfQuestions)) return [];
  const words = parts.map((part) => quote(part.words)).join(' and ');
  return tell(said, words, sum, whole);
});

/** What each step of a page begins with: "Ten minutes, told by you", "Minutes 15 to 30: your sentence". */
const stretch = /^minutes? (?<from>\d+) ?(?:to|–|-) ?(?<to>\d+)\b/i;

/** Steps that each say how long they take are as long as the whole, and each begins where one ends. */
export const stepsMakeTheWhole = judgeWhere([anyLength], (said) => {
  const { keys, funnel } = said;
  const whole = lengthsOfOffer(said);
  const section = keys[1] === 'sections' ? funnel.page.sections[Number(keys[2])] : undefined;
  if (whole.length === 0 || section?.kind !== 'steps' || keys[3] !== 'items') return [];
  const stretches = section.items.map(({ title }) => stretch.exec(title)?.groups);
  const at = Number(keys[4]);
  const [own, before] = [stretches[at], stretches[at - 1]];
  if (keys[5] === 'title' && own && before && own['from'] !== before['to']) {
    return {
      rule: 'event-length',
      isDoubt: true,
      claim: `stretch ${at}`,
      problem: `This step begins at minute ${own['from']}, but the one before it ends at minute ${before['to']}.`,
      remedy: 'Let each step begin where the one before it ends.',
    };
  }
  if (keys[5] !== 'text') return [];
  const parts = section.items.map(({ text }) => lengthsIn(text).find((one) => one.before === ''));
  const sum = parts.reduce((all, part) => all + (part?.from ?? Number.NaN), 0);
  if (parts.length < 2 || Number.isNaN(sum) || whole.includes(sum)) return [];
  // Where all others are alike, and would be right with one more of them, the odd one is blamed.
  const odd = parts.findIndex((part, index) => {
    const [like, ...more] = parts.toSpliced(index, 1);
    return (
      part?.from !== like?.from &&
      more.every((one) => one?.from === like?.from) &&
      whole.includes((like?.from ?? 0) * parts.length)
    );
  });
  if (at !== (odd < 0 ? parts.length - 1 : odd)) return [];
  return tell(said, parts.map((part) => quote(part?.words)).join(', '), sum, whole);
});

function tell({ funnel }: Said, words: string, sum: number, whole: readonly number[]): Verdict {
  return {
    rule: funnel.kind === 'booking' ? 'call-length' : 'event-length',
    isDoubt: true,
    claim: `parts ${sum}`,
    problem: `${words} stand here, which are ${sum} minutes, but the whole takes ${whole.join(' or ')}.`,
    remedy: 'Let the parts add up to the whole, or correct its length.',
  };
}

function isOfQuestions({ after, from, to }: NamedLength): boolean {
  return from === to && isAsked.test(after);
}

function lengthsOfOffer(said: Said): readonly number[] {
  if (said.place === 'campaign') return [];
  if (said.funnel.kind === 'booking') return [said.funnel.minutes];
  const event = eventOf(said);
  return event === undefined ? [] : [...new Set(listDates(event).map(({ minutes }) => minutes))];
}
