import type { MapPart, PartFigure } from '#engine/contract/console/map-parts.ts';
import { Badge, Mark } from '#renderer/console/ui/badge.tsx';

const kinds = {
  page: 'Page',
  state: 'In its place',
  form: 'Form',
  answer: 'Answer',
  email: 'Email',
  end: 'End',
} as const satisfies Record<MapPart['kind'], string>;

const colours = {
  plain: 'text-quiet',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  off: 'text-off',
} satisfies Record<MapPart['tone'], string>;

interface PartCardProps {
  readonly part: MapPart;
  readonly figure: PartFigure | undefined;
  /** The largest figure on the map, which the bars are relative to. */
  readonly most: number;
  readonly isChosen: boolean;
  /** Whether it is beside the main way. */
  readonly isSide?: boolean;
  /** The titles of its targets, if its position does not show them. */
  readonly leadsTo: readonly string[];
  readonly onChoose: (key: string) => void;
}

/** One part of the map: what it is, when it comes, how many reached it. Pressing it opens it. */
export function PartCard({
  part,
  figure,
  most,
  isChosen,
  isSide = false,
  leadsTo,
  onChoose,
}: PartCardProps) {
  const { key, kind, title, meaning, tone, when, isNow } = part;
  const isSmall = isSide || kind === 'end';
  const isFaint = tone === 'off' && isNow !== true;
  return (
    <button
      type="button"
      data-part={key}
      {...(isSide ? { 'data-side': '' } : {})}
      aria-pressed={isChosen}
      onClick={() => onChoose(key)}
      className={`relative grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 overflow-hidden rounded-control border bg-paper px-3 text-left transition-colors duration-120 not-aria-pressed:hover:bg-raised aria-pressed:border-accent aria-pressed:bg-chosen print:border-edge print:aria-pressed:border-edge print:bg-transparent ${isSmall ? 'py-1.75' : 'py-2.5'} print:py-1.5 ${isFaint ? 'border-dashed border-edge' : 'border-edge'}`}
    >
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-quiet">
          {!isSmall && <span>{kinds[kind]}</span>}
          {when !== undefined && (
            <span className={isSide ? '' : '@min-[560px]:sr-only'}>{when}</span>
          )}
          {isNow === true && <Badge tone="good">now</Badge>}
        </span>
        <span className="flex items-baseline gap-2">
          {isSmall && <Mark tone={tone} className={`size-3 ${colours[tone]}`} />}
          <span className={`wrap-anywhere ${isSmall ? '' : 'text-lead'} font-medium`}>{title}</span>
        </span>
        <span className="hidden text-small text-quiet print:block">{meaning}</span>
        {leadsTo.map((title) => (
          <span key={title} className="text-small text-quiet wrap-anywhere">
            <span aria-hidden="true">→ </span>
            <span className="sr-only">leads to </span>
            {title}
          </span>
        ))}
      </span>
      {figure && (
        <span className="grid justify-items-end text-right">
          <span className={`font-semibold ${isSmall ? '' : 'text-lead'}`}>
            {figure.count.toLocaleString('en-GB')}
          </span>
          <span className="text-small text-quiet">{figure.of}</span>
        </span>
      )}
      {figure && !isSmall && most > 0 && (
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-0 h-0.75 bg-chart-main [print-color-adjust:exact]"
          style={{ width: `${(100 * figure.count) / most}%` }}
        />
      )}
    </button>
  );
}
