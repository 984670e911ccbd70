import type { FailureStep } from '#engine/declaration/submission.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { isDatabaseAway, readErrorCode } from '#server/db/errors.ts';

/** The driver reports a statement that took too long, and a pool that was closed, in these words. */
const givenUp = /^Query read timeout|^Cannot use a pool after calling end/;

/**
 * Whether nothing is wrong with the rows: the database is away, full, out of resources or too slow
 * (SQLSTATE classes 53, 57 and 58), and the same statement may succeed in a moment.
 */
export function isUnavailable(error: unknown): boolean {
  if (isDatabaseAway(error) || /^5[378]/.test(readErrorCode(error))) return true;
  return error instanceof Error && givenUp.test(error.message);
}

/** Whether two transactions stood in each other's way: serialization failure or deadlock. */
export function isContention(error: unknown): boolean {
  return readErrorCode(error) === '40001' || readErrorCode(error) === '40P01';
}

/** Whether an id made by the page belongs to another lead already. */
export function isForeignLeadId(error: unknown): boolean {
  return readErrorCode(error) === '23505' && readProperty(error, 'constraint') === 'leads_pkey';
}

/** The step that failed, by the table the database names, and what it says. */
export function failedStep(error: unknown): {
  readonly step: Extract<FailureStep, 'lead' | 'journey' | 'exception'>;
  readonly message: string;
} {
  const message = errorMessage(error);
  switch (readProperty(error, 'table')) {
    case 'leads':
      return { step: 'lead', message: `Lead creation failed: ${message}` };
    case 'user_journeys':
      return { step: 'journey', message: `Journey creation failed: ${message}` };
    default:
      return { step: 'exception', message };
  }
}

function readProperty(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
