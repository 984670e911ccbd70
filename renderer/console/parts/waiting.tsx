import type { Answered } from '#renderer/console/api/use-answer.ts';
import { Failure, Skeleton } from '#renderer/console/ui/notices.tsx';

/** A placeholder for an answer: loading, or why it is missing; nothing once it is there. */
export function Waiting({
  of,
  failure,
  shape = 'lines',
}: {
  readonly of: Answered<unknown>;
  /** What failed, if the reason alone does not say it. */
  readonly failure?: string;
  readonly shape?: 'lines' | 'rows';
}) {
  if (of.error !== undefined) {
    return (
      <Failure onRetry={of.refresh}>
        {failure && <strong>{failure}. </strong>}
        {of.error}
      </Failure>
    );
  }
  return of.answer === undefined ? <Skeleton of={shape} /> : null;
}
