import { None } from '#renderer/console/ui/notices.tsx';
import { formatRelative } from '#renderer/console/ui/time/relative-time.ts';
import { useNow } from '#renderer/console/ui/time/use-now.ts';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' });
interface MomentProps {
  readonly at: string | null;
}

/**
 * How long ago or ahead a moment is. The exact one, in the operator's own time zone, appears on hover
 * or when its row has the focus, and is read aloud.
 */
export function Moment({ at }: MomentProps) {
  const now = useNow();
  if (at === null) return <None />;
  const moment = new Date(at);
  return (
    <time dateTime={at} className="group/time relative inline-block whitespace-nowrap">
      {formatRelative(moment, now)}
      <span className="pointer-events-none absolute right-0 bottom-full z-1 rounded-control border border-line bg-float px-2 py-1 text-small text-ink opacity-0 shadow-toast group-focus-within/row:opacity-100 group-hover/time:opacity-100">
        {' '}
        {exact.format(moment)}
      </span>
    </time>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A date in the operator's own time zone; the exact moment is its title. */
export function Day({ at }: MomentProps) {
  if (at === null) return <None />;
  const date = new Date(at);
  return (
    <time dateTime={at} title={exact.format(date)}>
      {day.format(date)}
    </time>
  );
}
