import { positionIn } from '#engine/schedule/sequence-position.ts';
import { listUpcomingEmails } from '#engine/schedule/sequence-schedule.ts';
import type { Site } from '#engine/site/site.ts';
import { planReminders } from '#server/journeys/reminders.ts';

/** A journey of a person as it is stored. */
export interface StoredJourney {
  readonly campaign: string;
  readonly isCompleted: boolean;
  readonly currentSequence: number;
  readonly nextEmailDueAt: Date | null;
  /** The letters' ids of the version the person is in; null where a letter had none yet. */
  readonly letters: readonly (string | null)[];
}

/** A seat of a person as it is stored. */
export interface StoredSeat {
  readonly eventId: string;
  readonly event: string;
  readonly startsAt: Date | null;
  readonly createdAt: Date;
}

/** An email that will come by itself. */
export interface ComingEmail {
  readonly at: Date;
  /** What sends it: a campaign or an event, by name. */
  readonly from: string;
  readonly kind: 'letter' | 'reminder';
  readonly subject: string;
}

const hourMs = 3_600_000;

/**
 * What a person will get and when, in order of time, as the worker will write it if nothing changes:
 * the letters of every journey that goes on, in the sequence as it is declared now, and the
 * reminders of events.
 *
 * @param now the database's clock
 */
export function listComing(
  site: Site,
  journeys: readonly StoredJourney[],
  seats: readonly StoredSeat[],
  now: Date,
): readonly ComingEmail[] {
  return [
    ...journeys.flatMap((journey) => listLetters(site, journey, now)),
    ...seats.flatMap((seat) => listReminders(site, seat, now)),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function listLetters(site: Site, journey: StoredJourney, now: Date): readonly ComingEmail[] {
  const { campaign: name, nextEmailDueAt: dueAt, currentSequence } = journey;
  const coach = site.coaches.find(({ campaigns }) => campaigns.some((one) => one.name === name));
  const campaign = coach?.campaigns.find((one) => one.name === name);
  // A campaign that rests keeps everybody where they are; when it goes on is not known.
  if (!coach || !campaign || campaign.active === false) return [];
  if (journey.isCompleted || dueAt === null) return [];
  const declared = campaign.steps.map(({ id }) => id);
  // Before letters had ids, the place of a letter was all there was to know it by.
  const own = journey.letters.map((letter, index) => letter ?? declared[index] ?? '');
  const step = positionIn(own.slice(0, currentSequence - 1), declared);
  return listUpcomingEmails(campaign, coach.timeZone, { step, dueAt, now }).map(
    ({ at, step: number, subject }) => ({
      at,
      from: `${name}, letter ${number}`,
      kind: 'letter',
      subject,
    }),
  );
}

function listReminders(site: Site, seat: StoredSeat, now: Date): readonly ComingEmail[] {
  const planned = planReminders(site).find(({ eventId }) => eventId === seat.eventId);
  if (!planned || seat.startsAt === null) return [];
  const at = new Date(seat.startsAt.getTime() - planned.hoursBefore * hourMs);
  // Whoever registered after its time has just had the confirmation.
  if (at <= now || seat.createdAt > at) return [];
  const coach = site.coaches.find(({ slug }) => slug === planned.coach);
  const declared = coach?.functions[planned.functionName];
  const message = declared?.messages?.[planned.funnelId] ?? declared?.message;
  return [{ at, from: seat.event, kind: 'reminder', subject: message?.subject ?? '' }];
}
