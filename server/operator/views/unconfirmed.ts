import type { Unserialized } from '#engine/contract/console/json.ts';
import type { PersonConfirmation, Unconfirmed } from '#engine/contract/console/people.ts';
import type { Executor } from '#server/db/kysely.ts';

/** How many are shown; the rest are counted. */
const maxShown = 50;

/** The sign-ups that wait for their confirmation, newest first. */
export async function listUnconfirmed(db: Executor): Promise<Unserialized<Unconfirmed>> {
  const waiting = db
    .selectFrom('confirmations as c')
    .where('c.confirmed_at', 'is', null)
    .where('c.lapsed_at', 'is', null);
  const [rows, { count }] = await Promise.all([
    waiting
      .select([
        'c.id',
        'c.email_key as email',
        'c.funnel_id as funnelId',
        'c.asked_at as askedAt',
        'c.expires_at as expiresAt',
        'c.emails',
      ])
      .orderBy('c.asked_at', 'desc')
      .orderBy('c.id')
      .limit(maxShown)
      .execute(),
    waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { count, rows: rows.map(({ email, ...row }) => ({ email: email ?? '', ...row })) };
}

/** A person's requests to confirm and their confirmations, newest first. */
export function listPersonConfirmations(
  db: Executor,
  key: string,
  limit: number,
): Promise<Unserialized<PersonConfirmation>[]> {
  return db
    .selectFrom('confirmations as c')
    .leftJoin('consent_texts as w', 'w.version', 'c.email_version')
    .select([
      'c.id',
      'c.funnel_id as funnelId',
      'c.asked_at as askedAt',
      'c.expires_at as expiresAt',
      'c.confirmed_at as confirmedAt',
      'c.emails',
      'w.text as askedIn',
    ])
    .where('c.email_key', '=', key)
    .orderBy('c.asked_at', 'desc')
    .limit(limit)
    .execute();
}
