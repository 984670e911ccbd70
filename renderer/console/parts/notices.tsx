import type { Answered } from '#renderer/console/api/use-answer.ts';

/** What stands where an answer will be: waiting, or why there is none; nothing once it is there. */
export function Waiting({
  of,
  failure,
}: {
  readonly of: Answered<unknown>;
  /** What could not be done, where the reason alone does not say it. */
  readonly failure?: string;
}) {
  if (of.error !== undefined) {
    return (
      <div className="notice notice-bad" role="alert">
        <p>
          {failure && <strong>{failure}. </strong>}
          {of.error}
        </p>
        <button type="button" onClick={of.refresh}>
          Try again
        </button>
      </div>
    );
  }
  if (of.answer !== undefined) return null;
  return (
    <div className="skeleton" role="status" aria-label="Loading">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}

/** What stands where a list has no rows: why, and what fills it. */
export function Empty({ children }: { readonly children: React.ReactNode }) {
  return <p className="empty">{children}</p>;
}
