import type { Pool } from 'pg';
import { openingAt } from '#engine/schedule/campaign-email-times.ts';
import { cpuMs } from '#scripts/bench/support/cpu-time.ts';
import type { DatabaseAddress } from '#scripts/support/database/find-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { chooseSample } from '#scripts/support/load/submission-sample.ts';
import { endProcess, startProcess } from '#scripts/support/processes.ts';
import { campaignId } from '#server/db/identity.ts';
import { sequenceFunction } from '#server/email/composing/claimed-delivery.ts';
import type { InstantProvider, Taken } from './instant-provider.ts';

/** How many emails are sent; of a campaign, enough for calls of 500 to show a rate per second. */
const emailsOf = { requested: 5000, campaign: 20_000 } as const;
type Sort = keyof typeof emailsOf;
const limitMs = 120_000;

/** Puts emails of one funnel, or of one step of a campaign, into the delivery log, all of them due. */
export async function putEmails(pool: Pool, sort: Sort): Promise<void> {
  const { funnel, email } = sort === 'requested' ? chooseRequested() : chooseCampaign();
  await pool.query(
    `insert into delivery_logs
       (id, dedupe_key, email_address, function_name, funnel_id, coach, stream, body)
     select gen_random_uuid(), concat('bench:', address, ':', n), address, $1, $2, $3, $5,
       jsonb_build_object('email', address, 'name', 'Reader ' || n) || $6
     from generate_series(1, $4::int) n,
       lateral (select 'person-' || abs(hashtext(n::text)::bigint) || '@example.com' as address) in_no_order`,
    [email.name, funnel.id, funnel.coach.slug, emailsOf[sort], email.stream, email.body],
  );
}

function chooseRequested() {
  const site = readSite();
  const { funnelId } = chooseSample(site);
  const funnel = site.funnels.find(({ id }) => id === funnelId);
  if (funnel?.declaration.kind !== 'lead') throw new Error(`${funnelId} sends no email.`);
  const name = funnel.declaration.submission.email.function;
  return { funnel, email: { stream: 'outbound', name, body: {} } };
}

/** The first email of the campaign whose hours begin next, or have begun. */
export function chooseCampaign() {
  const now = new Date();
  const [next] = readSite()
    .funnels.flatMap((funnel) =>
      funnel.coach.campaigns.map((campaign) => ({
        funnel,
        campaign,
        opens: openingAt(now, campaign.window, funnel.coach.timeZone),
      })),
    )
    .toSorted((one, other) => one.opens.getTime() - other.opens.getTime());
  const step = next?.campaign.steps[0];
  if (next === undefined || step === undefined) throw new Error('The site has no campaign.');
  const body = { campaignId: campaignId(next.campaign.name), letter: step.id };
  const email = { stream: 'broadcast', name: sequenceFunction, body };
  return { funnel: next.funnel, opens: next.opens, email };
}

/** What was sent, and the processor time of one email. */
export type Sent = Taken & { readonly cpuMsOfOne: number };

/** Starts workers, processes of the built server, and ends them once all emails are sent. */
export async function sendEmails(
  provider: InstantProvider,
  database: DatabaseAddress,
  sort: Sort,
  workers: number,
): Promise<Sent> {
  let before = 0;
  const used = () =>
    children.reduce((sum, { pid }) => sum + cpuMs(pid), 0) + cpuMs(database.pid, 'with-children');
  const taking = provider.take(emailsOf[sort], limitMs, () => {
    before = used();
  });
  const children = Array.from({ length: workers }, () =>
    startProcess([process.execPath, 'dist/server/main.js'], {
      NODE_ENV: 'production',
      ROLE: 'worker',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      POSTMARK_SERVER_TOKEN: 'bench',
      POSTMARK_API_URL: provider.url,
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.url,
    }),
  );
  try {
    const taken = await taking;
    return { ...taken, cpuMsOfOne: (used() - before) / emailsOf[sort] };
  } finally {
    await Promise.all(children.map(endProcess));
  }
}
