import { textsIn } from '#engine/checks/rule/texts.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { quote } from '#engine/text/wording.ts';

const units = '(?<unit>hour|minute|day|week|dollar|euro)s?\\b';
const sum = new RegExp(
  `\\b(?:sum|total)(?: of (?:the|all|these) (?<many>[A-Za-zÀ-ỿ]+))?(?: is|:|,)? (?<number>${numberPattern}) ${units}`,
  'i',
);
const part = new RegExp(`\\((?<number>${numberPattern}) ${units}\\)$`, 'i');

/** "Sum of the seven: 11.0 hours", below points each of which says how many: they add up to it. */
export const pointsAddUp = judgeWhere([sum], ({ text, message }) => {
  const match = sum.exec(text);
  const points = message?.points ?? [];
  if (match === null || points.length < 3) return [];
  const { number = '', unit = '', many = '' } = match.groups ?? {};
  const parts = points.flatMap(({ title = '' }) => {
    const groups = part.exec(title)?.groups;
    return groups === undefined ? [] : [groups];
  });
  // "Of the seven" leaves out those that say no number.
  const counted = readNumber(many);
  const isWhole = parts.length === (counted > 0 ? counted : points.length);
  if (!isWhole || parts.some((one) => one['unit']?.toLowerCase() !== unit.toLowerCase())) return [];
  const added = parts.reduce((all, one) => all + readNumber(one['number'] ?? ''), 0);
  if (Math.abs(added - readNumber(number)) < 0.01) return [];
  return {
    rule: 'count-of-points',
    isDoubt: true,
    claim: match[0],
    problem: `${quote(match[0])} stands here, but the points add up to ${Math.round(added * 100) / 100} ${unit}s.`,
    remedy: 'Count again and correct one of the numbers.',
  };
});

const less = new RegExp(
  `(?<whole>${numberPattern}) [^.!?]*[.;,:] ?(?:deduct|subtract|take away|take off|minus|less) (?<part>${numberPattern})\\b.*?\\b(?:the )?(?:remaining|other|which leaves|that leaves|leaving|leaves) (?<rest>${numberPattern})`,
  'i',
);

/** "11.0 hours. Deduct one. The remaining ten": what is left is right. */
export const remaindersAreRight = judgeWhere([less], ({ text }) => {
  const { whole = '', part = '', rest = '' } = less.exec(text)?.groups ?? {};
  const left = readNumber(whole) - readNumber(part);
  if (rest === '' || Math.abs(left - readNumber(rest)) < 0.01) return [];
  return {
    rule: 'count-of-points',
    isDoubt: true,
    claim: `rest ${rest}`,
    problem: `${quote(rest)} stands here as what is left, but ${whole} less ${part} leaves ${Math.round(left * 100) / 100}.`,
    remedy: 'Count again and correct one of the numbers.',
  };
});

const score = new RegExp(`\\bscor(?:ed?|ing)(?: of)? (?<number>${numberPattern})\\b`, 'i');
/** "6 to 9: stop", of a score. */
const band = /(?:^|[.!?;,] )\d{1,3} ?(?:to|–|-) ?(?<most>\d{1,3}):/g;

/** Nobody scores more in a coach's test than the highest score that its email explains. */
export const scoresArePossible = judgeWhere([score], ({ text, coach }) => {
  const number = readNumber(score.exec(text)?.groups?.['number'] ?? '');
  const explained = textsIn(coach?.functions ?? {}).map((one) =>
    Array.from(one.text.matchAll(band), ({ groups }) => Number(groups?.['most'])),
  );
  const most = Math.max(...explained.filter(({ length }) => length > 1).flat());
  if (!(number > most) || most < 1) return [];
  return {
    rule: 'count-of-points',
    isDoubt: true,
    claim: `score ${number}`,
    problem: `A score of ${number} is told here, but the highest that the emails explain is ${most}.`,
    remedy: 'Count again and correct one of the numbers.',
  };
});
