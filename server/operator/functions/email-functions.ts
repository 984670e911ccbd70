import { sql } from 'kysely';
import * as v from 'valibot';
import type { EmailNotSent, EmailSent } from '#engine/contract/console/functions.ts';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { campaignId, newId } from '#server/db/identity.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';

/** How long a call waits for the first attempt, in milliseconds. */
const waitMs = 15_000;

const address = v.pipe(v.string(), v.trim(), v.maxLength(254), v.rfcEmail());
const text = v.pipe(v.string(), v.maxLength(1000));

/**
 * Sends the email of a declared function like a form would: through the delivery log, with a first
 * attempt at once.
 *
 * @param name as a funnel names it; if several coaches have such a function, the campaign in the body
 *   decides, otherwise the first one is used
 * @returns undefined if no coach declares such a function
 */
export async function callEmailFunction(
  { site, database, deliveries }: OperatorDeps,
  name: string,
  body: Readonly<Record<string, unknown>>,
): Promise<EmailSent | EmailNotSent | undefined> {
  const coaches = site.coaches.filter(({ functions }) => Object.hasOwn(functions, name));
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
  await database.kysely
    .insertInto('delivery_logs')
    .values((eb) => ({
      id: deliveryId,
      dedupe_key: `operator:${deliveryId}`,
      email_address: canonicalAddress(to.output),
      function_name: name,
      funnel_id: funnelWith(site.funnels, coach.slug, name)?.id ?? null,
      coach: coach.slug,
      body: JSON.stringify(Object.fromEntries(known)),
      campaign_id: eb
        .selectFrom('email_campaigns')
        .select('id')
        .where(sql`id::text`, '=', typeof asked === 'string' ? asked : null),
      // Later than the attempt below can take, so that no worker claims it as well.
      next_attempt_at: sql<Date>`now() + interval '20 seconds'`,
    }))
    .execute();
  const attempted = await deliveries.attempt(deliveryId, waitMs, true);
  switch (attempted.kind) {
    case 'sent':
      return { success: true, deliveryId };
    case 'timed-out':
      return {
        success: false,
        error: 'No result in 15 seconds; the attempt continues.',
        deliveryId,
      };
    case 'failed':
    case 'withheld':
    case 'exception':
      return { success: false, error: attempted.message, deliveryId };
  }
}

/** The HTTP status for an email that was not sent: no recipient, or the result of the attempt. */
export function statusOf({ deliveryId }: EmailNotSent): 422 | 502 {
  return deliveryId === undefined ? 422 : 502;
}

/** Whether a coach declares an email function with this name. */
export function isDeclared({ coaches }: Site, name: string): boolean {
  return coaches.some(({ functions }) => Object.hasOwn(functions, name));
}

/** The funnel whose words fill an email of this function. */
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
