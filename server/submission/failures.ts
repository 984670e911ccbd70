import { randomInt } from 'node:crypto';
import { type Executor, named } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';

/** Letters and digits that are not mistaken for each other when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Six characters by which an operator finds what a visitor reports, for instance 7F3K2Q. */
export function newReference(): string {
  return Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What went wrong with a submission, for operators. */
export interface SubmissionFailure {
  readonly reference: string;
  /** The email function or the part of the server that failed. */
  readonly functionName: string;
  /** As it was reported; visitors never read it. */
  readonly message: string;
  readonly funnelId: string;
  readonly submissionId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly deliveryId?: string;
}

/** Records failures where operators look for them. */
export interface FailureLog {
  /** Never rejects: without the database the failure stands in the server's log alone. */
  record(failure: SubmissionFailure): Promise<void>;
}

/** A visitor is waiting while a failure is recorded. */
const writeLimitMs = 3000;

/** A failure log in the table error_logs; the delivery, if there is one, gets the reference too. */
export function createFailureLog(db: Executor, log: Log): FailureLog {
  return {
    async record({ reference, functionName, message, fields, ...ids }) {
      log.error({ reference, functionName, message, ...ids }, 'A submission failed.');
      const statement = db
        .with('marked', (query) =>
          query
            .updateTable('delivery_logs')
            .set({ reference })
            .where('id', '=', ids.deliveryId ?? null)
            .where('reference', 'is', null),
        )
        .insertInto('error_logs')
        .values({
          reference,
          function_name: functionName,
          error_message: message,
          request_data: JSON.stringify({ ...ids, fields: maskFields(fields) }),
        })
        .modifyEnd(named('record-failure'));
      try {
        await statement.execute({ signal: AbortSignal.timeout(writeLimitMs) });
      } catch (error) {
        log.warn({ err: error, reference }, 'The failure could not be written to error_logs.');
      }
    },
  };
}

/** Each field's first character, and for an address its domain: enough to tell two people apart. */
function maskFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const at = value.lastIndexOf('@');
      const start = Array.from(value)[0] ?? '';
      return [name, value === '' ? '' : `${start}***${at > 0 ? value.slice(at) : ''}`];
    }),
  );
}
