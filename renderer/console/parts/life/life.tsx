import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useNow } from '#renderer/console/ui/time/use-now.ts';

/** An event in the past or future. */
export interface LifeEvent {
  /** Unique on the line. */
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  /** The outcome; the words say it too. */
  readonly tone: 'good' | 'busy' | 'warn' | 'bad' | 'off';
  readonly title: React.ReactNode;
  /** Further details. */
  readonly more?: React.ReactNode;
}

const dots = {
  good: 'border-good bg-good',
  busy: 'border-busy bg-busy',
  warn: 'border-warn bg-warn',
  bad: 'border-bad bg-bad',
  off: 'border-edge bg-paper',
} satisfies Record<LifeEvent['tone'], string>;

/** A life on one line through now: the future at the top, below it the past, latest first. */
export function Life({
  label,
  events,
}: {
  readonly label: string;
  readonly events: readonly LifeEvent[];
}) {
  const now = useNow().toISOString();
  const sorted = [...events].sort((one, other) => compare(other.at, one.at));
  const ahead = sorted.filter(({ at }) => compare(at, now) > 0);
  return (
    <div className="@container">
      <ol aria-label={label}>
        {ahead.map((event) => (
          <Entry key={event.key} event={event} isAhead isLast={false} />
        ))}
        <li className={`${columns} pb-3`}>
          <span className="text-right font-semibold text-accent @max-[480px]:hidden">Now</span>
          <Dot look="border-accent bg-accent" isFirst={ahead.length === 0} />
          <span className="flex items-center gap-2 font-semibold text-accent @min-[480px]:self-center">
            <span className="@min-[480px]:sr-only">Now</span>
            <span aria-hidden="true" className="h-px flex-1 bg-accent" />
          </span>
        </li>
        {sorted.slice(ahead.length).map((event, index, past) => (
          <Entry key={event.key} event={event} isLast={index === past.length - 1} />
        ))}
      </ol>
    </div>
  );
}

const compare = (one: string, other: string) => Date.parse(one) - Date.parse(other);

const columns =
  'grid grid-cols-[20px_minmax(0,1fr)] gap-x-2 @min-[480px]:grid-cols-[96px_20px_minmax(0,1fr)]';

function Entry({
  event: { at, tone, title, more },
  isAhead = false,
  isLast,
}: {
  readonly event: LifeEvent;
  readonly isAhead?: boolean;
  readonly isLast: boolean;
}) {
  return (
    <li data-row="" className={`group/row ${columns} break-inside-avoid`}>
      <span className="text-right text-small leading-5 text-quiet @max-[480px]:hidden">
        <Moment at={at} />
      </span>
      <Dot look={isAhead ? 'border-dashed border-edge bg-paper' : dots[tone]} isLast={isLast} />
      <div className="grid min-w-0 gap-1 pb-4 wrap-anywhere">
        <span className="text-small text-quiet @min-[480px]:hidden">
          <Moment at={at} />
        </span>
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">{title}</div>
        {more && <div className="text-small text-quiet">{more}</div>}
      </div>
    </li>
  );
}

/** A point on the line, with the line above and below it. */
function Dot({
  look,
  isFirst = false,
  isLast = false,
}: {
  readonly look: string;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}) {
  return (
    <span aria-hidden="true" className="relative">
      <span
        className={`absolute left-2.25 border-l border-edge ${isFirst ? 'top-2.5' : 'top-0'} ${isLast ? 'h-2.5' : '-bottom-3'}`}
      />
      <span className={`absolute top-1.5 left-1.25 size-2.25 rounded-full border ${look}`} />
    </span>
  );
}
