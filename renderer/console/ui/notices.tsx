import { Button } from './button.tsx';

const tones = {
  warn: 'border-warn bg-warn-paper',
  bad: 'border-bad bg-bad-paper',
};

/** Something that has to be known before the rest is read. */
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
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-l-3 px-3 py-2.5 wrap-anywhere ${tones[tone]}`}
    >
      {children}
    </div>
  );
}

/** Why something could not be fetched, and the way to fetch it again. */
export function Failure({
  onRetry,
  children,
}: {
  readonly onRetry: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <Notice tone="bad" role="alert">
      <p>{children}</p>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}

/** What stands where nothing is: why, and what fills it. */
export function Empty({ children }: { readonly children: React.ReactNode }) {
  return <p className="max-w-[60ch] py-6 text-quiet">{children}</p>;
}

/** A value that is not there. */
export function None({ children = '–' }: { readonly children?: React.ReactNode }) {
  return <span className="text-quiet">{children}</span>;
}

const bar = 'h-4.5 rounded-bar bg-raised';

/** The shape of what is being fetched. */
export function Skeleton() {
  return (
    <div className="grid gap-2.5" role="status" aria-label="Loading">
      <span className={`max-w-160 ${bar}`} />
      <span className={`max-w-120 ${bar}`} />
      <span className={`max-w-160 ${bar}`} />
      <span className={`max-w-120 ${bar}`} />
    </div>
  );
}
