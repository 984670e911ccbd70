import type { Toast } from '#engine/declaration/submission.ts';

interface ToastBoxProps {
  readonly toast: Toast | undefined;
  readonly isFailure: boolean;
}

/**
 * Where toasts appear. Both regions are there from the start, because screen readers announce only what
 * changes inside a region they know.
 */
export function ToastBox({ toast, isFailure }: ToastBoxProps) {
  const words = toast && (
    <div className={isFailure ? 'toast failure' : 'toast'}>
      <p>
        <strong>{toast.title}</strong>
      </p>
      {toast.description && <p>{toast.description}</p>}
    </div>
  );
  return (
    <div className="toasts">
      <div role="status">{!isFailure && words}</div>
      <div role="alert">{isFailure && words}</div>
    </div>
  );
}
