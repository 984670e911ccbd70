import { campaignId, newId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { welcomeFunction } from './diagnose.ts';
import { type Called, callEmailFunction, funnelWith } from './email-functions.ts';

const campaign = 'Test Campaign';
const landingPage = '/test-landing';

/** Sends a test email; makes the test campaign, its page and the lead where they are missing. */
export async function sendTestEmail(deps: OperatorDeps, email: string): Promise<Called> {
  const coach = deps.site.coaches.find(({ functions }) => functions[welcomeFunction]);
  if (!coach) return { success: false, error: `No coach declares ${welcomeFunction}.` };
  const id = campaignId(campaign);
  await runStatement(deps.database.pool, {
    text: `with campaign as (
        insert into email_campaigns
          (id, name, coach, from_email, from_name, is_active, subject_template)
        values ($1, $2, $3, $4, $5, true, 'Test')
        on conflict (name) do update set is_active = true
        returning id
      ), page as (
        insert into landing_pages (name, url, campaign_id, is_active)
        select 'Test page', $6::text, id, true from campaign
        on conflict (url) do update set is_active = true
      )
      insert into leads (id, email, name, source) values ($7, $8, 'Test', 'test-dashboard')
      on conflict (email_key, source) do nothing`,
    values: [
      id,
      campaign,
      coach.slug,
      coach.sender.email,
      coach.sender.name,
      landingPage,
      newId(),
      email,
    ],
    timeoutMs: 5000,
  });
  const called = await callEmailFunction(deps, welcomeFunction, {
    email,
    name: 'Test',
    campaignId: id,
  });
  return called ?? { success: false, error: `No coach declares ${welcomeFunction}.` };
}

/** What the test page counts: whether the rows that emails need are there. */
export async function readCampaignData({ database: { pool } }: OperatorDeps): Promise<object> {
  const read = (text: string) => runStatement(pool, { text, timeoutMs: 5000 });
  const [campaigns, sequences, pages, landingPages] = await Promise.all([
    read(`select id, name, is_active from email_campaigns order by name limit 50`),
    read(`select c.name as campaign, s.version, count(*)::int as steps
      from email_sequences s join email_campaigns c on c.id = s.campaign_id
      group by c.name, s.version order by c.name limit 50`),
    read(`select id, slug, is_active from pages order by slug limit 50`),
    read(`select name, url, is_active from landing_pages order by url limit 50`),
  ]);
  return { campaigns, sequences, pages, landingPages };
}

/**
 * The pages on which a tester sends a form: the welcome email's own, which begins a journey, and the
 * guides that only send their email.
 */
export function listTestPages({ site }: Pick<OperatorDeps, 'site'>) {
  const welcome = site.coaches.flatMap(
    ({ slug }) => funnelWith(site.funnels, slug, welcomeFunction) ?? [],
  );
  const guides = site.funnels.filter(
    ({ declaration }) =>
      declaration.kind === 'lead' &&
      declaration.offer.kind === 'guide' &&
      declaration.submission.journey === undefined,
  );
  return [...new Set([...welcome, ...guides])].map(({ paths: [path], declaration }) => ({
    path,
    name: declaration.offer.name,
  }));
}
