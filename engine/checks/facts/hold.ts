import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { minutesAt } from '#engine/checks/said/lengths.ts';
import { eventOf, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import { count, quote } from '#engine/text/wording.ts';

const held = new RegExp(
  `\\b(?:yours|theirs|keeps?|kept|holds?|held|stays?|reserved?|have)\\b[^.!?]{0,40}? (?:for|within) (?:only |just )?(?<number>${numberPattern}|an?|one) (?<unit>minutes?|hours?|days?|weeks?)\\b(?<half> and a half)?`,
  'i',
);
const untilTomorrow = /\b(?:until|till) this time (?<day>tomorrow|today|tonight|next week)\b/i;
const minutesUntil: Readonly<Record<string, number>> = { tomorrow: 1440, 'next week': 10_080 };

const longer: Readonly<Record<string, number>> = { day: 1440, week: 10_080 };

/** For how long a seat is kept is what is declared. */
export const holdIsDeclared = judgeWhere([held, untilTomorrow], (said) => {
  const hold = holdOf(said);
  if (hold === undefined || !isOwnClaim(said)) return [];
  const match = held.exec(said.text);
  const { number = '', unit = '', half = '' } = match?.groups ?? {};
  const until = untilTomorrow.exec(said.text);
  const words = match?.[0] ?? until?.[0];
  const end = match === null ? 0 : match.index + match[0].length;
  const claimed = match
    ? (minutesAt(said.text, end - `${number} ${unit}${half}`.length) ?? inDays(number, unit, half))
    : (minutesUntil[until?.groups?.['day']?.toLowerCase() ?? ''] ?? 0);
  if (words === undefined || claimed === hold.minutes) return [];
  return {
    rule: 'event-seats',
    claim: `hold ${claimed}`,
    problem: `${quote(words)} stands here, but a seat is kept for ${tell(hold.minutes)} (${hold.place} of ${said.funnel.id}).`,
    remedy: `Write ${tell(hold.minutes)}, or change the number there.`,
  };
});

/** The minutes of "two days", "a week", "a day and a half". */
function inDays(number: string, unit: string, half: string): number {
  const whole = /^(?:an?|one)$/i.test(number) ? 1 : readNumber(number);
  const amount = half === '' ? whole : whole + 0.5;
  return amount * (longer[unit.toLowerCase().replace(/s$/, '')] ?? 0);
}

/** For how long an event keeps seats: until they are confirmed, or taken from the waiting list. */
export function keptMinutes(said: Said): readonly number[] {
  const event = eventOf(said);
  const whenFull = event?.whenFull;
  return [
    ...(event?.hold ? [event.hold.minutes] : []),
    ...(whenFull && 'waitingList' in whenFull ? [whenFull.waitingList.holdMinutes] : []),
  ];
}

/** How long the seat is kept of which a text speaks: that of a waiting list or of a new registration. */
function holdOf(said: Said) {
  const event = eventOf(said);
  const { keys, place, coach } = said;
  const waiting =
    event?.whenFull && 'waitingList' in event.whenFull ? event.whenFull.waitingList : undefined;
  const isOffer = place !== 'page' && coach?.functions[String(keys[1])]?.template === 'seat-offer';
  if (waiting && (isOffer || (place === 'page' && keys[1] === 'whenFull'))) {
    return { minutes: waiting.holdMinutes, place: 'event.whenFull.waitingList.holdMinutes' };
  }
  const isNew = place === 'requested' || (place === 'page' && keys[0] === 'success');
  return event?.hold && isNew
    ? { minutes: event.hold.minutes, place: 'event.hold.minutes' }
    : undefined;
}

function tell(minutes: number): string {
  if (minutes % 1440 === 0) return count(minutes / 1440, 'day');
  return minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute');
}
