import type { FilledEmail } from '#engine/contract/email.ts';
import { sampleAnswers } from '#engine/interpret/fields/sample-answer.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { fillNotice } from './fill-notice.ts';
import type { ToldLead } from './notice-contract.ts';

/** What every coach who wants notices is told of an invented lead, and of several in one email. */
export function sampleNotices(
  site: Site,
  publicUrl: string,
): readonly { readonly key: string; readonly title: string; readonly email: FilledEmail }[] {
  return site.coaches.flatMap(({ slug, notify }) => {
    const leads = site.funnels
      .filter(({ coach, declaration }) => coach.slug === slug && declaration.kind === 'lead')
      .slice(0, 3)
      .map(inventLead);
    if (notify === undefined || leads.length === 0) return [];
    const fill = (told: readonly ToldLead[], body: Readonly<Record<string, unknown>>) =>
      fillNotice(site, { coach: slug, body, leads: told }, publicUrl);
    return [
      {
        key: `${slug}-notice`,
        title: 'tells the coach of a lead, at once',
        email: fill(leads.slice(0, 1), {}),
      },
      {
        key: `${slug}-notices`,
        title: 'tells the coach of leads, together',
        email: fill(leads, { digest: 'daily' }),
      },
    ];
  });
}

function inventLead({ id, declaration, formFields, paths }: CompiledFunnel): ToldLead {
  const fields = { ...sampleAnswers(formFields), name: 'Ada', email: 'ada@example.com' };
  return {
    funnelId: id,
    email: fields.email,
    fields,
    source: declaration.kind === 'lead' ? declaration.submission.source : null,
    page: paths[0],
    trafficSource: 'newsletter/email/spring',
    createdAt: '2026-11-16T09:30:00Z',
  };
}
