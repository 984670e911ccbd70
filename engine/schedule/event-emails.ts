import type { EventDeclaration } from '#engine/declaration/event.ts';
import { hourMs } from './wall-clock.ts';

/** The templates of the email functions that an event names, besides the requested one. */
export const eventTemplates = ['reminder', 'after', 'moved', 'seat-offer'] as const;

/** How long after its time the email after an event may still go out, for example after an outage. */
export const lateDays = 3;

/** An email function that an event names. */
export interface EventEmail {
  /** The function's template. */
  readonly template: (typeof eventTemplates)[number];
  readonly function: string;
  /** The place in the funnel's declaration. */
  readonly keys: readonly (string | number)[];
}

/** A reminder, in either notation. */
export interface EventReminder {
  readonly beforeMs: number;
  readonly function: string;
  /** The single one of `reminder`. */
  readonly isOnly: boolean;
  /** The property that says how long before. */
  readonly property: 'hoursBefore' | 'minutesBefore';
  readonly keys: readonly (string | number)[];
}

/** The reminders of an event, in the order of their declaration. */
export function listReminders(event: EventDeclaration): readonly EventReminder[] {
  const { reminder, reminders = [] } = event;
  const only = reminder && {
    beforeMs: reminder.hoursBefore * hourMs,
    function: reminder.function,
    isOnly: true,
    property: 'hoursBefore' as const,
    keys: ['event', 'reminder'],
  };
  return [
    ...(only ? [only] : []),
    ...reminders.map((one, index) => ({
      beforeMs: 'hoursBefore' in one ? one.hoursBefore * hourMs : one.minutesBefore * 60_000,
      function: one.function,
      isOnly: false,
      property: 'hoursBefore' in one ? ('hoursBefore' as const) : ('minutesBefore' as const),
      keys: ['event', 'reminders', index],
    })),
  ];
}

/**
 * Which reminders of a date are still ahead of somebody who has registered.
 *
 * @returns `all` also where there are none
 */
export function remindersAhead(
  event: EventDeclaration,
  startsAt: Date | undefined,
  moment: Date,
): 'all' | 'some' | 'none' {
  const reminders = listReminders(event);
  if (startsAt === undefined) return 'all';
  const ahead = reminders.filter(
    ({ beforeMs }) => startsAt.getTime() - beforeMs > moment.getTime(),
  );
  if (ahead.length === reminders.length) return 'all';
  return ahead.length > 0 ? 'some' : 'none';
}

/** Every email function that an event names. */
export function listEventEmails(event: EventDeclaration): readonly EventEmail[] {
  const { after, moved, whenFull } = event;
  const waiting = whenFull && 'waitingList' in whenFull ? whenFull.waitingList : undefined;
  return [
    ...listReminders(event).map(
      (one): EventEmail => ({
        template: 'reminder',
        function: one.function,
        keys: [...one.keys, 'function'],
      }),
    ),
    ...(after ? [named('after', after, ['event', 'after'])] : []),
    ...(moved ? [named('moved', moved, ['event', 'moved'])] : []),
    ...(waiting ? [named('seat-offer', waiting, ['event', 'whenFull', 'waitingList'])] : []),
  ];
}

function named(
  template: EventEmail['template'],
  { function: name }: { readonly function: string },
  keys: EventEmail['keys'],
): EventEmail {
  return { template, function: name, keys: [...keys, 'function'] };
}

/** Whether events name functions of a template, so that no form sends them at once. */
export function isOfEvent(template: string): boolean {
  return eventTemplates.some((one) => one === template);
}
