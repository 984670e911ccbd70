import type {
  FunnelMap,
  MapFigures,
  MapPart,
  MapStage,
} from '#engine/contract/console/map-parts.ts';
import { PartCard } from './part-card.tsx';
import { listParts, moveFocus } from './use-part.ts';

interface FunnelMapProps {
  readonly of: FunnelMap;
  readonly figures: MapFigures['parts'];
  /** The part shown beside the map. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/**
 * A funnel as a map. Semantically it is a list of stages, each with a list of the main way and a list
 * of alternatives; the lines between them are borders, so that they print.
 */
export function FunnelMapDrawing(props: FunnelMapProps) {
  const { of, figures } = props;
  const titles = new Map(listParts(of).map(({ key, title }) => [key, title]));
  const most = Math.max(0, ...Object.values(figures).map(({ count }) => count));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from button to button
    <div className="@container" onKeyDown={moveFocus}>
      <ol aria-label="The funnel, from the page to where it ends">
        {of.stages.map((stage, index) => (
          <Stage
            key={stage.key}
            stage={stage}
            isLast={index === of.stages.length - 1}
            most={most}
            titles={titles}
            {...props}
          />
        ))}
      </ol>
    </div>
  );
}

/** The columns of the main way: times, the line, the parts. */
const columns =
  'grid grid-cols-[20px_minmax(0,1fr)] @min-[560px]:grid-cols-[88px_20px_minmax(0,1fr)]';

interface StageProps extends Omit<FunnelMapProps, 'of'> {
  readonly stage: MapStage;
  readonly isLast: boolean;
  readonly most: number;
  /** The titles of all parts, by key. */
  readonly titles: ReadonlyMap<string, string>;
}

/**
 * Where a part leads, unless its position or the way back to the form shows it: another page, the
 * calendar, the seat.
 */
function leadsOf({ kind, to }: MapPart): readonly string[] {
  const ways = kind === 'email' ? to.filter(({ by }) => by.startsWith('“')) : to.slice(0, 1);
  return ways.map(({ part }) => part).filter((key) => key.startsWith('end:'));
}

function Stage({ stage, isLast, most, titles, figures, chosen, onChoose }: StageProps) {
  const { key, title, note, main, side } = stage;
  const card = (part: MapPart, isSide: boolean) => (
    <PartCard
      part={part}
      figure={figures[part.key]}
      most={most}
      isChosen={part.key === chosen}
      isSide={isSide}
      leadsTo={leadsOf(part).flatMap((way) => titles.get(way) ?? [])}
      onChoose={onChoose}
    />
  );
  return (
    <li data-stage={key}>
      <div className={columns}>
        <span className="@max-[560px]:hidden" />
        <Line isOff={key === 'page'} />
        <div className={`pb-1 ${key === 'page' ? '' : 'pt-5 print:pt-3'}`}>
          <h2 className="text-small font-semibold text-quiet">{title}</h2>
          {note && <p className="max-w-prose text-small text-quiet">{note}</p>}
        </div>
      </div>
      <div className="relative @min-[640px]:grid @min-[640px]:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] print:grid print:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        {!isLast && (
          <span
            aria-hidden="true"
            className={`absolute bottom-0 left-2.25 border-l border-edge @min-[560px]:left-24.25 ${key === 'page' ? 'top-5' : 'top-0'}`}
          />
        )}
        <ol>
          {main.map((part, index) => (
            <li key={part.key} data-row="" className={`${columns} break-inside-avoid`}>
              <span className="pt-3 pr-2 text-right text-small text-quiet @max-[560px]:hidden">
                {part.when}
              </span>
              <Line
                dot={part.tone === 'good' ? 'bg-good' : 'bg-paper'}
                isOff={!isLast}
                endsHere={index === main.length - 1}
              />
              <div className="py-1 print:py-0.5">{card(part, false)}</div>
            </li>
          ))}
        </ol>
        {side.length > 0 && (
          <ul
            aria-label={`${title}: what else can happen`}
            className="@min-[560px]:@max-[640px]:pl-22 print:pl-0"
          >
            {side.map((part, index) => (
              <li
                key={part.key}
                data-row=""
                className="relative break-inside-avoid py-1 pl-7 @min-[640px]:pl-8 print:py-0.5 print:pl-8"
              >
                <Branch
                  isFirst={index === 0}
                  isLast={index === side.length - 1}
                  isOfEnds={isLast}
                />
                {card(part, true)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** A piece of the main way's line, with a dot for a part. */
function Line({
  dot,
  isOff = false,
  endsHere = false,
}: {
  readonly dot?: 'bg-good' | 'bg-paper';
  /** Whether something else draws the line. */
  readonly isOff?: boolean;
  readonly endsHere?: boolean;
}) {
  return (
    <span aria-hidden="true" className="relative">
      {!isOff && (
        <span
          className={`absolute top-0 left-2.25 border-l border-edge ${endsHere ? 'h-5' : 'bottom-0'}`}
        />
      )}
      {dot && (
        <span
          className={`absolute top-4 left-1.25 size-2.25 rounded-full border border-edge ${dot}`}
        />
      )}
    </span>
  );
}

const below = 'absolute border-edge @min-[640px]:hidden print:hidden';
const beside = 'absolute hidden border-edge @min-[640px]:block print:block';

/** The lines that lead to an alternative: along the main way if there is no room beside it. */
function Branch({
  isFirst,
  isLast,
  isOfEnds,
}: {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the main way ends with this stage. */
  readonly isOfEnds: boolean;
}) {
  const trunk = isFirst ? 'top-5 bottom-0' : isLast ? 'top-0 h-5' : 'inset-y-0';
  return (
    <span aria-hidden="true">
      {isOfEnds && (
        <span className={`${below} top-0 left-2.25 border-l ${isLast ? 'h-5' : 'bottom-0'}`} />
      )}
      <span className={`${below} top-5 left-2.25 w-4.75 border-t`} />
      <span className={`${beside} top-5 border-t ${isFirst ? 'left-0 w-8' : 'left-4 w-4'}`} />
      {!(isFirst && isLast) && <span className={`${beside} left-4 border-l ${trunk}`} />}
    </span>
  );
}
