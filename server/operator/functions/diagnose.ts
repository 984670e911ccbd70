import { welcomeFunction } from '#engine/contract/console/functions.ts';
import type { Diagnosis, HealthCheck } from '#engine/contract/console/operations.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { isReserved, senderAddresses } from '#server/doctor/mail/senders.ts';
import { checkHealth } from '#server/doctor/site/live-checks.ts';
import { fillEmail } from '#server/email/composing/fill-email.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { funnelWith } from './email-functions.ts';

/** Examines everything that an email passes through, without sending one. */
export async function diagnose(
  deps: OperatorDeps,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<Diagnosis> {
  const checks: readonly HealthCheck[] = [
    checkConfiguration(deps),
    ...(await checkHealth(deps)),
    await checkTransport(deps),
    await checkCampaigns(deps),
    checkSenders(deps),
    await checkRendering(deps, email, name),
  ];
  return {
    passed: checks.filter(({ state }) => state === 'ok').length,
    failed: checks.filter(({ state }) => state !== 'ok').length,
    checks,
  };
}

function checkConfiguration({ publicUrl, site }: OperatorDeps): HealthCheck {
  const name = 'Configuration';
  const detail = `The site is at ${publicUrl}; ${site.funnels.length} funnels are declared.`;
  const { hostname, protocol } = new URL(publicUrl);
  if (hostname === 'localhost' || protocol === 'https:') return { name, state: 'ok', detail };
  return {
    name,
    state: 'warning',
    detail: `${detail} Visitors' data and the operators' password reach it unencrypted.`,
    remedy: 'Put TLS in front of the site and set PUBLIC_URL with https.',
  };
}

async function checkTransport({ deliveries }: OperatorDeps): Promise<HealthCheck> {
  const name = 'Transport answers';
  const reached = await deliveries.check().catch((error: unknown) => ({
    isReady: false,
    detail: `It could not be asked: ${errorMessage(error)}`,
  }));
  const { isReady, detail } = reached;
  if (isReady) return { name, state: 'ok', detail };
  return {
    name,
    state: 'failed',
    detail,
    remedy: 'Correct the variables of the transport (README, Configure), then restart the site.',
  };
}

async function checkCampaigns({ database, site }: OperatorDeps): Promise<HealthCheck> {
  const name = 'Campaigns';
  const declared = site.coaches.flatMap(({ campaigns }) => campaigns.map((one) => one.name));
  const rows = await database.kysely
    .selectFrom('email_campaigns as c')
    .leftJoin('email_sequences as s', 's.campaign_id', 'c.id')
    .select((eb) => ['c.name', eb.fn.count<number>('s.id').as('steps')])
    .where('c.is_active', '=', true)
    .groupBy('c.id')
    .execute();
  const found = new Map(rows.map(({ name: one, steps }) => [one, steps]));
  const missing = declared.filter((one) => !found.get(one));
  const detail = `${declared.length} campaigns are declared.`;
  if (missing.length === 0) return { name, state: 'ok', detail: `${detail} All have emails.` };
  return {
    name,
    state: 'failed',
    detail: `${detail} Not active or without emails in the database: ${missing.join(', ')}.`,
    remedy: 'Restart the site: it writes the declared campaigns at start.',
  };
}

function checkSenders({ site, mailFrom }: OperatorDeps): HealthCheck {
  const senders = senderAddresses(site, mailFrom);
  const unreal = senders.filter(isReserved);
  const name = 'Sender addresses';
  const detail = `Emails come from ${senders.join(', ')}.`;
  if (unreal.length === 0) return { name, state: 'ok', detail };
  return {
    name,
    state: 'warning',
    detail: `${detail} No provider lets ${unreal.length} of these send: their domain is reserved.`,
    remedy:
      "Declare each coach's verified address, or set MAIL_FROM to one verified address for all.",
  };
}

async function checkRendering(
  { site, publicUrl, renderEmail }: OperatorDeps,
  email: string,
  visitor: string,
): Promise<HealthCheck> {
  const name = 'Rendered email';
  const coach = site.coaches.find(({ functions }) => functions[welcomeFunction]);
  if (!coach || !renderEmail) {
    return {
      name,
      state: 'warning',
      detail: `No coach declares ${welcomeFunction}, so none was rendered.`,
      remedy: `Declare ${welcomeFunction} in a coach's file if you want this test.`,
    };
  }
  try {
    const { email: filled } = fillEmail(
      site,
      {
        coach: coach.slug,
        functionName: welcomeFunction,
        funnelId: funnelWith(site.funnels, coach.slug, welcomeFunction)?.id ?? null,
        emailAddress: email,
        body: { email, name: visitor },
      },
      publicUrl,
    );
    const { html, text } = await renderEmail(filled);
    const size = `${Math.round(html.length / 1024)} KB of HTML, ${text.length} characters of text`;
    return { name, state: 'ok', detail: `“${filled.message.subject}”: ${size}.` };
  } catch (error) {
    const reason = errorMessage(error);
    return { name, state: 'failed', detail: reason, remedy: 'Run npm run check.' };
  }
}
