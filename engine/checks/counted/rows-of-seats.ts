import { seatsOf, writeSeats } from '#engine/checks/facts/seats.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { eventOf, isOwnClaim } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const rows = new RegExp(
  `(?<rows>${numberPattern}) (?:[A-Za-zÀ-ỿ]+ )?(?:tables|rows|circles|benches) (?:of|for) (?<each>${numberPattern})(?! (?:minutes|hours))`,
  'i',
);

/** "Ten tables of six" seat as many as the event does. */
export const rowsSeatEverybody = judgeWhere([rows], (said) => {
  const match = rows.exec(said.text);
  const event = said.place === 'campaign' ? undefined : eventOf(said);
  const seats = seatsOf(event);
  if (match === null || seats.length === 0 || !isOwnClaim(said)) return [];
  const { rows: many = '', each = '' } = match.groups ?? {};
  const number = readNumber(many) * readNumber(each);
  const inAll = seats.reduce((sum, one) => sum + one, 0);
  if (seats.includes(number) || number === inAll) return [];
  return {
    rule: 'event-seats',
    isDoubt: true,
    claim: match[0],
    problem: `${quote(match[0])} stands here, which are ${number} seats, but ${writeSeats(seats)}.`,
    remedy: 'Count again and correct one of the numbers.',
  };
});
