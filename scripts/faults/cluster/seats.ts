import type pg from 'pg';
import type { Form, Sent } from '#scripts/faults/people/forms.ts';
import { atLeast, type Figure, never } from '#scripts/support/figures.ts';

/** The seats of events that have few, sold while one thing after another breaks. */
export interface Sale {
  /** Offers a few seats more in each event. @returns how many are taken in each so far */
  offer(): Promise<Taken>;
  /** How many are taken in each event. */
  count(): Promise<Taken>;
}

/** Seats by the id of the event's funnel. */
type Taken = ReadonlyMap<string, number>;

/** So few that they are gone within seconds, most of them while something is broken. */
const seatsEach = 12;

/** The result of a sale in one event. */
export interface Sold {
  readonly hasLine: boolean;
  /** The most seats there ever were. */
  readonly offered: number;
  readonly taken: number;
  readonly rows: number;
  /** Guests whose seat was acknowledged. */
  readonly acknowledged: number;
}

/**
 * Puts seats on sale in every event of these forms that has few. A process that starts sets them to what
 * is declared again, so nothing is sold then until more are offered.
 *
 * @param offered gets the most seats that each event had
 */
export function openSale(
  pool: pg.Pool,
  forms: readonly Form[],
  offered: Map<string, number>,
): Sale {
  const keys = forms.filter(({ seats }) => seats !== undefined).map(({ funnelId }) => funnelId);
  const query = async (text: string, values: readonly unknown[]) => {
    const { rows } = await pool.query<{ key: string; taken: number; capacity: number }>(text, [
      ...values,
    ]);
    return rows;
  };
  const takenOf = (rows: readonly { key: string; taken: number }[]) =>
    new Map(rows.map(({ key, taken }) => [key, taken]));
  return {
    async offer() {
      const rows = await query(
        `update events set capacity = taken + $2 where key = any($1) returning key, taken, capacity`,
        [keys, seatsEach],
      );
      for (const { key, capacity } of rows) {
        offered.set(key, Math.max(capacity, offered.get(key) ?? 0));
      }
      return takenOf(rows);
    },
    count: async () =>
      takenOf(await query('select key, taken from events where key = any($1)', [keys])),
  };
}

/** Compares seats, registrations and answers, event by event. */
export async function settleSale(
  pool: pg.Pool,
  forms: readonly Form[],
  offered: ReadonlyMap<string, number>,
  acknowledged: readonly Sent[],
): Promise<readonly Sold[]> {
  const { rows } = await pool.query<{ key: string; taken: number; rows: number }>(
    `select key, taken,
       (select count(*)::int from event_registrations r where r.event_id = e.id) as rows
     from events e where key = any($1)`,
    [[...offered.keys()]],
  );
  return rows.map(({ key, ...sold }) => ({
    ...sold,
    offered: offered.get(key) ?? 0,
    hasLine: forms.some(({ funnelId, hasLine }) => funnelId === key && hasLine),
    acknowledged: acknowledged.filter(
      ({ form, outcome }) => form.funnelId === key && outcome === 'accepted',
    ).length,
  }));
}

/**
 * The figures of a sale. Where a seat that is free goes to the first in line, more people have one than
 * were told so at once.
 *
 * @param perStrike how many seats were sold around each fault
 */
export function describeSale(
  part: string,
  sold: readonly Sold[],
  perStrike: readonly number[],
): readonly Figure[] {
  const total = sold.reduce((sum, { rows }) => sum + rows, 0);
  return [
    never(
      part,
      'seats oversold',
      sold.reduce((sum, { rows, offered }) => sum + Math.max(0, rows - offered), 0),
      `${total} sold in ${sold.length} events, ${seatsEach} more offered in each before each fault`,
    ),
    never(
      part,
      'events in which seats taken, registrations and acknowledged guests differ',
      sold.filter(
        ({ taken, rows, acknowledged, hasLine }) =>
          taken !== rows || (hasLine ? acknowledged > rows : acknowledged !== rows),
      ).length,
    ),
    {
      part,
      what: 'seats sold around a fault, the fewest',
      ours: [Math.min(...perStrike)],
      target: atLeast(1),
    },
  ];
}
