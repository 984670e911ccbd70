import type { MapPart } from '#engine/contract/console/map-parts.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import { type Endings, endingsOf } from '#engine/declaration/telling/inbound.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { listUpcomingEmails } from '#engine/schedule/sequence-schedule.ts';
import { hourMs } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { SampleEmail } from '#server/email/samples/samples.ts';
import { campaignEnds, drawEmail, waysBy } from './draw-email.ts';
import { emailKey, endKey } from './parts.ts';
import { hoursOf, sayAfter, sayHours, sayWindow } from './times.ts';

type Lead = DeepReadonly<LeadFunnel>;

/** The campaign that a funnel's form starts. */
export function campaignOf({ coach }: CompiledFunnel, { submission }: Lead) {
  return coach.campaigns.find(({ name }) => name === submission.journey?.campaign);
}

/** When a campaign begins, for whom, and when its emails may go out. */
export function describeCampaign(funnel: CompiledFunnel, lead: Lead, isPaused: boolean): string {
  const { coach } = funnel;
  const campaign = campaignOf(funnel, lead);
  const { journey } = lead.submission;
  const window = campaign?.window;
  return [
    `“${journey?.campaign}” begins with the sign-up.`,
    ...(isPaused ? ['It is paused: everybody stays where they are.'] : []),
    ...(journey?.consent ? [`Only for those who tick the box “${journey.consent}”.`] : []),
    window
      ? `Its emails go out ${sayWindow(window, coach.timeZone)}.`
      : 'Its emails may go out at any hour.',
  ].join(' ');
}

/** What ends a campaign besides its last email. */
function waysOut({ happenings, funnels }: Endings): MapPart['to'] {
  const ways = { booking: 'booking a call', purchase: 'buying' } as const;
  return [
    ...(funnels.length > 0
      ? [{ part: endKey(campaignEnds.left), by: 'signing up elsewhere' }]
      : []),
    ...happenings.map((one) => ({ part: endKey(campaignEnds[one]), by: ways[one] })),
  ];
}

/** An email of a campaign, with its place in it and what comes next. */
export function describeCampaignEmail(
  sample: SampleEmail,
  emails: readonly SampleEmail[],
  funnel: CompiledFunnel,
  lead: Lead,
  now: Date,
): MapPart {
  const campaign = campaignOf(funnel, lead);
  const { journey } = lead.submission;
  const steps = campaign?.steps ?? [];
  const wait = journey === undefined || journey.firstEmail === 'now' ? 0 : journey.firstEmail.hours;
  const hours = steps
    .slice(0, sample.index + 1)
    .reduce((sum, { after }) => sum + hoursOf(after), 0);
  const own = steps[sample.index];
  const dueAt = new Date(now.getTime() + wait * hourMs);
  const at = campaign
    ? listUpcomingEmails(campaign, funnel.coach.timeZone, { step: 1, dueAt })[sample.index]?.at
    : undefined;
  const next = emails[sample.index + 1];
  const isFirst = sample.index === 0;
  const since = isFirst ? 'the sign-up' : 'the email before';
  const ownWait = (own ? hoursOf(own.after) : 0) + (isFirst ? wait : 0);
  const isPaused = campaign?.active === false;
  return {
    ...drawEmail(sample),
    when: sayAfter(wait + hours),
    ...(at && !isPaused ? { at: at.toISOString() } : {}),
    tone: isPaused ? 'off' : 'plain',
    meaning: `Email ${sample.index + 1} of ${emails.length} of the campaign, ${
      ownWait === 0 ? `together with ${since}` : `${sayHours(ownWait)} after ${since}`
    }${campaign?.window ? ' or when the window opens next' : ''}. Nobody gets it twice.`,
    to: [
      next
        ? { part: emailKey(next.key), by: 'waiting' }
        : { part: endKey(campaignEnds.all), by: 'having had them all' },
      ...waysBy(sample),
      { part: endKey(campaignEnds.unsubscribed), by: 'the link in its foot' },
      ...waysOut(endingsOf(campaign?.endsWith)),
    ],
  };
}
