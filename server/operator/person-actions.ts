import type { Context, Hono } from 'hono';
import type { Pool } from 'pg';
import { isId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { answer, problem } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { readJson } from '#server/operator/context/read-json.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';

/**
 * Adds what an operator does for a person who asks for it. The audit log names the lead's id, which
 * says nothing about anybody once the lead is gone.
 */
export function addPersonActions(app: Hono<OperatorEnv>, deps: OperatorDeps): void {
  const { secret, database } = deps;
  const { pool, kysely } = database;

  app.post('/leads/:id/unsubscribe', (c) =>
    forPerson(c, async (address, note) => {
      await note('unsubscribed-person');
      return answer(await unsubscribePerson(kysely, secret, { address, scope: 'all' }));
    }),
  );

  app.get('/leads/:id/export', (c) =>
    forPerson(c, async (address, note) => {
      await note('exported-person');
      const everything = await exportPerson(kysely, secret, address);
      return new Response(JSON.stringify(everything, null, 2), {
        headers: {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="person.json"',
          'cache-control': 'no-store',
        },
      });
    }),
  );

  app.post('/leads/:id/erase', (c) =>
    forPerson(c, async (address, note) => {
      // The console sends the address that its operator read and confirmed.
      const asked = await readJson(c);
      if (!asked || typeof asked !== 'object' || !('email' in asked) || asked.email !== address) {
        return problem(422, 'Give the address of this person to confirm that all of it shall go.');
      }
      await note('erased-person');
      return answer(await erasePerson(kysely, secret, address));
    }),
  );

  async function forPerson(
    c: Context<OperatorEnv>,
    act: (address: string, note: (action: string) => Promise<void>) => Promise<Response>,
  ): Promise<Response> {
    const id = c.req.param('id') ?? '';
    const address = await findAddress(pool, id);
    if (address === undefined) return problem(404, 'There is no such lead.');
    const client = c.get('client');
    return act(address, (action) =>
      recordAudit(pool, { actor: 'operator', action, target: `lead:${id}`, client }),
    );
  }
}

async function findAddress(pool: Pool, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await runStatement<{ email: string }>(pool, {
    text: 'select email from leads where id = $1',
    values: [id],
    timeoutMs: 5000,
  });
  return row?.email;
}
