import { mayCountSeats, seatsOf, writeSeats } from '#engine/checks/facts/seats.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { eventOf, isOfField, type Said } from '#engine/checks/said/said.ts';

const people =
  '(?:people|guests|participants|attendees|owners|women|men|founders|leaders|coaches|speakers|strangers|colleagues|professionals|entrepreneurs|chairs)';
const group = '(?:group|circle|cohort|round|class|crowd|room|company)';
const few = '(?:(?:small|quiet|tight|closed|private|intimate|little|whole|full|warm) )?';

/** Fewer than these may be those of an exercise, a table or a family. */
export const minOfGroup = 7;

/** How many people come to an event, where its seats are not named. */
const counts = [
  // "Nine people, one table."
  `^(?:just |only |the )?(?<number>${numberPattern}) ${people}(?:, (?:one|a|an|the same|two)\\b| (?:around|at|in) (?:a|one|the) (?:table|room|circle|fire)\\b)`,
  `\\b(?:in|as|for|of|with|into) (?:a|one) ${few}${group} of (?:up to |at most |only |just )?(?<number>${numberPattern})(?= (?:people|owners|guests)?[.,;:!)]|[.,;:!)]|$| (?:people|owners|guests|women|men|like|who|and)\\b)`,
  `^(?:an?|one|our) ${few}${group} (?:of|for) (?:up to |only |just )?(?<number>${numberPattern})(?=[.,;:!)]|$| (?:people|owners|guests|women|men|and)\\b)`,
  `\\b(?:circle|group|class) (?:holds|seats|takes|fits|has room for) (?:up to |only |just )?(?<number>${numberPattern})(?! (?:minutes|hours|weeks|and))`,
  `^(?:there (?:are|will be) )?(?<number>${numberPattern}) of (?:us|you)(?=,| and\\b|\\.|$| (?:online|together|in (?:the|one) room)\\b)`,
  `\\byou (?:are|will be|would be) one of (?:the |only |just )?(?<number>${numberPattern}) (?:${people})\\b`,
];
/** "Made for 60 people": where the page says for whom it is. */
const madeFor = `\\b(?:made|meant|built|designed|open|room) for (?:just |only |up to |the )?(?<number>${numberPattern}) ${people}\\b`;
const limits = [
  `\\b(?:never|not|no) (?:[A-Za-zÀ-ỿ]+ )?more than (?<number>${numberPattern})(?: ${people})?(?= (?:at a time|at once|in the (?:room|group|circle))\\b| ${people})`,
  `\\b(?:we|i) (?:only |can only |will )?(?:take|accept|admit|welcome|invite|let in|have room for|open (?:it|the (?:room|doors?)) (?:to|for)) (?:only |just |up to |at most )?(?<number>${numberPattern}) (?:participants|people|guests|attendees|owners|leaders|women|founders)\\b`,
  `\\b(?:we|you) (?:are|will be) (?:never|not) more than (?<number>${numberPattern})(?=[.,;:!]|$)`,
  `\\b(?:never|cannot|do not|don[’']t) (?:take|have|invite|seat|admit|accept|let in) more than (?<number>${numberPattern})\\b`,
  `\\b(?:group|class|room|circle) size(?: is| of|:)?(?: only| just)? (?<number>${numberPattern})(?! (?:minutes|hours))`,
];
/** "Live with eighty people who are just as nervous", not "we have worked with eighty". */
const together = `(?<!\\b(?:made|meant|built|designed|open|room|ha(?:s|ve|d)|worked|sat|spoken?|talked|tested|lived|done|used|proven|meetings?|compan(?:y|ies)|firms?|business(?:es)?|teams?|organi[sz]ations?|offices?|shops?|stud(?:y|io|ios|ies)|clinics?|practices?|schools?)\\b[^.!?]*)\\b(?:with|for|among) (?:up to |only |just )?(?<number>${numberPattern}) (?<others>other )?(?:[A-Za-zÀ-ỿ]+ )?${people}\\b`;
/** At a table or in a group of its own sit a part of all. */
const company = `\\byou and (?<number>${numberPattern}) (?:others?|other ${people})\\b(?! (?:share|at (?:an?|each|your)) )`;
/** A room that has more chairs than are offered is a larger room. */
const room = `\\b(?:room|hall) (?:holds|seats|takes|fits|has room for) (?:up to |only |just )?(?<number>${numberPattern})(?! (?:minutes|hours|weeks|and))`;

/** "Twenty pairs, so we really do stop there." */
const pairs = `(?:^|[.!?:] |, )(?:in )?(?<number>${numberPattern}) pairs(?: of (?:two|people)| practi[sc]e| work)?(?=,? (?:so|and|at|in)\\b|[.,;:!]|$)`;

/** Where a page or a confirmation says what the event is like, and not what happens in it. */
export function speaksOfAll({ place, keys, section = '' }: Said): boolean {
  if (place !== 'page') return place === 'requested' && !keys.includes('points');
  if (keys[0] === 'failure' || isOfField({ keys })) return false;
  return (
    !keys.includes('items') &&
    !['host', 'audience', 'statistics', 'questions', 'lessons', 'steps'].includes(section)
  );
}

/** What speaks against so many people; undefined where as many can register, or it is said of others. */
export function againstPeople(said: Said, number: number, least: number): string | undefined {
  return againstSeats(
    speaksOfAll(said) && mayCountSeats(said) ? eventOf(said) : undefined,
    number,
    least,
  );
}

function againstSeats(
  event: ReturnType<typeof eventOf>,
  number: number,
  least: number,
): string | undefined {
  if (event === undefined || !Number.isInteger(number) || number < least) return undefined;
  const seats = seatsOf(event);
  const inAll = seats.reduce((sum, one) => sum + one, 0);
  if (seats.includes(number) || number === inAll) return undefined;
  return seats.length === 0
    ? 'the event declares no seats, so anybody can register'
    : writeSeats(seats);
}

const remedy = 'Write {event.seats} for the number, or correct event.seats.';

function countOf(
  source: string,
  { least = minOfGroup, more = 0, times = 1, isDenial = false } = {},
): Claim {
  return {
    rule: 'event-seats',
    pattern: new RegExp(source, 'i'),
    isDenial,
    against: (said, { groups }) =>
      againstPeople(said, readNumber(groups?.['number'] ?? '') * times + more, least),
    remedy,
  };
}

const part =
  '(?:half|(?:an?|one|two|three) (?:third|quarter|fifth)s?|most|all but [A-Za-zÀ-ỿ]+|many|\\d{1,2} ?(?:%|percent)|[A-Za-zÀ-ỿ]+ (?:of|out of) (?:the|our|all) (?:[A-Za-zÀ-ỿ]+|\\d+))';
const seats = '(?:seats|places|spots|chairs|tickets)';
const gone =
  '(?:(?:is|are|have|has|were)(?: been)?(?: already| now| long| nearly)* (?:taken|gone|booked|sold|reserved|filled|full|left|claimed|given away|still (?:free|open|available|left))|(?:already )?(?:gone|taken|left)\\b)';

/** Numbers of people and shares of seats in the sentences of an event. */
export const claimsOfPeople: readonly Claim[] = [
  ...counts.map((source) => countOf(source)),
  ...limits.map((source) => countOf(source, { least: 3, isDenial: true })),
  {
    ...countOf(madeFor),
    against: (said, { groups }) => {
      const isOfAudience = said.section === 'audience' && said.keys.at(-1) === 'title';
      const event =
        isOfAudience || (speaksOfAll(said) && mayCountSeats(said)) ? eventOf(said) : undefined;
      return againstSeats(event, readNumber(groups?.['number'] ?? ''), minOfGroup);
    },
  },
  {
    ...countOf(together),
    against: (said, { groups }) => {
      const isOffered = ['hero', 'seats', 'closing', undefined].includes(said.section);
      if (said.place !== 'page' || !isOffered || said.keys[0] === 'event') return;
      const number = readNumber(groups?.['number'] ?? '');
      const wrong = againstPeople(said, number, minOfGroup);
      // "With fifteen other people" is sixteen with the reader.
      const withReader = groups?.['others'] === undefined ? number : number + 1;
      return wrong && againstPeople(said, withReader, minOfGroup);
    },
  },
  {
    ...countOf(room),
    against: (said, { groups }) => {
      const number = readNumber(groups?.['number'] ?? '');
      const isLarger = seatsOf(eventOf(said)).some((seats) => seats < number);
      return isLarger ? undefined : againstPeople(said, number, minOfGroup);
    },
  },
  countOf(company, { least: 3, more: 1 }),
  countOf(pairs, { least: 14, times: 2 }),
  {
    rule: 'event-seats',
    pattern: new RegExp(
      `\\b${part} (?:of )?(?:the |our |all |these )?${seats} ${gone}|\\b(?:the )?(?:remaining|other|final) ${numberPattern} (?:places|spots|chairs)\\b`,
      'i',
    ),
    against: (said) =>
      speaksOfAll(said) && said.keys[0] !== 'event' && eventOf(said) !== undefined
        ? 'words on a page do not count down as people register'
        : undefined,
    remedy: 'Say how many seats there are in all, with {event.seats}.',
  },
];
