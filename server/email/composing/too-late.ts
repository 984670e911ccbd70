import { lateDays } from '#engine/schedule/event-emails.ts';
import { dayMs, hourMs } from '#engine/schedule/wall-clock.ts';
import { findCoach, findFunnel } from '#engine/site/find.ts';
import type { Site } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { eventId } from '#server/db/identity.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';

/**
 * Why an email about an event is not sent any more: a reminder and the news of a moved date tell nobody
 * anything once it has begun, and thanks are not sent days later. Most such emails are cancelled while
 * they wait; one that may have been sent before has to be looked up first, which may take as long as the
 * provider is away.
 *
 * @returns a sentence, or undefined for an email that still has its time
 */
export function tooLate(
  site: Site,
  {
    coach,
    functionName,
    funnelId,
    eventId: about,
    claimedAt,
  }: Pick<ClaimedDelivery, 'coach' | 'functionName' | 'funnelId' | 'eventId' | 'claimedAt'>,
): string | undefined {
  if (about === null) return undefined;
  const funnel = findFunnel(site, funnelId);
  const event = funnel?.declaration.kind === 'lead' ? funnel.declaration.event : undefined;
  const date = funnel?.dates.find(({ key }) => eventId(key) === about);
  if (!event || !date?.startsAt || !date.endsAt) return undefined;
  const template = ownValue(findCoach(site, coach)?.functions, functionName)?.template;
  if (template === 'reminder' || template === 'moved') {
    return date.startsAt <= claimedAt ? 'The event began before this could be sent.' : undefined;
  }
  if (template !== 'after' || event.after?.function !== functionName) return undefined;
  const until = date.endsAt.getTime() + event.after.hours * hourMs + lateDays * dayMs;
  return until <= claimedAt.getTime()
    ? 'The event was too long ago when this could have been sent.'
    : undefined;
}
