import type { Unserialized } from '#engine/contract/console/json.ts';
import type { ComingEmail, PersonJourney, PersonSeat } from '#engine/contract/console/people.ts';
import { positionIn } from '#engine/schedule/sequence-position.ts';
import { listUpcomingEmails } from '#engine/schedule/sequence-schedule.ts';
import type { Site } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { planEventEmails } from '#server/journeys/event-emails.ts';

/** A person's journey as stored. */
export type StoredJourney = Unserialized<
  Omit<PersonJourney, 'id' | 'createdAt' | 'stoppedAt' | 'leftAt'>
>;

/** A person's seat or place at a date, as stored. */
export type StoredSeat = Unserialized<
  Pick<PersonSeat, 'eventId' | 'event' | 'startsAt' | 'minutes' | 'state' | 'createdAt'>
>;
type Coming = Unserialized<ComingEmail>;

/** What is stored of a person, as far as it decides what they will get. */
export interface StoredPerson {
  readonly journeys: readonly StoredJourney[];
  readonly seats: readonly StoredSeat[];
  readonly suppressions: readonly { readonly scope: string; readonly reason: string }[];
}

/**
 * What a person will get and when, the next one first, if nothing changes: the campaign emails of every
 * unfinished journey, in the sequence as declared now, and the event's reminders and follow-ups. An
 * address that bounced or complained gets none, and who unsubscribed no campaign emails.
 *
 * @param now the database's clock
 */
export function listComing(
  site: Site,
  { journeys, seats, suppressions }: StoredPerson,
  now: Date,
): readonly Coming[] {
  const gets = (coach: string, isCampaign: boolean) =>
    !suppressions.some(
      ({ scope, reason }) =>
        (scope === 'all' || scope === coach) && (isCampaign || reason !== 'unsubscribed'),
    );
  return [
    ...journeys.flatMap((journey) => listCampaignEmails(site, journey, now, gets)),
    ...seats.flatMap((seat) => listEventEmails(site, seat, now, gets)),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whether emails of a coach reach the person, those of campaigns or those that were asked for. */
type Gets = (coach: string, isCampaign: boolean) => boolean;

function listCampaignEmails(
  site: Site,
  journey: StoredJourney,
  now: Date,
  gets: Gets,
): readonly Coming[] {
  const { campaign: name, nextEmailDueAt: dueAt, currentSequence } = journey;
  const coach = site.coaches.find(({ campaigns }) => campaigns.some((one) => one.name === name));
  const campaign = coach?.campaigns.find((one) => one.name === name);
  // A paused campaign keeps everybody where they are; when it resumes is unknown.
  if (!coach || !campaign || campaign.active === false || !gets(coach.slug, true)) return [];
  if (journey.isCompleted || dueAt === null) return [];
  const declared = campaign.steps.map(({ id }) => id);
  // Before steps had ids, they were identified by position.
  const own = journey.stepIds.map((id, index) => id ?? declared[index] ?? '');
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

function listEventEmails(site: Site, seat: StoredSeat, now: Date, gets: Gets): readonly Coming[] {
  const planned = planEventEmails(site).find(({ eventId }) => eventId === seat.eventId);
  const { startsAt, minutes } = seat;
  // A seat that is only held gets none of the event's emails until it is confirmed.
  if (!planned || startsAt === null || seat.state !== 'firm') return [];
  if (!gets(planned.coach, false)) return [];
  const coach = site.coaches.find(({ slug }) => slug === planned.coach);
  return planned.emails.flatMap(({ template, seconds, functionName }): readonly Coming[] => {
    if (template === 'moved') return [];
    const isAfter = template === 'after';
    const at = new Date(startsAt.getTime() + (isAfter ? minutes * 60_000 : 0) + seconds * 1000);
    // Somebody who registered after its time has just had the confirmation.
    if (at <= now || seat.createdAt > at) return [];
    const declared = ownValue(coach?.functions, functionName);
    const message = ownValue(declared?.messages, planned.funnelId) ?? declared?.message;
    const kind = isAfter ? 'email afterwards' : 'reminder';
    return [{ at, from: seat.event, kind, subject: message?.subject ?? '' }];
  });
}
