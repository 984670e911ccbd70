import {
  type DateAt,
  type DateState,
  dateStates,
  type EventAt,
  type SeatsTaken,
} from '#engine/site/event-state.ts';
import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';

const noneTaken: SeatsTaken = new Map();

/**
 * An event's state at a moment: a pure function of its dates, the moment and the seats taken.
 *
 * @returns undefined for a funnel without an event
 */
export function eventAt(
  { dates }: Pick<CompiledFunnel, 'dates'>,
  moment: Date,
  taken: SeatsTaken = noneTaken,
): EventAt | undefined {
  const all = dates.map((date) => dateAt(date, moment, taken));
  const [first] = all.toSorted((a, b) => dateStates.indexOf(a.state) - dateStates.indexOf(b.state));
  if (first === undefined) return undefined;
  // After the last one, its date is the one that people remember.
  const shown = first.state === 'over' ? (all.at(-1) ?? first) : first;
  const changes = dates
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((change) => change !== undefined && change > moment);
  const [changesAt] = changes.toSorted((a, b) => Number(a) - Number(b));
  return {
    state: first.state,
    shown: shown.date,
    dates: all,
    ...(changesAt === undefined ? {} : { changesAt }),
  };
}

/** A date's state at a moment. */
export function dateAt(date: CompiledDate, moment: Date, taken: SeatsTaken = noneTaken): DateAt {
  const { seats } = date;
  const left = seats === undefined ? undefined : Math.max(0, seats - (taken.get(date.key) ?? 0));
  return { date, state: stateOf(date, moment, left), ...(left === undefined ? {} : { left }) };
}

function stateOf(
  { startsAt, endsAt }: CompiledDate,
  moment: Date,
  left: number | undefined,
): DateState {
  if (endsAt !== undefined && moment >= endsAt) return 'over';
  if (startsAt !== undefined && moment >= startsAt) return 'begun';
  return left === 0 ? 'full' : 'open';
}
