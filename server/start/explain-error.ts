import { inspect } from 'node:util';
import { errorMessage, isDatabaseAnswer } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { isDatabaseAway, isUnavailable, readErrorCode } from '#server/db/errors.ts';
import { createDescriber } from '#server/telemetry/describe.ts';

/** The message for an error that ends a program: a sentence if it was foreseen, otherwise its stack. */
export function explainError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (readErrorCode(error) === '25006') {
    return `The database can only be read: ${errorMessage(error)}. Give the address of the server that is written to.`;
  }
  if (isDatabaseAway(error)) {
    return `The connection to the database was lost: ${errorMessage(error)}. Start again once it is back.`;
  }
  if (isUnavailable(error)) {
    return `The database is full, too slow or short of something: ${errorMessage(error)}. Start again once it is not.`;
  }
  if (readErrorCode(error) === '42501') {
    return (
      `The database refuses it: ${errorMessage(error)}. Set MIGRATION_URL to the address of the role that owns ` +
      'the tables: the start, or node scripts/run.mjs migrate up, then grants what the role in DATABASE_URL needs.'
    );
  }
  // A database's message may contain a row.
  const isAnswer = error instanceof Error && isDatabaseAnswer(error);
  return inspect(isAnswer ? createDescriber().error(error) : error);
}
