import * as v from 'valibot';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { listLeads } from '#server/operator/views/leads-list.ts';
import { findPerson } from '#server/operator/views/leads-view.ts';
import { listUnconfirmed } from '#server/operator/views/unconfirmed.ts';
import { allowAddress } from '#server/people/allow-address.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';

const confirmation = v.object({ email: text });

/**
 * People: their details, and what an operator does at their request. The audit log has the lead's id,
 * which identifies nobody once the lead is erased.
 */
export function personHandlers(deps: OperatorDeps) {
  const { secret } = deps;
  const { kysely: db } = deps.database;
  return {
    'GET /leads': ({ query }) => listLeads(db, query),

    'GET /unconfirmed': () => listUnconfirmed(db),

    'GET /leads/:id': async ({ id }) => (await findPerson(deps, id)) ?? notFound('lead'),

    'GET /leads/:id/export': async ({ id, audit }) => {
      const address = await findAddress(db, id);
      if (address === undefined) return notFound('lead');
      await audit('exported-person', `lead:${id}`);
      const everything = await exportPerson(deps.whole, secret, address, db);
      return new Response(JSON.stringify(everything, null, 2), {
        headers: {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="person.json"',
          'cache-control': 'no-store',
        },
      });
    },

    'POST /leads/:id/unsubscribe': async ({ id, audit }) => {
      const address = await findAddress(db, id);
      if (address === undefined) return notFound('lead');
      await audit('unsubscribed-person', `lead:${id}`);
      return unsubscribePerson(db, secret, { address, scope: 'all' });
    },

    'POST /leads/:id/allow': async ({ id, audit }) => {
      const address = await findAddress(db, id);
      if (address === undefined) return notFound('lead');
      await audit('allowed-address', `lead:${id}`);
      return { allowed: await allowAddress(db, secret, address) };
    },

    'POST /leads/:id/erase': async ({ id, audit, readBody }) => {
      const address = await findAddress(db, id);
      if (address === undefined) return notFound('lead');
      // The console sends the address that its operator read and confirmed.
      const confirmed = await readBody(confirmation);
      if (canonicalAddress(confirmed?.email ?? '') !== canonicalAddress(address)) {
        return problem(
          422,
          "Give this person's address to confirm that everything about them is to be erased.",
        );
      }
      await audit('erased-person', `lead:${id}`);
      return erasePerson(db, secret, address);
    },
  } satisfies Partial<Handlers>;
}

async function findAddress(db: Executor, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const lead = await db.selectFrom('leads').select('email').where('id', '=', id).executeTakeFirst();
  return lead?.email;
}
