import type { Site } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { eventId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { followEvent, type PlannedReminder, writeReminders } from './reminder-statements.ts';

/** Every reminder that a funnel of the site declares. */
export function planReminders(site: Site): readonly PlannedReminder[] {
  return site.funnels.flatMap(({ id, declaration, coach }) => {
    const event = declaration.kind === 'lead' ? declaration.event : undefined;
    if (event?.reminder === undefined) return [];
    return [
      {
        eventId: eventId(id),
        eventName: event.name,
        hoursBefore: event.reminder.hoursBefore,
        functionName: event.reminder.function,
        fields: ownValue(coach.functions, event.reminder.function)?.body ?? [],
        funnelId: id,
        coach: coach.slug,
      },
    ];
  });
}

/**
 * Writes the reminders that are due.
 *
 * @returns how many were written
 */
export async function remindDue(
  db: Executor,
  reminders: readonly PlannedReminder[],
  log: Log,
): Promise<number> {
  let written = 0;
  for (const reminder of reminders) {
    try {
      await followEvent(db, reminder);
      written += await writeReminders(db, reminder);
    } catch (error) {
      const { funnelId: funnel } = reminder;
      log.error({ err: error, funnel }, 'The reminders of an event could not be written.');
    }
  }
  return written;
}
