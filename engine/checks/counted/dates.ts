import type { Claim } from '#engine/checks/said/claim.ts';
import { isNear, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { isSaidOfEvent, statesOffer } from '#engine/checks/said/of-event.ts';
import { eventOf } from '#engine/checks/said/said.ts';
import { type EventDate, listDates } from '#engine/schedule/event-dates.ts';

const occasions = '(?<noun>evenings|mornings|afternoons|sessions|meetings|dates)';
const spoken = new RegExp(
  `\\b(?:(?:on|over|across|in|choose (?:from|between)|one of) (?:these |the |our |both )?|(?:to|for) (?:the|our) )(?<number>${numberPattern}) (?:live )?${occasions}\\b|(?<=^|[.!?:] )(?<number>${numberPattern}) (?<noun>dates)(?=[:,]| (?:to choose|are open)\\b)|\\b(?<both>both) ${occasions.replace('noun', 'those')}`,
  'i',
);

/** What makes evenings those of the reader, or of another time. */
const isOther = /^ (?:of|you|your|they|she|he|each|a|per|every|later|apart|ago|and)\b/i;
const past =
  /\b(?:last (?:year|spring|summer|autumn|fall|winter|month|week)|held|were|used to|years ago)\b/i;

/** From which hour until which a part of the day is called so. */
const hours: Readonly<Record<string, readonly [number, number]>> = {
  mornings: [5, 13],
  afternoons: [12, 19],
  evenings: [16, 24],
};

/** On how many dates an event is said to take place. */
export const claimsOfDates: readonly Claim[] = [
  {
    rule: 'event-date',
    pattern: spoken,
    against: (said, match) => {
      const event = said.place === 'page' || said.place === 'requested' ? eventOf(said) : undefined;
      if (event === undefined) return;
      const { number, both, noun = match.groups?.['those'] ?? '' } = match.groups ?? {};
      const after = said.text.slice(match.index + match[0].length);
      if (isOther.test(after) || past.test(said.text)) return;
      // "Two dates, one almond" are fruit where nothing is said of the event.
      const isBare = number !== undefined && match[0].startsWith(number);
      if (isBare && after.startsWith(',') && !statesOffer(said)) return;
      // "Twelve minutes of work, spread over two evenings" are at home.
      if (said.keys.includes('items') && !isSaidOfEvent(said, match.index)) return;
      const dates = listDates(event);
      const count = both === undefined ? readNumber(number ?? '') : 2;
      if (count < 2 || count > 12 || count === dates.length) return;
      // A course of six mornings may be declared by its first one.
      if (!/^dates$/i.test(noun) && !isNear(count, dates.length)) return;
      if (dates.length === 1) return 'the event has one date';
      return dates.every((date) => isAt(date, noun.toLowerCase()))
        ? `the event has ${dates.length} dates`
        : undefined;
    },
    remedy: 'Speak of as many dates as there are, or declare the others (event.dates).',
  },
];

function isAt({ startsAt }: EventDate, noun: string): boolean {
  const [from, until] = hours[noun] ?? [0, 24];
  const hour = Number(startsAt?.slice(11, 13));
  return hour >= from && hour < until;
}
