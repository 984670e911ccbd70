import { sql } from 'kysely';
import { dateField } from '#engine/declaration/event.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { isUnavailable } from '#server/db/errors.ts';
import type { Executor } from '#server/db/kysely.ts';
import { throughContention } from '#server/db/through-contention.ts';
import { consentsOf } from '#server/declared/consent-text.ts';
import { signUpDeadline } from '#server/declared/sign-up-deadline.ts';
import type { AskToConfirm, ToConfirm } from '#server/submission/submit.ts';
import type { Saved, SubmissionWriter } from '#server/submission/writer.ts';
import {
  type AskingDelivery,
  findAskingEmail,
  withdraw,
  writeAskingEmail,
} from './asking-email.ts';
import { packSignUp, readSignUp } from './sign-up.ts';

/**
 * Makes the function that stores a sign-up until it is confirmed, with the email that asks. People who
 * have confirmed with the coach before are not asked again: they are saved at once, with the same
 * answer.
 *
 * A person's sign-ups with a coach are stored one after another, so that of two at once only one asks.
 */
export function createAsking({
  db,
  writer,
}: {
  readonly db: Executor;
  readonly writer: SubmissionWriter;
}): AskToConfirm {
  return async (signUp) => {
    try {
      const asked = await throughContention(() =>
        db.transaction().execute((transaction) => ask(transaction, signUp)),
      );
      return asked ?? (await writer.save(signUp.row));
    } catch (error) {
      const message = errorMessage(error);
      if (isUnavailable(error)) return { kind: 'unavailable', message };
      return { kind: 'failed', step: 'exception', message };
    }
  };
}

/** @returns undefined if nothing has to be confirmed */
async function ask(db: Executor, signUp: ToConfirm): Promise<Saved | undefined> {
  const { row, replaces } = signUp;
  const person = `${row.coach} ${row.delivery_address}`;
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${person}, 0))`;
  await db.selectNoFrom(lock.as('locked')).execute();
  const isSaved = await db
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', row.id)
    .executeTakeFirst();
  if (isSaved) return undefined;
  const known = await findKnown(db, row.id);
  if (known) return known;
  if (replaces !== undefined) await withdraw(db, replaces);
  if (await isProven(db, row.delivery_address, row.coach)) return undefined;
  // Somebody who is known is told so at once; what differed would tell strangers who is.
  if (await isFull(db, signUp)) {
    return { ...toSaved(row.funnel_id, row.reference, row.fields, undefined), outcome: 'full' };
  }
  const isNew = await store(db, signUp);
  // Somebody else's sign-up has this id: it is treated like any known id.
  if (!isNew) return findKnown(db, row.id);
  const delivery = (await findRecent(db, signUp)) ?? (await write(db, signUp));
  return toSaved(row.funnel_id, row.reference, row.fields, delivery);
}

/** Whether the person has confirmed a sign-up with this coach before. */
async function isProven(db: Executor, address: string, coach: string): Promise<boolean> {
  const row = await db
    .selectFrom('confirmations')
    .select('id')
    .where('email_key', '=', address)
    .where('coach', '=', coach)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there is neither a seat nor a waiting list, so that there would be nothing to confirm. */
async function isFull(db: Executor, { row }: ToConfirm): Promise<boolean> {
  if (row.event_id === null || row.waits) return false;
  const event = await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', row.event_id)
    .whereRef('taken', '>=', 'capacity')
    .executeTakeFirst();
  return event !== undefined;
}

async function findKnown(db: Executor, id: string): Promise<Saved | undefined> {
  const row = await db
    .selectFrom('confirmations')
    .select(['funnel_id', 'reference', 'sent'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const fields = readSignUp(row.sent)?.values ?? {};
  return toSaved(row.funnel_id, row.reference, fields, await findAskingEmail(db, id));
}

/** @returns whether the id was new */
async function store(
  db: Executor,
  { funnel, form, values, row, network, corrections = 0 }: ToConfirm,
): Promise<boolean> {
  const { confirmation } = consentsOf(funnel);
  if (confirmation === null) throw new Error(`${funnel.id} asks for no confirmation.`);
  const stored = await db
    .insertInto('confirmations')
    .values({
      id: row.id,
      reference: row.reference,
      funnel_id: row.funnel_id,
      coach: row.coach,
      email_key: row.delivery_address,
      sent: packSignUp(funnel, form, values, row.page),
      traffic_source: row.traffic_source,
      version: row.version,
      variant: row.variant,
      asked_from: network,
      consent_version: row.consent_version,
      consent_versions: row.consent_versions && JSON.stringify(row.consent_versions),
      email_version: confirmation.version,
      corrections,
      asked_at: sql`now()`,
      expires_at: signUpDeadline(
        sql`now()`,
        sql`(select starts_at from events where id = ${row.event_id}::uuid)`,
      ),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The email that has just asked the same person for the same; one is enough for a while. */
async function findRecent(
  db: Executor,
  { row, values }: ToConfirm,
): Promise<AskingDelivery | undefined> {
  const recent = await db
    .selectFrom('confirmations')
    .select('id')
    .where('email_key', '=', row.delivery_address)
    .where('coach', '=', row.coach)
    .where('funnel_id', '=', row.funnel_id)
    .where('confirmed_at', 'is', null)
    .where('emailed_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .where(
      sql<boolean>`sent->'values'->>${dateField} is not distinct from ${values[dateField] ?? null}`,
    )
    .orderBy('emailed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return recent && findAskingEmail(db, recent.id);
}

function write(db: Executor, { row }: ToConfirm): Promise<AskingDelivery> {
  return writeAskingEmail(db, {
    id: row.id,
    address: row.delivery_address,
    mailbox: row.address_hash,
    funnelId: row.funnel_id,
    coach: row.coach,
    inSeconds: row.send_in_seconds,
  });
}

function toSaved(
  funnelId: string,
  reference: string,
  fields: Readonly<Record<string, string>>,
  delivery: AskingDelivery | undefined,
): Saved {
  return {
    kind: 'saved',
    outcome: 'unconfirmed',
    funnelId,
    reference,
    fields,
    ...(delivery === undefined ? {} : { delivery }),
  };
}
