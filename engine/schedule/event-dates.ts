import type { EventDeclaration } from '#engine/declaration/event.ts';

/** The longest that people are together on one day, in minutes; what takes longer goes over several. */
export const maxMinutesOfDay = 12 * 60;

/** One date of an event, with its own values or the event's. */
export interface EventDate {
  /** Absent for the date of `startsAt`. */
  readonly id?: string;
  /** Local date and time in the event's zone; absent while it is to be announced. */
  readonly startsAt?: string;
  readonly minutes: number;
  readonly place: string;
  readonly seats?: number;
}

/** The dates of an event in declared order, including those to be announced. */
export function listDates(event: EventDeclaration): readonly EventDate[] {
  const { minutes, place, seats, startsAt } = event;
  const shared = { minutes, place, ...(seats === undefined ? {} : { seats }) };
  return (
    event.dates?.map((date) => ({ ...shared, ...date })) ?? [
      { ...shared, ...(startsAt === undefined ? {} : { startsAt }) },
    ]
  );
}

/** The event with its texts about one of its dates. */
export function eventOn(
  event: EventDeclaration,
  { startsAt, minutes, place, seats }: EventDate,
): Pick<EventDeclaration, 'name' | 'startsAt' | 'timeZone' | 'minutes' | 'place' | 'seats'> {
  return {
    name: event.name,
    timeZone: event.timeZone,
    minutes,
    place,
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(seats === undefined ? {} : { seats }),
  };
}

/** The key of a date's row: the funnel's id, followed by a slash and the date's id if it has one. */
export function dateKey(funnelId: string, { id }: Pick<EventDate, 'id'>): string {
  return id === undefined ? funnelId : `${funnelId}/${id}`;
}
