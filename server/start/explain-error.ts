import { inspect } from 'node:util';
import { errorMessage } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { isDatabaseAway } from '#server/db/errors.ts';

/** What a program prints of the error that ends it: a sentence where it was foreseen, else its stack. */
export function explainError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (isDatabaseAway(error)) {
    return `The database went away: ${errorMessage(error)}. Start again once it is back.`;
  }
  return inspect(error);
}
