import { sql } from 'kysely';
import {
  type CampaignData,
  type EmailNotSent,
  type EmailSent,
  welcomeFunction,
} from '#engine/contract/console/functions.ts';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { campaignId, newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { callEmailFunction, funnelWith } from './email-functions.ts';

const campaign = 'Test Campaign';
const landingPage = '/test-landing';

/** Sends a test email; creates the test campaign, its page and the lead if they are missing. */
export async function sendTestEmail(
  deps: OperatorDeps,
  email: string,
): Promise<EmailSent | EmailNotSent> {
  const undeclared = { success: false, error: `No coach declares ${welcomeFunction}.` } as const;
  const coach = deps.site.coaches.find(({ functions }) => functions[welcomeFunction]);
  if (!coach) return undeclared;
  const id = campaignId(campaign);
  await deps.database.kysely
    .with('campaign', (query) =>
      query
        .insertInto('email_campaigns')
        .values({
          id,
          name: campaign,
          coach: coach.slug,
          from_email: coach.sender.email,
          from_name: coach.sender.name,
          is_active: true,
          subject_template: 'Test',
        })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_active: true }))
        .returning('id'),
    )
    .with('page', (query) =>
      query
        .insertInto('landing_pages')
        .columns(['name', 'url', 'campaign_id', 'is_active'])
        .expression(
          query
            .selectFrom('campaign')
            .select([
              sql.lit('Test page').as('name'),
              sql.lit(landingPage).as('url'),
              'id',
              sql.lit(true).as('is_active'),
            ]),
        )
        .onConflict((conflict) => conflict.column('url').doUpdateSet({ is_active: true })),
    )
    .insertInto('leads')
    .values({
      id: newId(),
      email,
      email_key: canonicalAddress(email),
      name: 'Test',
      source: 'test-dashboard',
    })
    .onConflict((conflict) => conflict.columns(['email_key', 'source']).doNothing())
    .execute();
  const body = { email, name: 'Test', campaignId: id };
  return (await callEmailFunction(deps, welcomeFunction, body)) ?? undeclared;
}

/** The counts of the test page: whether the rows that emails need exist. */
export async function readCampaignData(db: Executor): Promise<CampaignData> {
  const [campaigns, sequences, pages, landingPages] = await Promise.all([
    db
      .selectFrom('email_campaigns')
      .select(['id', 'name', 'is_active'])
      .orderBy('name')
      .limit(50)
      .execute(),
    db
      .selectFrom('email_sequences as s')
      .innerJoin('email_campaigns as c', 'c.id', 's.campaign_id')
      .select((eb) => ['c.name as campaign', 's.version', eb.fn.countAll<number>().as('steps')])
      .groupBy(['c.name', 's.version'])
      .orderBy('c.name')
      .limit(50)
      .execute(),
    db.selectFrom('pages').select(['id', 'slug', 'is_active']).orderBy('slug').limit(50).execute(),
    db
      .selectFrom('landing_pages')
      .select(['name', 'url', 'is_active'])
      .orderBy('url')
      .limit(50)
      .execute(),
  ]);
  return { campaigns, sequences, pages, landingPages };
}

/**
 * The pages on which a tester can send a form: the welcome email's own, which starts a journey, and
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
