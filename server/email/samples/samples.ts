import type { EmailTemplate, FilledEmail } from '#engine/contract/email.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import { sampleAnswers } from '#engine/interpret/fields/sample-answer.ts';
import {
  type eventTemplates,
  listEventEmails,
  listReminders,
} from '#engine/schedule/event-emails.ts';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';
import { sequenceFunction } from '#server/email/composing/claimed-delivery.ts';
import { askingFunction, seatFunctions } from '#server/email/composing/engine-messages.ts';
import { fillEmail } from '#server/email/composing/fill-email.ts';
import { fillMessage } from '#server/email/composing/fill-message.ts';
import { unseatedFunctions } from '#server/email/composing/unseated-email.ts';

/** An email that a declaration describes, filled with sample data. */
export interface SampleEmail {
  /** Names it within the site, as a part of an address or a file's name. */
  readonly key: string;
  /** When it is sent, for people. */
  readonly title: string;
  readonly coach: string;
  /** The funnel whose submission it answers; absent for campaign emails. */
  readonly funnelId?: string;
  readonly campaign?: string;
  /** What it is to its funnel or campaign. */
  readonly role: SampleRole;
  /** Under which it stands in the delivery log. */
  readonly functionName: string;
  /** Of several with the same role, which one it is, counted from 0. */
  readonly index: number;
  readonly template: EmailTemplate;
  readonly email: FilledEmail;
}

/** Why an email is sent. */
export type SampleRole =
  | 'requested'
  | typeof askingFunction
  | (typeof eventTemplates)[number]
  | (typeof seatFunctions)[number]
  | (typeof unseatedFunctions)[number]
  | 'campaign';

/** What a visitor might type. */
const typed = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Lovelace & Co',
  jobTitle: 'Head of People',
};

/** Every email of every funnel and of every campaign. */
export function listSampleEmails(site: Site, publicUrl: string): readonly SampleEmail[] {
  return [
    ...site.funnels.flatMap((funnel) => sampleFunnel(site, funnel, publicUrl)),
    ...site.coaches.flatMap((coach) => sampleCampaigns(site, coach, publicUrl)),
  ];
}

function sampleFunnel(site: Site, funnel: CompiledFunnel, publicUrl: string): SampleEmail[] {
  const { id, declaration, coach } = funnel;
  if (declaration.kind !== 'lead') return [];
  const { event, submission } = declaration;
  const sample = (
    functionName: string,
    role: SampleRole,
    key: string,
    title: string,
    index = 0,
  ): SampleEmail => {
    const { email } = fillEmail(
      site,
      {
        coach: coach.slug,
        functionName,
        funnelId: id,
        emailAddress: typed.email,
        body: {
          ...sampleAnswers(funnel.formFields),
          ...funnel.constants,
          ...typed,
          ...(event === undefined ? {} : aboutFirstDate(event, funnel)),
        },
      },
      publicUrl,
    );
    const { template } = email;
    return {
      ...{ key, title, coach: coach.slug, funnelId: id },
      ...{ functionName, role, index, template, email },
    };
  };
  const key = `${coach.slug}-${id}`;
  const called = submission.email.function;
  const asking = asksToConfirm(funnel)
    ? [
        sample(
          askingFunction,
          askingFunction,
          `${key}-${askingFunction}`,
          'asks to confirm, at once',
        ),
      ]
    : [];
  const when = asking.length > 0 ? 'once it is confirmed' : 'at once';
  const first = [...asking, sample(called, 'requested', key, `${called}, ${when}`)];
  if (event === undefined) return first;
  const reminders = listReminders(event).map(({ function: name, beforeMs }, index) => {
    const before = count(beforeMs / 60_000, 'minute');
    const hours = beforeMs / 3_600_000;
    const when = Number.isInteger(hours) ? count(hours, 'hour') : before;
    return sample(
      name,
      'reminder',
      `${key}-reminder${index > 0 ? `-${index + 1}` : ''}`,
      `${name}, ${when} before`,
      index,
    );
  });
  const others = listEventEmails(event)
    .filter(({ template }) => template !== 'reminder')
    .map(({ template, function: name }) => sample(name, template, `${key}-${template}`, name));
  const hasLine = event.whenFull !== undefined && 'waitingList' in event.whenFull;
  const unseated = hasLine ? unseatedFunctions : (['seat-called-off'] as const);
  const own = [...seatFunctions, ...unseated].map((name) =>
    sample(name, name, `${key}-${name}`, name),
  );
  return [...first, ...reminders, ...others, ...own];
}

/** What an email says of a date that may be declared no more when it is sent. */
function aboutFirstDate(
  { name, timeZone, minutes }: Pick<EventDeclaration, 'name' | 'timeZone' | 'minutes'>,
  { dates: [first, ...others] }: CompiledFunnel,
) {
  return {
    eventName: name,
    ...(first?.startsAt ? { startsAt: first.startsAt.toISOString() } : {}),
    ...{ timeZone, minutes, hasOtherDates: others.length > 0 },
  };
}

function sampleCampaigns(
  { funnels }: Site,
  coach: Site['coaches'][number],
  publicUrl: string,
): SampleEmail[] {
  return coach.campaigns.flatMap((campaign) =>
    campaign.steps.map(({ message }, index) => ({
      key: `${coach.slug}-${campaign.name.toLowerCase().replace(/\W+/g, '-')}-${index + 1}`,
      title: `${campaign.name}, email ${index + 1}`,
      coach: coach.slug,
      campaign: campaign.name,
      functionName: sequenceFunction,
      role: 'campaign',
      index,
      template: 'campaign',
      email: {
        ...fillMessage({
          template: 'campaign',
          message,
          coach,
          funnel: undefined,
          language: funnels.find(starts(coach, campaign))?.language ?? coach.language ?? 'en',
          typed,
          publicUrl,
        }),
        unsubscribeUrl: `${addressOfCoach(coach, publicUrl)}/unsubscribe/sample`,
      },
    })),
  );
}

/** Tells the funnels whose journey is a campaign. */
function starts(
  coach: Site['coaches'][number],
  { name }: Site['coaches'][number]['campaigns'][number],
): (funnel: CompiledFunnel) => boolean {
  return (funnel) =>
    funnel.coach === coach &&
    funnel.declaration.kind === 'lead' &&
    funnel.declaration.submission.journey?.campaign === name;
}
