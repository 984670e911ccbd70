import type { Unserialized } from '#engine/contract/console/json.ts';
import type { ComingEmail, PersonJourney, PersonSeat } from '#engine/contract/console/people.ts';
import { positionIn } from '#engine/schedule/sequence-position.ts';
import { listUpcomingEmails } from '#engine/schedule/sequence-schedule.ts';
import type { Site } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { planEventEmails } from '#server/journeys/event-emails.ts';

/** A journey of a person as it is stored. */
export type StoredJourney = Unserialized<Omit<PersonJourney, 'id' | 'createdAt' | 'stoppedAt'>>;

type StoredSeat = Unserialized<Omit<PersonSeat, 'id' | 'timeZone'>>;
type Coming = Unserialized<ComingEmail>;

/**
 * What a person will get and when, the next one first, as the worker will write it if nothing changes:
 * the campaign emails of every unfinished journey, in the sequence as it is declared now, and the
 * reminders of events.
 *
 * @param now the database's clock
 */
export function listComing(
  site: Site,
  journeys: readonly StoredJourney[],
  seats: readonly StoredSeat[],
  now: Date,
): readonly Coming[] {
  return [
    ...journeys.flatMap((journey) => listCampaignEmails(site, journey, now)),
    ...seats.flatMap((seat) => listReminders(site, seat, now)),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function listCampaignEmails(site: Site, journey: StoredJourney, now: Date): readonly Coming[] {
  const { campaign: name, nextEmailDueAt: dueAt, currentSequence } = journey;
  const coach = site.coaches.find(({ campaigns }) => campaigns.some((one) => one.name === name));
  const campaign = coach?.campaigns.find((one) => one.name === name);
  // A paused campaign keeps everybody where they are; when it goes on is not known.
  if (!coach || !campaign || campaign.active === false) return [];
  if (journey.isCompleted || dueAt === null) return [];
  const declared = campaign.steps.map(({ id }) => id);
  // Before campaign emails had ids, they were known by their place alone.
  const own = journey.letters.map((id, index) => id ?? declared[index] ?? '');
  const step = positionIn(own.slice(0, currentSequence - 1), declared);
  return listUpcomingEmails(campaign, coach.timeZone, { step, dueAt, now }).map(
    ({ at, step: number, subject }) => ({
      at,
      from: `${name}, email ${number}`,
      kind: 'campaign email',
      subject,
    }),
  );
}

function listReminders(site: Site, seat: StoredSeat, now: Date): readonly Coming[] {
  const planned = planEventEmails(site).find(({ eventId }) => eventId === seat.eventId);
  const { startsAt } = seat;
  if (!planned || startsAt === null) return [];
  const coach = site.coaches.find(({ slug }) => slug === planned.coach);
  return planned.emails.flatMap(({ template, seconds, functionName }) => {
    const at = new Date(startsAt.getTime() + seconds * 1000);
    // Whoever registered after its time has just had the confirmation.
    if (template !== 'reminder' || at <= now || seat.createdAt > at) return [];
    const declared = ownValue(coach?.functions, functionName);
    const message = ownValue(declared?.messages, planned.funnelId) ?? declared?.message;
    return [{ at, from: seat.event, kind: 'reminder', subject: message?.subject ?? '' }];
  });
}
