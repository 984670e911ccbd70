import { listReminders } from '#engine/schedule/event-emails.ts';
import type { Site } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { eventId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import {
  followEvent,
  type PlannedEmail,
  type PlannedEvent,
  writeEventEmails,
} from './event-statements.ts';

/** Every date of every event, with its scheduled emails. */
export function planEventEmails(site: Site): readonly PlannedEvent[] {
  return site.funnels.flatMap(({ id, declaration, coach, dates }) => {
    const event = declaration.kind === 'lead' ? declaration.event : undefined;
    if (event === undefined) return [];
    const plan = (
      template: PlannedEmail['template'],
      functionName: string,
      more: Pick<PlannedEmail, 'kind' | 'seconds'>,
    ): PlannedEmail => ({
      template,
      functionName,
      fields: ownValue(coach.functions, functionName)?.body ?? [],
      ...more,
    });
    const { after, moved } = event;
    const reminders = listReminders(event).map(({ function: name, beforeMs, isOnly }) =>
      plan('reminder', name, {
        // The date from before there were several keeps its name, so nobody gets it twice.
        kind: isOnly ? 'reminder' : `reminder:${beforeMs / 60_000}`,
        seconds: -beforeMs / 1000,
      }),
    );
    const emails = [
      ...reminders,
      ...(moved ? [plan('moved', moved.function, { kind: 'moved', seconds: 0 })] : []),
      ...(after
        ? [plan('after', after.function, { kind: 'after', seconds: after.hours * 3600 })]
        : []),
    ];
    if (emails.length === 0) return [];
    const shared = { eventName: event.name, funnelId: id, coach: coach.slug, emails };
    return dates.map(({ key }) => ({ eventId: eventId(key), ...shared }));
  });
}

/**
 * Writes the emails about events that are due.
 *
 * @returns how many were written
 */
export async function writeDueEmails(
  db: Executor,
  events: readonly PlannedEvent[],
  log: Log,
): Promise<number> {
  let written = 0;
  for (const event of events) {
    try {
      await followEvent(db, event);
      written += await writeEventEmails(db, event);
    } catch (error) {
      const { funnelId: funnel } = event;
      log.error({ err: error, funnel }, 'The emails about an event could not be written.');
    }
  }
  return written;
}
