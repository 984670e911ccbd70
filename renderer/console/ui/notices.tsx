import { Button } from './button.tsx';

const tones = {
  warn: 'border-warn bg-warn-paper',
  bad: 'border-bad bg-bad-paper',
};

/** Something to know before reading the rest. */
export function Notice({
  tone,
  role,
  children,
}: {
  readonly tone: keyof typeof tones;
  readonly role?: 'alert';
  readonly children: React.ReactNode;
}) {
  return (
    <div
      role={role}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border-l-3 px-3 py-2.5 wrap-anywhere ${tones[tone]}`}
    >
      {children}
    </div>
  );
}

/** Why something could not be loaded, with a button to retry. */
export function Failure({
  onRetry,
  retry = 'Try again',
  children,
}: {
  readonly onRetry: () => void;
  /** The button's words. */
  readonly retry?: string;
  readonly children: React.ReactNode;
}) {
  return (
    <Notice tone="bad" role="alert">
      <p>{children}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </Notice>
  );
}

/** Explains an empty place, and what will fill it. */
export function Empty({ children }: { readonly children: React.ReactNode }) {
  return <p className="max-w-[60ch] rounded-control bg-raised px-4 py-5 text-quiet">{children}</p>;
}

/** A missing value. */
export function None({ children = '–' }: { readonly children?: React.ReactNode }) {
  return <span className="text-quiet">{children}</span>;
}

const shapes = {
  rows: ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-2/5'],
  lines: ['w-2/5', 'w-3/5', 'w-2/5'],
};

/** A loading placeholder with the height of the answer: a list's rows, or a few lines. */
export function Skeleton({ of = 'lines' }: { readonly of?: keyof typeof shapes }) {
  return (
    <div role="status" aria-label="Loading">
      {shapes[of].map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other name and never move
          key={index}
          className="flex h-row items-center border-b border-line"
        >
          <span className={`h-3 max-w-120 animate-appear rounded-bar bg-sunken ${width}`} />
        </div>
      ))}
    </div>
  );
}
