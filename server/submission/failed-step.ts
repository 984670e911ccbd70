import type { FailureStep } from '#engine/declaration/submission.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { readErrorCode } from '#server/db/errors.ts';

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
