import * as v from 'valibot';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { campaignId, newId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';

/** What calling an email function came to. */
export type Called =
  | { readonly success: true; readonly deliveryId: string }
  | { readonly success: false; readonly error: string; readonly deliveryId?: string };

/** How long a call waits for the first try, in milliseconds. */
const waitMs = 15_000;

const address = v.pipe(v.string(), v.trim(), v.maxLength(254), v.rfcEmail());
const text = v.pipe(v.string(), v.maxLength(1000));

/**
 * Sends the email that a declared function describes, as a form would: through the delivery log,
 * with a first try at once.
 *
 * @param name as a funnel names it; where several coaches have one of that name, the campaign in the
 *   body decides, else the first
 * @returns undefined when no coach declares such a function
 */
export async function callEmailFunction(
  deps: OperatorDeps,
  name: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Called | undefined> {
  const coaches = deps.site.coaches.filter(({ functions }) => functions[name] !== undefined);
  const asked = body['campaignId'];
  const coach =
    coaches.find(({ campaigns }) => campaigns.some((one) => campaignId(one.name) === asked)) ??
    coaches[0];
  if (!coach) return undefined;
  const to = v.safeParse(address, body['email'] ?? body['toEmail']);
  if (!to.success) return { success: false, error: 'email is not an email address' };
  const known = Object.entries(body).flatMap(([field, value]) => {
    const read = v.safeParse(text, value);
    return read.success ? [[field, read.output] as const] : [];
  });
  const deliveryId = newId();
  await runStatement(deps.database.pool, {
    text: `insert into delivery_logs
        (id, dedupe_key, email_address, function_name, funnel_id, coach, body, campaign_id,
         next_attempt_at)
      select $1::uuid, 'operator:' || $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::jsonb,
        (select id from email_campaigns where id::text = $7::text), now() + interval '20 seconds'`,
    values: [
      deliveryId,
      to.output,
      name,
      funnelWith(deps.site.funnels, coach.slug, name)?.id ?? null,
      coach.slug,
      JSON.stringify(Object.fromEntries(known)),
      typeof asked === 'string' ? asked : null,
    ],
    timeoutMs: 5000,
  });
  const attempted = await deps.deliveries.attempt(deliveryId, waitMs);
  switch (attempted.kind) {
    case 'sent':
      return { success: true, deliveryId };
    case 'timed-out':
      return { success: false, error: 'No answer in 15 seconds; the try goes on.', deliveryId };
    case 'failed':
    case 'exception':
      return { success: false, error: attempted.message, deliveryId };
  }
}

/** The funnel whose words an email of this function is filled with. */
export function funnelWith(
  funnels: readonly CompiledFunnel[],
  coach: string,
  functionName: string,
): CompiledFunnel | undefined {
  return funnels.find(
    ({ coach: own, declaration }) =>
      own.slug === coach &&
      declaration.kind === 'lead' &&
      declaration.submission.email.function === functionName,
  );
}
