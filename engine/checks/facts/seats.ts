import { publishedFunnels } from '#engine/checks/rule/newer.ts';
import { eventNouns, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { writeEach } from '#engine/checks/said/moment.ts';
import {
  eventOf,
  isLeadFunnel,
  isOwnClaim,
  questionOf,
  type Said,
} from '#engine/checks/said/said.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';

const seat = '(?:seats?|spots?|places?|chairs?|tickets?)';
const guest =
  '(?:seats|spots|places|chairs|tickets|people|guests|participants|attendees|owners|professionals|women|men|founders|leaders|entrepreneurs|businesses|teams|registrations)';

/** "The first 20 people get the book" are not all who come. */
const getOne = /^ (?:get|receive) (?:the|an?|our|some)\b/i;

/** "The first 340 people who cooked along" have done so before; those who sign up have seats. */
const haveDone =
  /^ (?:who|that|we) (?:have |had )?(?!regist|reserv|book|sign|appl|join|claim)(?:[a-z]+ed|came|sat|took|taught|went|did|wrote|read)\b/i;

/** Numbers of seats: "50 seats", "limited to 50 HR professionals", "only 20 places". */
const seatCounts = [
  new RegExp(
    `(?:only|just|limited to|capped at|restricted to|maximum of|max\\.?|at most|no more than|room for|the first) (?<number>${numberPattern}) (?!of (?:your|our)\\b)(?:[A-Za-zÀ-ỿ]+ ){0,2}${guest}\\b`,
    'gi',
  ),
  new RegExp(
    `(?<number>${numberPattern}) (?:(?:free|live|available|virtual|exclusive|online|open) )*${seat} (?:available|left|remaining|only|in total|in the room|at the table|are (?:available|left|free|open|all|reserved|yours)|first come)\\b`,
    'gi',
  ),
  new RegExp(
    `(?<number>${numberPattern}) (?:(?:free|live|available|virtual|exclusive|online|open) )*(?:seats|tickets)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:seats|places|space|spots|chairs) for (?:only |just |up to )?(?<number>${numberPattern})\\b(?! (?:minutes|hours|days))`,
    'gi',
  ),
  new RegExp(
    `(?:^|[.,:!?·|–—] )(?<number>${numberPattern}) (?:places|spots)\\b(?=[,.:!]| so\\b| (?:in|around) the (?:room|circle|table|fire)\\b)`,
    'gi',
  ),
  // "Thirty chairs. One of them is yours."
  new RegExp(
    `(?:^|[.!?·|–—] )(?<number>${numberPattern}) chairs(?=[.,:;] (?:and )?(?:one\\b[^.!?]{0,20}\\byou|no more\\b))`,
    'gi',
  ),
  new RegExp(`(?<number>${numberPattern})-seat\\b`, 'gi'),
  new RegExp(
    `\\b(?:limit|cap|restrict|keep|hold)(?:s|ped|ed|ting|ping)? (?:the|each|our|this|every) (?:group|room|circle|class|session|workshop|masterclass|webinar|event|evening|table|attendance|numbers|size) (?:to|at|down to) (?:only |just |a maximum of |at most )?(?<number>${numberPattern})\\b(?! (?:minutes|hours|days|pages|questions))`,
    'gi',
  ),
  new RegExp(
    `\\b(?:all|of (?:all |our |the |these )+) ?(?<number>${numberPattern}) (?:seats|places|spots|chairs|tickets)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?<number>${numberPattern}) ${guest} (?:at most|at the most|maximum|max\\b|and no more|and not one more)`,
    'gi',
  ),
];

/** "Twenty at most", in the answer to how many people come. */
const answered = new RegExp(`^(?<number>${numberPattern})(?= at (?:the )?most\\b|[.,!]|$)`, 'gi');
const asksHowMany =
  /\bhow many (?:people|seats|places|chairs|guests|participants|of us|others|are there|can come|come)\b/i;

/** "All 50 of them", where it is told that every seat is gone; "all eight tables" are no seats. */
const allGone = new RegExp(
  `\\ball (?<number>${numberPattern})(?=[.,:;!?–—]|$| (?:of (?:them|these|those)|are|is|were|have|had|went|filled|taken|gone|${seat}|${guest})\\b)`,
  'gi',
);

/** A number of seats that only a clock could keep true. */
const left = new RegExp(
  `${numberPattern} (?:[A-Za-zÀ-ỿ]+ )?${seat} (?:are )?(?:left|remaining|still (?:free|open|available))\\b|only ${numberPattern} (?:[A-Za-zÀ-ỿ]+ )?left\\b`,
  'i',
);

/** That none is left, at the head of a text; where the event is full it is right. */
const gone = /^(?:sorry,? )?(?:sold out|fully booked|booked out)\b/i;

/** Seats that are said to be few. */
const scarce =
  /\b(?:limited (?:seating|seats|spots|places|spaces|availability|number of (?:seats|places|spots|participants))|(?:seats|spots|places|spaces|tickets|seating) (?:is|are) (?:strictly |very )?(?:limited|few|scarce|filling|running out|going fast|almost gone)|(?:almost|nearly) (?:full|sold out)|(?:spots|seats|places) (?:fill|go|sell out) (?:up )?(?:fast|quickly)|(?:few|a handful of|hardly any|not many) (?:seats|spots|places|chairs|tickets) (?:are |is )?(?:left|remain\w*|still (?:free|open|available))|before (?:the|our|all|every) (?:[A-Za-zÀ-ỿ]+ )?(?:room|tables?|circle|list|seats?|places?|chairs?|group|class) (?:is|are|gets?) (?:full|gone|taken|closed)|first come,? first served)\b/i;

/** "The hall has 60 seats": where the seats of something else are counted. */
const ofAnother = new RegExp(
  `\\b(?:the|an?|its|their) (?!(?:${eventNouns}|room|circle|group)\\b)(?:dining |waiting )?[A-Za-zÀ-ỿ]+(?: (?:in|of|at|on) [A-Za-zÀ-ỿ]+)? (?:has|have|had|holds|seats) $`,
  'i',
);

/** Beside which label a number of seats is the event's: not "Audience", "Rooms". */
const ofSeats =
  /seat|place|spot|chair|ticket|group|size|people|participant|capacity|how many|limit|regist|who/i;

/** How many people each date of an event takes, where they are limited. */
export function seatsOf(event: EventDeclaration | undefined): readonly number[] {
  return event === undefined ? [] : listDates(event).flatMap(({ seats }) => seats ?? []);
}

/** "the event has 50 seats (event.seats)", with the property where a date has its own. */
export function writeSeats(seats: readonly number[]): string {
  const isOne = new Set(seats).size === 1;
  return isOne
    ? `the event has ${seats[0]} seats (event.seats)`
    : `the event has ${writeEach(seats)} seats (event.dates)`;
}

/** Whether a number of people or chairs may be the event's: not beside a link to another page. */
export function mayCountSeats({ section, label = 'seats' }: Said): boolean {
  return section !== 'related' && ofSeats.test(label);
}

const patterns = [left, gone, ...seatCounts, allGone, answered, scarce];

/** The number of seats in words is the declared one, and few seats are declared at all. */
export const seatsAreDeclared = judgeWhere(patterns, (said, all) => {
  const event = eventOf(said);
  const { text, place } = said;
  const isOfSeries = place === 'campaign' && said.keys[0] === 'campaigns';
  if (!isOwnClaim(said) || isOfSeries) return [];
  const isOfEvent = /event|masterclass|workshop|webinar/u.test(said.funnel.offer.kind);
  if (event === undefined && !(isLeadFunnel(said.funnel) && isOfEvent)) return [];
  if (!mayCountSeats(said)) return [];
  const seats = seatsOf(event);
  const inAll = seats.reduce((sum, one) => sum + one, 0);
  const dates = event === undefined ? 0 : listDates(event).length;
  const isWhenFull = ['event', 'failure'].includes(String(said.keys[0]));
  const countdown = left.exec(text) ?? (isWhenFull ? null : gone.exec(text));
  if (countdown) {
    return {
      rule: 'event-seats',
      claim: 'left',
      problem: `${quote(countdown[0])} stands here, but words on a page do not count down as people register.`,
      remedy:
        seats.length === 0
          ? 'Take the words out, or declare how many seats there are (event.seats) and write {event.seats}.'
          : 'Say how many seats there are in all, with {event.seats}.',
    };
  }
  const here = [
    ...seatCounts,
    ...(said.keys[1] === 'whenFull' ? [allGone] : []),
    ...(asksHowMany.test(questionOf(said)) ? [answered] : []),
  ];
  for (const pattern of here) {
    for (const match of text.matchAll(pattern)) {
      const number = readNumber(match.groups?.['number'] ?? '');
      if (seats.includes(number) || [inAll, dates].includes(number) || number < 3) continue;
      if (ofAnother.test(text.slice(0, match.index))) continue;
      if (
        /^the first/i.test(match[0]) &&
        [getOne, haveDone].some((after) => after.test(text.slice(match.index + match[0].length)))
      )
        continue;
      if (
        /\b(?:per|each|every|a company|a team|for each|filled|kept for|go to|went to|empty)\b/i.test(
          text.slice(match.index + match[0].length, match.index + match[0].length + 24),
        )
      )
        continue;
      if (
        /\b(?:more than|over|past|already|bring(?:ing)?|up to|(?:tables?|rows?|circles?|rooms?) (?:of|with|for)|there were|had(?: [a-z-]+)?)\s$/i.test(
          text.slice(0, match.index),
        )
      )
        continue;
      const [fact, remedy] =
        seats.length === 0
          ? [
              'the event declares no seats, so anybody can register',
              `Add event.seats: ${number}, or take the number out.`,
            ]
          : [writeSeats(seats), 'Write {event.seats} for the number, or correct event.seats.'];
      const problem = `${quote(match[0])} stands here, but ${fact}.`;
      const published = publishedFunnels(all).find(({ id }) => id === said.funnel.id);
      const wasRight = seats.length === 1 && published?.funnel.event?.seats === number;
      return {
        rule: 'event-seats',
        claim: String(number),
        problem,
        remedy: wasRight
          ? `The event was published with ${number} seats: write seats: ${number} again, or {event.seats} here.`
          : remedy,
        declared: 'event.seats',
      };
    }
  }
  const words = scarce.exec(text);
  if (seats.length > 0 || words === null) return [];
  return {
    rule: 'scarcity',
    isDoubt: true,
    claim: 'few',
    problem: `${quote(words[0])} stands here, but the event declares no seats, so it never fills up.`,
    remedy: 'Add event.seats, or take the words out.',
  };
});
