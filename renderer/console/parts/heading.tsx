import { useEffect } from 'react';
import { useIsLive } from '#renderer/console/api/live.ts';
import type { Answered } from '#renderer/console/api/use-answer.ts';
import { Address } from '#renderer/console/ui/address.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Ends } from '#renderer/console/ui/layout.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** A view's title, and how recent it is. */
export function Heading({
  title,
  of,
}: {
  readonly title: string;
  readonly of?: Answered<unknown>;
}) {
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
  return (
    <Ends align="center">
      <h1 className="min-w-0 grow basis-36 text-title font-heading text-balance wrap-anywhere">
        {/^\S+@\S+$/.test(title) ? <Address of={title} /> : title}
      </h1>
      {of && (
        <div className="flex items-center gap-3 print:hidden">
          {of.at && <Age at={of.at} isFollowed={of.isFollowed} />}
          <Button onClick={of.refresh} disabled={of.isLoading}>
            Refresh
          </Button>
        </div>
      )}
    </Ends>
  );
}

/** How recent an answer is; one that updates automatically needs no time. */
function Age({ at, isFollowed }: { readonly at: Date; readonly isFollowed: boolean }) {
  const isLive = useIsLive();
  return (
    <span className="inline-flex items-center gap-1.5 text-small text-quiet">
      {isFollowed && isLive ? (
        <>
          <span aria-hidden="true" className="size-1.5 rounded-full bg-good" />
          Live
        </>
      ) : (
        <span className="max-desk:hidden">As of {clock.format(at)}</span>
      )}
    </span>
  );
}
