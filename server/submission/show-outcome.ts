import type { FormState } from '#engine/contract/documents.ts';
import { succeeded, successAnswer } from '#engine/interpret/answer.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { type Executor, named } from '#server/db/kysely.ts';
import { readOutcome } from '#server/signing/outcome-token.ts';

/**
 * The state of a form after the redirect that follows a plain POST.
 *
 * @param token what stands in the address after `outcome=`
 * @returns undefined where the token is invalid, too old or leads to nothing
 */
export async function findOutcome(
  db: Executor,
  funnel: CompiledFunnel,
  token: string,
  secret: string,
  now: Date,
): Promise<FormState | undefined> {
  const outcome = readOutcome(token, funnel.id, secret, now.getTime());
  if (!outcome) return undefined;
  const row = await db
    .selectFrom('submissions')
    .modifyFront(named('find-outcome'))
    .select('fields')
    .where('id', '=', outcome.submissionId)
    .where('funnel_id', '=', funnel.id)
    .where('outcome', '=', 'accepted')
    .executeTakeFirst();
  return row ? succeeded(successAnswer(funnel, row.fields, outcome)) : undefined;
}
