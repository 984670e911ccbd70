import { type FunnelRule, findDoubt, findMistake, type Keys } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import type { Funnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { keysOf } from '#engine/read/places.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { listDates, maxMinutesOfDay } from '#engine/schedule/event-dates.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { momentOf, wallClockAt } from '#engine/schedule/wall-clock.ts';
import { quote } from '#engine/text/wording.ts';
import { isToldElsewhere } from './hours-elsewhere.ts';
import { goesOverDays } from './over-days.ts';

/** What is usual of a number, and why one outside of it is probably a slip. */
interface Bound {
  readonly min: number;
  readonly max: number;
  /** What the shape allows at all; what is outside has a finding already. */
  readonly possible?: readonly [number, number];
  readonly unit: string;
  readonly low?: string;
  readonly high: string;
  /** What the remedy says of more that is meant. */
  readonly unless?: string;
}

/** Lengths, seats and waits are what people mean, not what a slip of the keyboard makes of them. */
export const numbersAreLikely: FunnelRule = (entry) => {
  const { value } = entry;
  return [
    ...(value.kind === 'lead' ? findEarlySeatsLeft(entry, value.event) : []),
    ...(value.kind === 'lead' && value.event ? listReminders(value.event) : []).flatMap(
      ({ keys, property }) => {
        const place = [...keys, property];
        return findUnlikely(entry, place, valueAt(value, place), leads[property]);
      },
    ),
    ...Object.entries(bounds[value.kind]).flatMap(([path, bound]) => {
      const keys = keysOf(path);
      if (path === 'event.minutes' && goesOverDays(value)) return [];
      return findUnlikely(entry, keys, valueAt(value, keys), bound);
    }),
  ];
};

/** Few seats are told of when few are left, not from the first registration on. */
function findEarlySeatsLeft(entry: InFile, event: LeadFunnel['event']): Finding[] {
  const from = event?.seatsLeft?.from;
  const seats = event === undefined ? [] : listDates(event).flatMap((date) => date.seats ?? []);
  if (from === undefined || seats.length === 0 || from < Math.max(...seats)) return [];
  return [
    findDoubt(
      entry,
      'unlikely-number',
      ['event', 'seatsLeft', 'from'],
      `The words about seats left stand on the page from ${from} seats left on, but the event has ${Math.max(...seats)}, so they stand there before anybody has registered.`,
      'Write how few seats are few, for instance a quarter of them.',
    ),
  ];
}

const forgotten = 'is more than two weeks ahead, so the reminder is forgotten again by the day';

/** How long before an event a reminder goes out, by the property that says it. */
const leads = {
  hoursBefore: { min: 1, max: 14 * 24, unit: 'hours', high: forgotten },
  minutesBefore: { min: 5, max: 14 * 24 * 60, unit: 'minutes', high: forgotten },
} as const satisfies Readonly<Record<string, Bound>>;

/** The numbers of each kind of funnel, by their place. */
const bounds: Readonly<Record<Funnel['kind'], Readonly<Record<string, Bound>>>> = {
  booking: {
    minutes: {
      min: 10,
      max: 240,
      possible: [5, Infinity],
      unit: 'minutes',
      low: 'is too short for a call',
      high: 'is longer than anybody talks on one call',
    },
  },
  lead: {
    'event.minutes': {
      min: 10,
      max: maxMinutesOfDay,
      possible: [5, Infinity],
      unit: 'minutes',
      low: 'is too short for an event',
      high: 'is longer than a day with people',
      unless:
        ' What goes over several days is counted from its first minute to its last, and its page speaks of “a weekend” or “three days”.',
    },
    'event.seats': {
      min: 2,
      max: 10_000,
      possible: [1, Infinity],
      unit: 'seats',
      low: 'makes the event full after the first guest',
      high: 'is as good as no limit',
    },
    'event.hold.minutes': {
      min: 10,
      max: 3 * 24 * 60,
      possible: [10, 7 * 24 * 60],
      unit: 'minutes',
      high: 'keeps seats from others for more than three days',
    },
    'event.after.hours': {
      min: 0,
      max: 30 * 24,
      unit: 'hours',
      high: 'is more than a month, when nobody remembers the event',
    },
    'submission.email.timeoutSeconds': {
      min: 1,
      max: 30,
      possible: [1, 60],
      unit: 'seconds',
      high: 'is longer than visitors wait in front of a button',
    },
    'submission.journey.firstEmail.hours': {
      min: 1,
      max: 30 * 24,
      unit: 'hours',
      high: 'is more than a month, when nobody remembers the form',
    },
  },
};

/** A number outside of its bounds. @param keys the place that the finding names */
export function findUnlikely(
  entry: InFile,
  keys: Keys,
  value: unknown,
  { min, max, possible = [0, Infinity], unit, low = 'is too little', high, unless = '' }: Bound,
): Finding[] {
  if (typeof value !== 'number' || (value >= min && value <= max)) return [];
  if (value < possible[0] || value > possible[1]) return [];
  return [
    findDoubt(
      entry,
      'unlikely-number',
      keys,
      `${value} ${value === 1 ? unit.replace(/s$/, '') : unit} ${value < min ? low : high}.`,
      `Correct the number; from ${min} to ${max} ${unit} are usual.${value > max ? unless : ''}`,
    ),
  ];
}

/** An event starts at a time that its clocks show once, when people are awake, in this century. */
export const startIsLikely: FunnelRule = (entry) => {
  const event = entry.value.kind === 'lead' ? entry.value.event : undefined;
  if (event === undefined) return [];
  return [
    ...(event.startsAt === undefined
      ? []
      : judgeStart(entry, event, event.startsAt, ['event', 'startsAt'])),
    ...(event.dates ?? []).flatMap(({ startsAt }, index) =>
      judgeStart(entry, event, startsAt, ['event', 'dates', index, 'startsAt']),
    ),
  ];
};

function judgeStart(
  entry: Entry<Funnel>,
  event: EventDeclaration,
  startsAt: string,
  keys: Keys,
): Finding[] {
  const clock = showsOf(event, startsAt);
  if (clock === undefined) return [];
  if (clock === 'never') {
    return [
      findMistake(
        entry,
        'no-such-date',
        keys,
        `The clocks of ${event.timeZone} are put forward over ${quote(startsAt)}, so that time does not exist.`,
        'Write the time as the clocks will show it, an hour later or earlier.',
      ),
    ];
  }
  const hour = Number(startsAt.slice(11, 13));
  const year = Number(startsAt.slice(0, 4));
  const doubt =
    clock === 'twice'
      ? `The clocks of ${event.timeZone} show ${quote(startsAt)} twice, because they are put back in that hour.`
      : year < 2020 || year > 2050
        ? `The event takes place in ${year}, which looks like a slip.`
        : hour < 5 && !isToldElsewhere(entry.value, momentOf(startsAt, event.timeZone))
          ? `The event starts at ${startsAt.slice(11)} at night in ${event.timeZone}.`
          : undefined;
  if (doubt === undefined) return [];
  return [
    findDoubt(
      entry,
      'unlikely-start',
      keys,
      doubt,
      'Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    ),
  ];
}

/** How often the clocks of an event's zone show a time; undefined where it or the zone is none. */
function showsOf(
  { timeZone }: EventDeclaration,
  startsAt: string,
): 'never' | 'once' | 'twice' | undefined {
  const wall = Date.parse(`${startsAt}:00Z`);
  if (Number.isNaN(wall)) return undefined;
  try {
    const moment = momentOf(startsAt, timeZone);
    if (wallClockAt(moment, timeZone) !== wall) return 'never';
    const hourLater = new Date(moment.getTime() + 3_600_000);
    return wallClockAt(hourLater, timeZone) === wall ? 'twice' : 'once';
  } catch {
    // A zone that does not exist has a finding of its own.
    return undefined;
  }
}
