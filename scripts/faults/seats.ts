import type pg from 'pg';
import { type Form, listQuickForms, sendForm } from '#scripts/faults/people/forms.ts';
import { type CrowdedSite, processes } from '#scripts/faults/support/crowded-site.ts';
import { type Figure, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';

const seats = 50;
const together = 64;

/** The result of one run. */
interface Sold {
  readonly acknowledged: number;
  readonly taken: number;
  readonly rows: number;
  /** Responses that were neither a seat nor a refusal. */
  readonly strange: number;
}

/** Many people register at once for few seats through four processes, again and again. */
export async function fillSeats(
  { pool, urls }: CrowdedSite,
  { runs, guests }: { readonly runs: number; readonly guests: number },
  say: Say,
): Promise<readonly Figure[]> {
  const sold: Sold[] = [];
  for (let run = 0; run < runs; run += 1) {
    sold.push(await sellOut(pool, urls, guests));
    if (run % 10 === 9) say(`${run + 1} runs`);
  }
  return describeSales(sold, { guests, processes });
}

/** Empties the event, lets everybody register at once and counts. */
export async function sellOut(
  pool: pg.Pool,
  urls: readonly string[],
  guests: number,
): Promise<Sold> {
  const form = findEventForm();
  await pool.query('truncate submissions, leads, delivery_logs cascade');
  await pool.query('update events set taken = 0, capacity = $1', [seats]);
  const statuses: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (next < guests) {
        const guest = next;
        next += 1;
        const url = urls[guest % urls.length] ?? '';
        statuses.push((await sendForm(url, form, `guest-${guest}@example.com`)).status);
      }
    }),
  );
  const { rows } = await pool.query<{ taken: number; rows: number }>(`
    select max(e.taken) as taken, (select count(*)::int from event_registrations) as rows
    from events e`);
  return {
    acknowledged: statuses.filter((status) => status === 201).length,
    taken: rows[0]?.taken ?? Number.NaN,
    rows: rows[0]?.rows ?? Number.NaN,
    strange: statuses.filter((status) => status !== 201 && status !== 409).length,
  };
}

function findEventForm(): Form {
  const form = listQuickForms().find(({ hasSeats }) => hasSeats);
  if (!form) throw new Error('No funnel declares an event.');
  return form;
}

/** The figures of these runs. */
export function describeSales(
  sold: readonly Sold[],
  { guests, processes: through }: { readonly guests: number; readonly processes: number },
): readonly Figure[] {
  const runs = (what: string, isWrong: (run: Sold) => boolean, note?: string) =>
    never('seats', `runs ${what}`, sold.filter(isWrong).length, note);
  return [
    runs(
      `of ${sold.length} that sold more than ${seats} seats to ${guests} guests`,
      ({ acknowledged, rows }) => acknowledged > seats || rows > seats,
      `${through} processes, ${together} guests at a time`,
    ),
    runs(
      'in which seats taken, rows and acknowledged guests differ',
      ({ taken, rows, acknowledged }) => taken !== rows || rows !== acknowledged,
    ),
    runs(
      'that sold too few, or answered in another way',
      ({ rows, strange }) => rows < Math.min(seats, guests) || strange > 0,
    ),
  ];
}
