import * as v from 'valibot';
import { type DeepReadonly, httpsUrl, localTime, path, slug, text } from './primitives.ts';

/** The field with which a form asks for one of several dates; its answer is the date's id. */
export const dateField = 'eventDate';

const minutes = v.pipe(v.number(), v.integer(), v.minValue(5));
const seats = v.pipe(v.number(), v.integer(), v.minValue(1));

/** From ten minutes to a week. */
const holdMinutes = v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(7 * 24 * 60));

/** One of several dates of an event. */
const date = v.strictObject({
  /** Its name for programs; it stays when the date moves, so that everybody is told and nobody is lost. */
  id: slug,
  /** Local date and time in the event's `timeZone`, like 2027-03-16T10:00. */
  startsAt: localTime,
  /** How many people can register, where it is not the event's number. */
  seats: v.exactOptional(seats),
  /** Where it is, where it is not the event's place. */
  place: v.exactOptional(text),
  /** How long it takes, where it is not as long as the others. */
  minutes: v.exactOptional(minutes),
});

/** What stands in place of the form. */
const ending = v.strictObject({
  /** The heading. */
  title: text,
  /** What has happened, and what there is instead. */
  text: text,
  /** Where visitors can go from here. */
  button: v.exactOptional(
    v.strictObject({
      /** The button's words. */
      label: text,
      /** Another page of this site, or an https address. */
      to: v.union([path, httpsUrl]),
    }),
  ),
});

/** A list on which people wait for a seat that somebody gives back. */
const waitingList = v.strictObject({
  /** The heading over the form. */
  title: text,
  /** What waiting means: who is asked first, and how long an offer stands. */
  text: text,
  /** The form's button. */
  button: v.strictObject({
    /** At rest: what happens when it is pressed. */
    idle: text,
    /** While the form is being sent. */
    busy: text,
  }),
  /** What is said to somebody who is on the list now. */
  joined: v.strictObject({
    /** What happened, in a few words. */
    title: text,
    /** What comes next, in a sentence or two. */
    text: text,
  }),
  /** An email function in the coach's file with the template `seat-offer`. */
  function: text,
  /** How long an offered seat is kept, in minutes, before the next in line is asked. */
  holdMinutes,
});

/** A reminder's email function, and how long before the event it goes out. */
const reminder = v.union([
  v.strictObject({
    /** Hours before the event. */
    hoursBefore: v.pipe(v.number(), v.minValue(1)),
    /** An email function in the coach's file with the template `reminder`. */
    function: text,
  }),
  v.strictObject({
    /** Minutes before the event. */
    minutesBefore: v.pipe(v.number(), v.integer(), v.minValue(5)),
    /** An email function in the coach's file with the template `reminder`. */
    function: text,
  }),
]);

/** An event to register for. Texts use it as {event.name}, {event.date}, {event.time} … */
export const event = v.strictObject({
  /** What people register for. */
  name: text,
  /** Local date and time in `timeZone`, like 2027-03-16T10:00; without it, “to be announced”. */
  startsAt: v.exactOptional(localTime),
  /** Several dates instead of `startsAt`, in order; visitors choose among those that are open. */
  dates: v.exactOptional(v.pipe(v.array(date), v.minLength(1, 'needs at least one date'))),
  /** An IANA time zone, like America/Los_Angeles. */
  timeZone: text,
  /** How long it takes. */
  minutes,
  /** Where it is, or how people join. */
  place: text,
  /** How many people can register for each date; unlimited without it. */
  seats: v.exactOptional(seats),
  /**
   * How long a seat is kept for somebody who has not confirmed it by the button of the requested
   * email (`to: 'seat'`); without it a seat is firm at once.
   */
  hold: v.exactOptional(
    v.strictObject({
      /** From ten minutes to a week. */
      minutes: holdMinutes,
    }),
  ),
  /** What people who have registered by then get before the event. */
  reminder: v.exactOptional(
    v.strictObject({
      /** How long before the event it goes out. */
      hoursBefore: v.pipe(v.number(), v.minValue(1)),
      /** An email function in the coach's file with the template `reminder`. */
      function: text,
    }),
  ),
  /** Several reminders instead of one; whoever registers late gets those that are still ahead. */
  reminders: v.exactOptional(v.pipe(v.array(reminder), v.minLength(1, 'needs at least one entry'))),
  /** What those who were registered get afterwards. */
  after: v.exactOptional(
    v.strictObject({
      /** How long after the end it goes out. */
      hours: v.pipe(v.number(), v.minValue(0)),
      /** An email function in the coach's file with the template `after`. */
      function: text,
    }),
  ),
  /** What tells those who are registered that a date has moved. */
  moved: v.exactOptional(
    v.strictObject({
      /** An email function in the coach's file with the template `moved`. */
      function: text,
    }),
  ),
  /** What page and form show while no seat is left: a list to wait on, or words. Seats need it. */
  whenFull: v.exactOptional(
    v.union([
      v.strictObject({
        /** The form asks for a place in the line. */
        waitingList,
      }),
      ending,
    ]),
  ),
  /** What stands in place of the form while the event takes place; without it a sentence of the engine, above the button of `whenOver`. */
  whenBegun: v.exactOptional(ending),
  /** What stands in place of the form once the last date is over. A date needs it. */
  whenOver: v.exactOptional(ending),
  /** Shows the seats that are left while they are few. */
  seatsLeft: v.exactOptional(
    v.strictObject({
      /** It is shown while there are this many seats or fewer. */
      from: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** The words, with {event.seatsLeft}: "{event.seatsLeft} of {event.seats} chairs are left." */
      text: text,
    }),
  ),
});

export type EventDeclaration = DeepReadonly<v.InferOutput<typeof event>>;
export type EventEnding = DeepReadonly<v.InferOutput<typeof ending>>;
export type WaitingList = DeepReadonly<v.InferOutput<typeof waitingList>>;
