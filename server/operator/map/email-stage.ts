import type { MapPart, MapStage } from '#engine/contract/console/funnel-map.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import { type Endings, endingsOf } from '#engine/declaration/telling/inbound.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { listUpcomingEmails } from '#engine/schedule/sequence-schedule.ts';
import { hourMs } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { askingFunction } from '#server/email/engine-messages.ts';
import type { SampleEmail, SampleRole } from '#server/email/samples.ts';
import { seatFree, type Ways } from './answer-stage.ts';
import { answerKey, byButton, emailKey, endKey, sayMessage } from './parts.ts';
import { hoursOf, sayAfter, sayHours, sayWindow } from './times.ts';

type Lead = DeepReadonly<LeadFunnel>;

/** What stops a campaign, as ends that its emails lead to. */
export const campaignEnds = {
  all: 'campaign-over',
  unsubscribed: 'unsubscribed',
  left: 'left',
  booking: 'booked-elsewhere',
  purchase: 'bought-elsewhere',
  dead: 'undeliverable',
  rest: 'rest',
} as const;

/** Every email of a funnel: those that follow the form, and those of its event. */
export function emailStage(
  funnel: CompiledFunnel,
  lead: Lead,
  samples: readonly SampleEmail[],
  now: Date,
): MapStage {
  const campaign = campaignOf(funnel, lead);
  const requested = samples.filter(({ role }) => role === 'requested');
  const letters = samples.filter(({ role }) => role === 'campaign');
  const asking = samples.filter(({ role }) => role === askingFunction);
  const main = [...asking, ...requested, ...letters];
  const others = samples.filter((sample) => !main.includes(sample));
  const isPaused = campaign?.active === false;
  return {
    key: 'emails',
    title: 'The emails',
    ...(campaign && letters.length > 0 ? { note: describeCampaign(funnel, lead, isPaused) } : {}),
    main: [
      ...asking.map(describeAsking),
      ...requested.map((sample) => describeRequested(sample, lead, letters[0], asking.length > 0)),
      ...letters.map((sample) => describeLetter(sample, letters, funnel, lead, now)),
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
    ...first('seat-offer', seatFree),
    ...first('seat-freed', 'giving the seat back'),
    ...first('seat-taken', 'changing the date'),
  ];
}

function campaignOf({ coach }: CompiledFunnel, { submission }: Lead) {
  return coach.campaigns.find(({ name }) => name === submission.journey?.campaign);
}

function describeCampaign(funnel: CompiledFunnel, lead: Lead, isPaused: boolean): string {
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

function drawEmail(
  sample: SampleEmail,
): Pick<MapPart, 'key' | 'kind' | 'title' | 'words' | 'preview'> {
  const { message } = sample.email;
  return {
    key: emailKey(sample.key),
    kind: 'email',
    title: message.subject,
    words: sayMessage(message),
    preview: { kind: 'email', id: sample.key },
  };
}

/** Where an email's button leads; no reader has to press it. */
const waysBy = ({ email }: SampleEmail): Ways => byButton(email.message.button);

const bounced = { part: endKey(campaignEnds.dead), by: 'a dead address' };

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
  letter: SampleEmail | undefined,
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
      'Failed attempts are retried for a day.',
    ].join(' '),
    to: [
      letter
        ? { part: emailKey(letter.key), by: 'the campaign' }
        : { part: endKey(campaignEnds.rest), by: 'nothing more' },
      ...waysBy(sample),
      bounced,
    ],
  };
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

function describeLetter(
  sample: SampleEmail,
  letters: readonly SampleEmail[],
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
  const next = letters[sample.index + 1];
  const isFirst = sample.index === 0;
  const since = isFirst ? 'the sign-up' : 'the email before';
  const ownWait = (own ? hoursOf(own.after) : 0) + (isFirst ? wait : 0);
  const isPaused = campaign?.active === false;
  return {
    ...drawEmail(sample),
    when: sayAfter(wait + hours),
    ...(at && !isPaused ? { at: at.toISOString() } : {}),
    tone: isPaused ? 'off' : 'plain',
    meaning: `Email ${sample.index + 1} of ${letters.length} of the campaign, ${
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

/** An event's emails, each with its time and cause. */
function describeEventEmail(
  sample: SampleEmail,
  funnel: CompiledFunnel,
  { event }: Lead,
  now: Date,
): MapPart {
  const next = funnel.dates.find(({ startsAt }) => startsAt === undefined || startsAt > now);
  const reminder = event && listReminders(event)[sample.index];
  const afterHours = event?.after?.hours ?? 0;
  const timed = (moment: Date | undefined, offsetMs: number) => {
    const at = moment && new Date(moment.getTime() + offsetMs);
    return at && at > now ? { at: at.toISOString() } : {};
  };
  const drawn = { ...drawEmail(sample), tone: 'plain', to: waysBy(sample) } as const;
  switch (sample.role) {
    case 'reminder': {
      const beforeMs = reminder?.beforeMs ?? 0;
      return {
        ...drawn,
        when: `${sayHours(beforeMs / hourMs)} before`,
        ...timed(next?.startsAt, -beforeMs),
        meaning: 'A reminder for everybody with a firm seat by then. It moves with the date.',
      };
    }
    case 'after':
      return {
        ...drawn,
        when: afterHours === 0 ? 'at its end' : `${sayHours(afterHours)} after its end`,
        ...timed(next?.endsAt, afterHours * hourMs),
        meaning: 'For everybody who was registered, once the event is over.',
      };
    case 'moved':
      return {
        ...drawn,
        when: 'if the date moves',
        meaning:
          'Tells everybody who is registered, with a new calendar entry, in place of a reminder due then.',
      };
    case 'seat-offer':
      return {
        ...drawn,
        when: 'if a seat becomes free',
        meaning:
          'Offers the seat to the first in line and holds it; if they do not take it, the next is asked.',
        to: [
          ...drawn.to,
          ...(hasSeatButton(sample) ? [] : [{ part: endKey('seat'), by: 'its link' }]),
        ],
      };
    case 'seat-freed':
      return {
        ...drawn,
        when: 'if the seat is given back',
        meaning:
          'In the engine’s own words: the seat is free again, and the calendar entry is removed.',
      };
    default:
      return {
        ...drawn,
        when: 'if the person changes the date',
        meaning: 'In the engine’s own words: the new date, with its calendar entry.',
      };
  }
}

const hasSeatButton = ({ email }: SampleEmail) => email.message.button?.to === 'seat';
