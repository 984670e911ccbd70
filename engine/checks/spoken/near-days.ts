import type { Claim } from '#engine/checks/said/claim.ts';
import { eventNouns, numberPattern, weekdays } from '#engine/checks/said/english.ts';
import { momentsOfEvent, tellDays } from '#engine/checks/said/moment.ts';
import { statesOffer } from '#engine/checks/said/of-event.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';
import { momentsSpokenOf } from './hours.ts';
import { monthsOfSeasons, southern } from './seasons.ts';

const ofDay = '(?: (?:morning|afternoon|evening|night))?';

/** What hosts do with their guests: "Tomorrow we are a day older" names no date. */
const hostsDo =
  '(?:bake|build|cook|count|draw|go through|learn|light|look at|open|plan|practi[sc]e|price|raise|read|rehearse|show|sit|take|talk|teach|walk|work|write)';

const comes =
  "(?:come(?: along| by)?|be there|join(?: in)?|don[’']t miss (?:it|this)|hear (?:it|us|me)|watch (?:it|us))";

/** The first words of a title, or a call to come. "Whatever may come tomorrow" is neither. */
const inTitles = new RegExp(
  `^(?:tomorrow${ofDay}|tonight|(?:this|next) (?:${weekdays.join('|')})${ofDay}),? (?:we|i) ${hostsDo}\\b|^tomorrow${ofDay},? (?:at (?:noon\\b|${numberPattern})|(?:live|online)\\b)`,
  'i',
);
const inSentences = new RegExp(
  `(?<=^|[.!?:–—] |, )(?:and |so |then |please )*${comes} (?:live |online )?(?:tomorrow|tonight)(?=,? (?:at|and|by|live|online|with|morning|afternoon|evening|night)\\b|[.!]|$)|\\bwe(?: will|[’']ll)? see each other (?:tomorrow|tonight)\\b|\\b(?:the|our) doors? opens? (?:tomorrow|tonight)\\b|\\bwe open (?:the|our) doors? (?:tomorrow|tonight)\\b|\\b${numberPattern} (?:days?|nights?|sleeps|weeks?|hours?) (?:left |to go )?(?:until|till) (?:we (?:meet|begin|start|go live)|(?:the|our) (?:${eventNouns}))\\b|\\bonly ${numberPattern} (?:nights?|sleeps|weeks?) (?:to go|left)\\b`,
  'i',
);

/** An event that is spoken of before it takes place, on any day. */
function isReadAnyDay(said: Said): boolean {
  const { place, keys } = said;
  const isBefore = place === 'page' || place === 'requested' || keys[0] === 'campaigns';
  return isBefore && eventOf(said) !== undefined;
}

const remedy = 'Write {event.date} and {event.time}, which are right on every day.';

/** A near day, or a season, by which a text that is read on any day names the one of its event. */
export const claimsOfNearDays: readonly Claim[] = [
  {
    rule: 'relative-day',
    pattern: inTitles,
    against: (said) =>
      isReadAnyDay(said) && statesOffer(said)
        ? 'this is read on any day, and the event has one date'
        : undefined,
    remedy,
  },
  {
    rule: 'relative-day',
    pattern: inSentences,
    against: (said) =>
      isReadAnyDay(said) ? 'this is read on any day, and the event has one date' : undefined,
    remedy,
  },
  {
    rule: 'event-date',
    pattern: new RegExp(
      `\\b(?:this|next) (?<season>${Object.keys(monthsOfSeasons).join('|')})(?=,? (?:we|i|live|online|starts|begins)\\b)|^this (?<season>${Object.keys(monthsOfSeasons).join('|')})(?=, )|^(?:an?|one) (?<season>${Object.keys(monthsOfSeasons).join('|')}) (?:morning|afternoon|evening|night|hour)\\b`,
      'i',
    ),
    against: (said, { groups = {} }) => {
      const event = eventOf(said);
      const moments = statesOffer(said) ? momentsSpokenOf(said) : [];
      if (event === undefined || moments.length === 0 || southern.test(event.timeZone)) return;
      const months = monthsOfSeasons[(groups['season'] ?? '').toLowerCase()] ?? [];
      return momentsOfEvent(event).some(({ month }) => months.includes(month))
        ? undefined
        : tellDays(event);
    },
    remedy: 'Write {event.date}, which is right on every day, or correct the event.',
  },
];
