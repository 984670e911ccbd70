import type { EmailTemplate, FilledEmail } from '#engine/contract.ts';
import type { CompiledFunnel, Site } from '#engine/site.ts';
import { fillEmail, fillMessage } from './compose.ts';

/** An email that a declaration describes, filled with sample data. */
export interface SampleEmail {
  /** Names it within the site, as a part of an address or a file's name. */
  readonly key: string;
  /** When it is sent, for people. */
  readonly title: string;
  readonly coach: string;
  /** The funnel whose submission it answers; absent for letters, which have a campaign. */
  readonly funnelId?: string;
  readonly campaign?: string;
  readonly template: EmailTemplate;
  readonly email: FilledEmail;
}

/** What a visitor might type. */
const typed = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Lovelace & Co',
  jobTitle: 'Head of People',
};

/** Every email of every funnel and every letter of every campaign. */
export function listSampleEmails(site: Site, publicUrl: string): readonly SampleEmail[] {
  return [
    ...site.funnels.flatMap((funnel) => sampleFunnel(site, funnel, publicUrl)),
    ...site.coaches.flatMap((coach) => sampleLetters(coach, publicUrl)),
  ];
}

/** What is about an event is filled with one. */
const aboutEvents: readonly string[] = ['confirmation', 'reminder'] satisfies EmailTemplate[];

function sampleFunnel(site: Site, funnel: CompiledFunnel, publicUrl: string): SampleEmail[] {
  const { id, declaration, coach } = funnel;
  if (declaration.kind !== 'lead') return [];
  const { event, submission } = declaration;
  const called = submission.email.function;
  // No form calls a reminder: it belongs to every event of its coach.
  const others = Object.entries(coach.functions)
    .filter(([name, { template }]) => event && aboutEvents.includes(template) && name !== called)
    .map(([name]) => name)
    .filter((name) => !isCalled(site, coach.slug, name));
  return [called, ...others].map((functionName) => {
    const { email } = fillEmail(
      site,
      {
        coach: coach.slug,
        functionName,
        funnelId: id,
        emailAddress: typed.email,
        body: typed,
      },
      publicUrl,
    );
    return {
      key: functionName === called ? `${coach.slug}-${id}` : `${coach.slug}-${id}-${functionName}`,
      title: functionName === called ? `${functionName}, at once` : functionName,
      coach: coach.slug,
      funnelId: id,
      template: email.template,
      email,
    };
  });
}

function isCalled(site: Site, coach: string, functionName: string): boolean {
  return site.funnels.some(
    ({ coach: own, declaration }) =>
      own.slug === coach &&
      declaration.kind === 'lead' &&
      declaration.submission.email.function === functionName,
  );
}

function sampleLetters(coach: Site['coaches'][number], publicUrl: string): SampleEmail[] {
  return coach.campaigns.flatMap((campaign) =>
    campaign.steps.map(({ message }, index) => ({
      key: `${coach.slug}-${campaign.name.toLowerCase().replace(/\W+/g, '-')}-${index + 1}`,
      title: `${campaign.name}, letter ${index + 1}`,
      coach: coach.slug,
      campaign: campaign.name,
      template: 'letter',
      email: {
        ...fillMessage({ template: 'letter', message, coach, funnel: undefined, typed, publicUrl }),
        unsubscribeUrl: `${publicUrl}/unsubscribe/sample`,
      },
    })),
  );
}
