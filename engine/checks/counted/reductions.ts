import { valueAt } from '#engine/checks/rule/texts.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const off =
  /(?<percent>\d{1,2})\s?(?:%|percent) (?:off|less|cheaper|discount|reduction)\b|\bsave (?<saved>\d{1,2})\s?%|\b(?<half>half (?:off|price|the price))\b/i;
/** What makes two sums the price before and the price now. */
const instead =
  /\b(?:instead of|from|was|now|down to|before|rather than|regular(?:ly)?|normally|usually)\b|→/i;
const sums = /(?<sign>[$€£]) ?(?<amount>\d[\d,]*(?:\.\d\d)?)(?!\d)/gu;

/** "$49 instead of $98, 40% off": a reduction is the one that it is said to be. */
export const reductionsAreRight = judgeWhere([off], (said) => {
  const match = off.exec(said.text);
  if (match === null || !isOwnClaim(said)) return [];
  const named = Array.from(said.text.matchAll(sums), ({ groups = {} }) =>
    Number((groups['amount'] ?? '').replaceAll(',', '')),
  );
  const amounts = named.length === 1 ? [...named, ...priceBeside(said)] : named;
  if (!instead.test(said.text)) return [];
  const [one = 0, other = 0] = amounts;
  const before = Math.max(one, other);
  if (amounts.length !== 2 || one === other || Math.min(one, other) === 0) return [];
  const { percent, saved, half } = match.groups ?? {};
  const told = half === undefined ? Number(percent ?? saved) : 50;
  const right = 100 - (Math.min(one, other) / before) * 100;
  if (Math.abs(right - told) <= 1) return [];
  return {
    rule: 'price-beside-free',
    isDoubt: true,
    claim: match[0],
    problem: `${quote(match[0])} stands here, but from ${before} to ${Math.min(one, other)} are ${Math.round(right)}%.`,
    remedy: 'Correct the share, or one of the prices.',
  };
});

/** The price of the package that a text is part of. */
function priceBeside({ funnel, keys, section }: Said): readonly number[] {
  if (section !== 'packages' || keys[3] !== 'items') return [];
  const amount = valueAt(funnel, [...keys.slice(0, 5), 'price', 'amount']);
  return typeof amount === 'number' ? [amount] : [];
}

const rate = new RegExp(
  `(?<many>${numberPattern}) (?:(?:monthly|weekly|equal|single|private) )?(?<what>sessions|calls|payments|instal?lments|evenings|meetings|lessons)\\b[^.!?$€£]{0,30}?(?:[$€£] ?(?<amount>\\d[\\d,]*)|(?<bare>\\d[\\d,]*) (?:dollars|euros|pounds))(?: each| apiece| a (?:session|call|month|lesson)| per (?:session|call|month|lesson)|(?=[,.;]|$))`,
  'i',
);

/** "Three sessions, 180 dollars each" cost what the package costs. */
export const ratesMakeThePrice = judgeWhere([rate], (said) => {
  const [price] = priceBeside(said);
  const match = price === undefined ? null : rate.exec(said.text);
  if (match === null || price === undefined) return [];
  const { many = '', what = '', amount, bare = '' } = match.groups ?? {};
  const isEach = /(?:each|apiece|\b(?:a|per) [A-Za-zÀ-ỿ]+)$/i.test(match[0]);
  const isPaid = /payment|instal/i.test(what);
  const number = readNumber(many) * Number((amount ?? bare).replaceAll(',', ''));
  // Whoever pays in parts may pay more.
  if (number === price || (isPaid && number > price && number <= price * 1.3)) return [];
  if (!isEach && !isPaid) return [];
  return {
    rule: 'price-beside-free',
    isDoubt: true,
    claim: match[0],
    problem: `${quote(match[0])} stands here, which makes ${number}, but the package costs ${price} (price.amount).`,
    remedy: 'Correct the price of one, or of all.',
  };
});
