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
