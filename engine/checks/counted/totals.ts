import {
  countsSoMany,
  isNear,
  listNouns,
  numberPattern,
  numbersIn,
  readNumber,
} from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { isOwnClaim } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const total = new RegExp(
  `(?:,|:|;| –| —|\\() ?(?:that is |that makes |which makes |makes |or )?(?<total>${numberPattern})(?: (?<noun>[A-Za-zÀ-ỿ]+))? (?:in all|in total|altogether|all told)\\b`,
  'i',
);
const someOf = new RegExp(`${numberPattern} (?:out )?of (?:the |our )?${numberPattern}`, 'i');
const article = /\b(?:an?|another) [A-Za-zÀ-ỿ]/gi;

/** "Three statements each for cash, people and rest, nine in all": what is added up is right. */
export const totalsAddUp = judgeWhere([total], (said) => {
  const match = total.exec(said.text);
  if (match === null || !isOwnClaim(said)) return [];
  const number = readNumber(match.groups?.['total'] ?? '');
  const before =
    said.text
      .slice(0, match.index)
      .split(/[.!?…]\s/u)
      .at(-1) ?? '';
  if (!isSameThing(match.groups?.['noun']?.toLowerCase(), before.toLowerCase())) return [];
  const sums = sumsOf(before);
  if (sums.length === 0 || sums.includes(number)) return [];
  return {
    rule: 'count-of-points',
    isDoubt: true,
    claim: `total ${match[0]}`,
    problem: `${quote(match[0].replace(/^[,:;(–— ]+/u, ''))} stands here, but what stands before it makes ${sums.at(0)}.`,
    remedy: 'Count again and correct one of the numbers.',
  };
});

const announced = new RegExp(
  `(?<total>${numberPattern}) (?:[A-Za-zÀ-ỿ-]+ )?(?!minutes|hours|days|weeks|months|years)[a-z]{3,}s: (?<parts>(?<first>${numberPattern}) (?!of\\b)[^.!?;:]+)`,
  'i',
);
const further = new RegExp(`(?:, |\\band |\\bplus )(?<number>${numberPattern})(?! of\\b)`, 'gi');

/** "Eight items: seven tasks for software, and two that stay with you": what follows makes nearly as many. */
export function findWrongSum(text: string): string | undefined {
  const { total = '', parts = '', first = '' } = announced.exec(text)?.groups ?? {};
  const others = Array.from(parts.matchAll(further), ([, number = '']) => readNumber(number));
  const sum = others.reduce((all, one) => all + one, readNumber(first));
  const number = readNumber(total);
  if (others.length === 0 || sum === number || !isNear(sum, number)) return undefined;
  if (others.includes(number) || countsSoMany(parts, number)) return undefined;
  return `${quote(total)} stands here, but the parts that follow make ${sum}.`;
}

/** The same in the texts of pages and emails. */
export const announcedPartsAddUp = judgeWhere([announced], (said) => {
  const problem = isOwnClaim(said) ? findWrongSum(said.text) : undefined;
  if (problem === undefined) return [];
  const remedy = 'Count again and correct one of the numbers.';
  return { rule: 'count-of-points', isDoubt: true, claim: problem, problem, remedy };
});

const seats = /\b(?:seats?|chairs?|places?|spots?|people|guests?)\b/u;

/** "Four evenings in all" is no sum of the exercises of each. */
function isSameThing(noun: string | undefined, before: string): boolean {
  if (noun === undefined) return true;
  if (seats.test(noun)) return seats.test(before);
  const one = noun.replace(/s$/u, '');
  const at = before.indexOf(one);
  return at >= 0 && !/\b(?:each|every|per|an?) $/u.test(before.slice(0, at));
}

/** What the numbers of a sentence may add up to, the likeliest first; nothing where there is little to add. */
function sumsOf(before: string): readonly number[] {
  const numbers = numbersIn(before);
  // Neither years nor some of the others are added up.
  if (numbers.some((one) => one >= 1000) || someOf.test(before)) return [];
  const [first = 0, second = 0] = numbers;
  const isEach = /\b(?:each|every|per)\b/i.test(before);
  const listed = /\beach\b(?<list>[^;:]*)$/i.exec(before)?.groups?.['list'] ?? '';
  const items = listed.split(/,(?: and)? | and /u).filter((item) => item.trim() !== '').length;
  const sum = numbers.reduce((all, one) => all + one, 0);
  const more = before.match(article)?.length ?? 0;
  if (isEach && numbers.length === 1 && items > 1) return [first * items, first];
  if (numbers.length < 2) return [];
  const product = first * second;
  return isEach ? [product, first * items, sum] : [sum, sum + more, product];
}

const item = '[A-Za-zÀ-ỿ’-]+(?: [A-Za-zÀ-ỿ’-]+)?';
// Three questions may be about one thing; three topics are three.
const listed = new RegExp(
  `(?<=^|[.!?] )(?<number>${numberPattern}) (?:[A-Za-zÀ-ỿ-]+ )?(?:(?:${listNouns}|agreements|areas|subjects|themes|columns):|(?:agreements|topics|areas|subjects|themes|columns|rules)(?: (?:with|for|from|in) (?:your|the|our|a) [A-Za-zÀ-ỿ]+)? (?:on|about|of)(?= )) (?<list>(?:${item}, )+${item}(?:,? and ${item})?)(?=[.!?]|$)`,
  'i',
);

/** "Four agreements on hours, money, mistakes and silence": the things that follow are as many. */
export const listedThingsAreCounted = judgeWhere([listed], (said) => {
  const match = listed.exec(said.text);
  if (match === null || !isOwnClaim(said)) return [];
  const { number = '', list = '' } = match.groups ?? {};
  // Without an "and", the last of them is the last but one.
  if (!/ and /u.test(list)) return [];
  const things = list.split(/,? and |, /u);
  const { length } = things;
  // "Two shirts, one hat and a coat" are four.
  const sum = things.reduce((all, thing) => all + (numbersIn(thing)[0] ?? 1), 0);
  const told = readNumber(number);
  if (length < 3 || told === length || told === sum || told > 12) return [];
  return {
    rule: 'count-of-points',
    isDoubt: true,
    claim: match[0],
    problem: `${quote(match[0])} stands here, but ${length} things follow.`,
    remedy: 'Count again and correct the number, or the list.',
  };
});

const share = new RegExp(
  `(?<part>${numberPattern}) (?:of|out of|in) (?:the |our )?(?<whole>${numberPattern})(?: [A-Za-zÀ-ỿ]+){0,2}(?:,? (?:or|that is|that makes|which is|i\\.e\\.) | \\()(?<percent>\\d{1,3})(?:\\s?%| percent\\b)`,
  'i',
);

/** "45 of 50, or 90%": a share is the one that it is said to be. */
export const sharesAreRight = judgeWhere([share], (said) => {
  const match = share.exec(said.text);
  if (match === null || !isOwnClaim(said)) return [];
  const { part = '', whole = '', percent = '' } = match.groups ?? {};
  const right = (readNumber(part) / readNumber(whole)) * 100;
  if (!(right <= 100) || Math.abs(right - Number(percent)) <= 1) return [];
  return {
    rule: 'count-of-points',
    isDoubt: true,
    claim: match[0],
    problem: `${quote(match[0])} stands here, but ${part} of ${whole} are ${Math.round(right)}%.`,
    remedy: 'Count again and correct one of the numbers.',
  };
});
