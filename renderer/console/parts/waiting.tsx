import type { Answered } from '#renderer/console/api/use-answer.ts';
import { Failure, Skeleton } from '#renderer/console/ui/notices.tsx';

/** What stands where an answer will be: waiting, or why there is none; nothing once it is there. */
export function Waiting({
  of,
  failure,
  shape = 'lines',
}: {
  readonly of: Answered<unknown>;
  /** What could not be done, where the reason alone does not say it. */
  readonly failure?: string;
  /** What it will look like. */
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
