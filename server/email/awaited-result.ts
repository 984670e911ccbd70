import { type SqlBool, sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { activePauses } from '#server/outbox/pause.ts';
import type { AttemptResult } from '#server/outbox/results.ts';
import type { AwaitedResult } from './contract.ts';
import { senderOf } from './transports/transport.ts';

// A visitor may read these: they name no host, address or provider. What happened in detail stands
// in the delivery log.
const sent: AwaitedResult = { kind: 'sent' };
const refused = failed('the email service did not accept this address');
const withheld: AwaitedResult = {
  kind: 'withheld',
  message: 'this address is on the list of suppressed addresses',
};
const paused = failed('our email service is paused');
const busy = failed('our email service is busy');
const unreached = broken('our email service could not be reached');
const inDoubt = broken('our email service did not answer in full');
const unprepared = broken('the email could not be prepared');
const unknown = broken('the email is not in the delivery log');

function failed(message: string): AwaitedResult {
  return { kind: 'failed', message };
}

function broken(message: string): AwaitedResult {
  return { kind: 'exception', message };
}

/**
 * An attempt's result for the page that waits for it.
 *
 * @returns undefined for one that was given back before it began
 */
export function describeResult(result: AttemptResult): AwaitedResult | undefined {
  switch (result.kind) {
    case 'sent':
    case 'found':
      return sent;
    case 'refused':
      return refused;
    case 'suppressed':
      return withheld;
    case 'sender-stopped':
      return paused;
    case 'surely-not-sent':
      return result.cause === 'network' ? unreached : busy;
    case 'maybe-sent':
    case 'unknown':
      return inDoubt;
    case 'undeclared':
    case 'unrenderable':
    case 'given-up':
    case 'too-late':
      return unprepared;
    case 'released':
      return undefined;
  }
}

/**
 * What can be said of a delivery that another process takes care of.
 *
 * @returns undefined while it is being sent, and `free` while nobody has it and it waits for its first attempt
 */
export async function readState(
  db: Executor,
  id: string,
): Promise<AwaitedResult | 'free' | undefined> {
  const row = await db
    .selectFrom('delivery_logs')
    .select([
      'status',
      'maybe_sent',
      'last_error',
      sql<SqlBool>`exists (select from (${activePauses}) p
        where p.destination in ('*', delivery_logs.stream, ${sql.lit(senderOf(''))} || delivery_logs.coach))`.as(
        'is_paused',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  switch (row?.status) {
    case undefined:
      return unknown;
    case 'sending':
      return undefined;
    case 'pending':
      if (row?.is_paused) return paused;
      if (row?.last_error === null) return 'free';
      return row?.maybe_sent ? inDoubt : busy;
    case 'sent':
    case 'delivered':
      return sent;
    case 'suppressed':
    case 'bounced':
    case 'complained':
      return withheld;
    case 'failed':
    case 'cancelled':
      return refused;
  }
}
