import type { Pool } from 'pg';
import type { FormState } from '#engine/contract/documents.ts';
import { succeeded, successAnswer } from '#engine/interpret/answer.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { readOutcome } from '#server/signing/outcome-token.ts';

/**
 * The state of a form after the redirect that follows a plain POST.
 *
 * @param token what stands in the address after `outcome=`
 * @returns undefined where the token is not valid (any more) or leads to nothing: the plain page
 */
export async function findOutcome(
  pool: Pool,
  funnel: CompiledFunnel,
  token: string,
  secret: string,
  now: Date,
): Promise<FormState | undefined> {
  const outcome = readOutcome(token, funnel.id, secret, now.getTime());
  if (!outcome) return undefined;
  const [row] = await runStatement<{ fields: Record<string, string> }>(pool, {
    name: 'find-outcome',
    text: `select fields from submissions
      where id = $1 and funnel_id = $2 and outcome = 'accepted'`,
    values: [outcome.submissionId, funnel.id],
    timeoutMs: 5000,
  });
  return row ? succeeded(successAnswer(funnel, row.fields, outcome)) : undefined;
}
