import { seatsOf } from '#engine/checks/facts/seats.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { eventOf } from '#engine/checks/said/said.ts';
import { againstPeople, minOfGroup } from './people.ts';

const number = `(?<number>${numberPattern})`;
const people =
  '(?:people|guests|participants|attendees|owners|women|men|founders|leaders|registrations|sign-?ups|names)';
/** Of each of these, more than one may come. */
const groups =
  '(?<groups>firms|companies|teams|businesses|clinics|practices|shops|offices|couples|families)';
const either = `(?:${people}|${groups})`;
const closes =
  '(?:(?:the|our) (?:list|doors?|room|form|book|registration) (?:(?:is|are) (?:closed|full|shut)|closes?|shuts?)|we (?:close|stop|shut))';

/** A list or a door that closes once so many have registered. */
const full = [
  `\\b(?:at|after|with) ${number} ${either},? ${closes}\\b`,
  `\\b${number} ${either},? (?:and )?then ${closes}\\b`,
  `\\bwe (?:stop|close)(?: (?:the|our) (?:list|doors?|form))? at ${number} ${either}`,
  `\\bwhen ${number}(?: ${either})? have (?:registered|signed up|booked|reserved),? ${closes}\\b`,
  `(?:^|[.!?·|–—:] |\\b(?:group|class|room|circle|registration|attendance|list)(?: is| are)? )capped at ${number}(?=[.,;:!]|$)`,
  `\\b(?:limited|restricted|open) to (?:only |just )?${number} ${groups}\\b`,
  `(?:^|[.!?·|–—:] )maximum:? ${number} ${either}\\b`,
];

/** "There is room for three" may be said of a bench. */
const room = `(?:^|[.!?] )there is (?:only |just )?room for (?:only |just )?${number}(?=[.,;:!]|$)`;

function limitOf(source: string, least: number): Claim {
  return {
    rule: 'event-seats',
    pattern: new RegExp(source, 'i'),
    isDenial: true,
    against: (said, { groups = {} }) =>
      groups['groups'] !== undefined && seatsOf(eventOf(said)).length > 0
        ? undefined
        : againstPeople(said, readNumber(groups['number'] ?? ''), least),
    remedy: 'Write {event.seats} for the number, or correct event.seats.',
  };
}

/** How many people a list takes, where no seats are named. */
export const claimsOfFullLists: readonly Claim[] = [
  ...full.map((source) => limitOf(source, 3)),
  limitOf(room, minOfGroup),
];
