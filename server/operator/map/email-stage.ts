import type { MapPart, MapStage } from '#engine/contract/console/map-parts.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { askingFunction } from '#server/email/composing/engine-messages.ts';
import type { SampleEmail, SampleRole } from '#server/email/samples/samples.ts';
import { campaignOf, describeCampaign, describeCampaignEmail } from './campaign-email.ts';
import { bounced, campaignEnds, drawEmail, waysBy } from './draw-email.ts';
import { describeEventEmail } from './event-email.ts';
import { seatFree, type Ways, waitedInVain } from './explain-answer.ts';
import { answerKey, emailKey, endKey } from './parts.ts';

type Lead = DeepReadonly<LeadFunnel>;

/** Every email of a funnel: those that follow the form, and those of its event. */
export function emailStage(
  funnel: CompiledFunnel,
  lead: Lead,
  samples: readonly SampleEmail[],
  now: Date,
): MapStage {
  const campaign = campaignOf(funnel, lead);
  const requested = samples.filter(({ role }) => role === 'requested');
  const campaignEmails = samples.filter(({ role }) => role === 'campaign');
  const asking = samples.filter(({ role }) => role === askingFunction);
  const main = [...asking, ...requested, ...campaignEmails];
  const others = samples.filter((sample) => !main.includes(sample));
  const isPaused = campaign?.active === false;
  return {
    key: 'emails',
    title: 'The emails',
    ...(campaign && campaignEmails.length > 0
      ? { note: describeCampaign(funnel, lead, isPaused) }
      : {}),
    main: [
      ...asking.map(describeAsking),
      ...requested.map((sample) =>
        describeRequested(sample, lead, campaignEmails[0], asking.length > 0),
      ),
      ...campaignEmails.map((sample) =>
        describeCampaignEmail(sample, campaignEmails, funnel, lead, now),
      ),
    ],
    side: others.map((sample) => describeEventEmail(sample, funnel, lead, now)),
  };
}

/** The way of somebody who has to confirm the sign-up. */
export function waysToAsking(samples: readonly SampleEmail[]): Ways {
  return samples
    .filter(({ role }) => role === askingFunction)
    .map(({ key }) => ({ part: emailKey(key), by: 'the email that asks' }));
}

/** The ways after a form was saved: to each email that comes first of its kind. */
export function waysToEmails(samples: readonly SampleEmail[]): Ways {
  const first = (role: SampleRole, by: string) =>
    samples
      .filter((sample) => sample.role === role)
      .slice(0, role === 'reminder' ? undefined : 1)
      .map(({ key }) => ({ part: emailKey(key), by }));
  return [
    ...first('requested', 'the requested email'),
    ...first('campaign', 'the campaign'),
    ...first('reminder', 'the event'),
    ...first('after', 'the event'),
    ...first('moved', 'a date that moves'),
    ...first('seat-called-off', 'a date that is called off'),
    ...first('seat-offer', seatFree),
    ...first('waiting-ended', waitedInVain),
    ...first('waiting-called-off', waitedInVain),
    ...first('seat-freed', 'giving the seat back'),
    ...first('seat-taken', 'changing the date'),
  ];
}

/** The end of a sign-up that nobody confirms. */
export const lapsedEnd = 'unconfirmed';

/** The email that asks to confirm: its button leads to the answer, not to another page. */
function describeAsking(sample: SampleEmail): MapPart {
  const { button } = sample.email.message;
  return {
    ...drawEmail(sample),
    when: 'at once',
    tone: 'warn',
    meaning:
      'Asks the mailbox’s owner whether they signed up. Only the button confirms; programs that follow every link confirm nothing.',
    to: [
      { part: answerKey('succeeded'), by: `“${button?.label ?? ''}”` },
      { part: endKey(lapsedEnd), by: 'not confirming' },
      bounced,
    ],
  };
}

function describeRequested(
  sample: SampleEmail,
  { submission, event }: Lead,
  firstCampaignEmail: SampleEmail | undefined,
  isAsked: boolean,
): MapPart {
  const { function: name } = submission.email;
  const isHeld = event?.whenFull && 'waitingList' in event.whenFull;
  return {
    ...drawEmail(sample),
    when: isAsked ? 'once it is confirmed' : 'at once',
    tone: 'good',
    meaning: [
      `What the form promised, sent by “${name}”.`,
      ...(isHeld ? ['People waiting for a seat get it with the seat.'] : []),
      'Failed attempts are retried for three days.',
    ].join(' '),
    to: [
      firstCampaignEmail
        ? { part: emailKey(firstCampaignEmail.key), by: 'the campaign' }
        : { part: endKey(campaignEnds.rest), by: 'nothing more' },
      ...waysBy(sample),
      bounced,
    ],
  };
}
