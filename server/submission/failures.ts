import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';

/** Letters and digits that nobody mistakes for another when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A sign by which an operator finds what a visitor reports, for instance 7F3K2Q. */
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

/** Notes failures where operators look for them. */
export interface FailureLog {
  /** Never rejects: without the database the failure stands in the server's log alone. */
  record(failure: SubmissionFailure): Promise<void>;
}

/** A failure log in the table error_logs; the delivery, if there is one, gets the reference too. */
export function createFailureLog(pool: Pool, log: Log): FailureLog {
  return {
    async record({ reference, functionName, message, fields, ...ids }) {
      log.error({ reference, functionName, message, ...ids }, 'A submission failed.');
      const requestData = { ...ids, fields: maskFields(fields) };
      const statement = {
        name: 'record-failure',
        text: `
          with marked as (
            update delivery_logs set reference = $1 where id = $5 and reference is null
          )
          insert into error_logs (reference, function_name, error_message, request_data)
          values ($1, $2, $3, $4)`,
        values: [
          reference,
          functionName,
          message,
          JSON.stringify(requestData),
          ids.deliveryId ?? null,
        ],
        timeoutMs: 3000,
      };
      try {
        await runStatement(pool, statement);
      } catch (error) {
        log.warn({ err: error, reference }, 'The failure could not be written to error_logs.');
      }
    },
  };
}

/** Each answer's first character, and for an address its domain: enough to tell two people apart. */
function maskFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const at = value.lastIndexOf('@');
      const start = Array.from(value)[0] ?? '';
      return [name, value === '' ? '' : `${start}***${at > 0 ? value.slice(at) : ''}`];
    }),
  );
}
