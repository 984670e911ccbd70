import { listDates } from '#engine/schedule/event-dates.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** A date of an event, and where the declaration says it. */
export interface DeclaredDate {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** As it is declared, on the clock of the zone. */
  readonly local: string;
  readonly timeZone: string;
  readonly keys: readonly (string | number)[];
}

/** The dates of a funnel's event that are announced, in the order of their declaration. */
export function declaredDates({ declaration, dates }: CompiledFunnel): readonly DeclaredDate[] {
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  if (event === undefined) return [];
  const declared = listDates(event);
  return dates.flatMap(({ startsAt, endsAt }, index) => {
    const local = declared[index]?.startsAt;
    if (startsAt === undefined || endsAt === undefined || local === undefined) return [];
    const keys = event.dates ? ['event', 'dates', index, 'startsAt'] : ['event', 'startsAt'];
    return { startsAt, endsAt, local, timeZone: event.timeZone, keys };
  });
}

/** How long before a date its last reminder goes out, in milliseconds; undefined without one. */
export function minLead({ declaration }: CompiledFunnel): number | undefined {
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  const leads = event ? listReminders(event).map(({ beforeMs }) => beforeMs) : [];
  return leads.length === 0 ? undefined : Math.min(...leads);
}
