import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Form, listForms, sendForm } from '#scripts/faults/people/forms.ts';
import { type CrowdedSite, processes, secret } from '#scripts/faults/support/crowded-site.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { atLeast, type Figure, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { createKysely } from '#server/db/kysely.ts';
import { lapseSeats } from '#server/seats/lapse-seats.ts';
import { planLists } from '#server/seats/seat-plans.ts';
import { offerSeats } from '#server/seats/waiting-list.ts';
import { seatUrl } from '#server/signing/seat-token.ts';

const seats = 50;
const together = 64;

/** The result of a rush on an event with a waiting list. */
interface Line {
  readonly guests: number;
  readonly acknowledged: number;
  /** How often the database was checked, and how often too many seats, or ownerless ones, were seen. */
  readonly looks: number;
  readonly wrongLooks: number;
  /** Seats that were free in the end although somebody waited. */
  readonly unused: number;
  /** Acknowledged guests who did not give up and have neither a seat nor a place in line. */
  readonly lost: number;
  readonly offers: number;
  /** Offers that one person got more than once. */
  readonly repeated: number;
}

/**
 * Many people register at once for few seats of an event with a waiting list, through four processes,
 * while others free their seats, accept offers or let them lapse, and two workers at once free and
 * offer lapsed seats.
 */
export async function waitInLine(
  { pool, urls }: CrowdedSite,
  { guests }: { readonly guests: number },
  say: Say,
): Promise<readonly Figure[]> {
  const line = await rush(pool, urls, guests);
  say(`${line.offers} offers to ${line.guests} guests`);
  return describeLine(line);
}

async function rush(pool: pg.Pool, urls: readonly string[], guests: number): Promise<Line> {
  const form = findForm();
  const db = createKysely(pool);
  const lists = planLists(readSite());
  const read = async <Row extends pg.QueryResultRow>(text: string) =>
    (await pool.query<Row>(text, [form.funnelId])).rows;
  await pool.query('update events set taken = 0, capacity = $1 where key = $2', [
    seats,
    form.funnelId,
  ]);
  let isOver = false;
  const repeat = async (act: () => Promise<unknown>, pauseMs: number) => {
    while (!isOver) {
      await act();
      await wait(pauseMs);
    }
  };
  const urlAt = (index: number) => urls[index % urls.length] ?? '';

  let looks = 0;
  let wrongLooks = 0;
  const look = async () => {
    const [event] = await read<{ taken: number; rows: number }>(`
      select taken, (select count(*)::int from event_registrations r where r.event_id = e.id) as rows
      from events e where key = $1`);
    looks += 1;
    const { taken, rows } = event ?? { taken: Number.NaN, rows: 0 };
    if (taken !== rows || taken > seats) wrongLooks += 1;
  };
  const work = async () => {
    await lapseSeats(db);
    await offerSeats(db, lists);
  };

  const gaveUp = new Set<string>();
  let changes = 0;
  /** Some people with a seat free it; some with an offer accept it, decline it or let it lapse. */
  const changeMinds = async () => {
    const people = await read<{ lead: string; delivery: string; is_offered: boolean }>(`
      select r.lead_id as lead, r.held_until is not null as is_offered,
        (select d.id from delivery_logs d where d.lead_id = r.lead_id limit 1) as delivery
      from event_registrations r join events e on e.id = r.event_id and e.key = $1
      order by random() limit 6`);
    await Promise.all(
      people.map(async ({ lead, delivery, is_offered: isOffered }) => {
        changes += 1;
        const turn = changes % 3;
        if (isOffered && turn === 0) {
          gaveUp.add(lead);
          await pool.query(
            `update event_registrations set held_until = now()
             where lead_id = $1 and held_until is not null`,
            [lead],
          );
          return;
        }
        const wish = isOffered && turn === 1 ? 'keep' : 'free';
        if (wish === 'free') gaveUp.add(lead);
        const body = new URLSearchParams({ wish });
        await fetch(seatUrl(urlAt(changes), delivery, secret), { method: 'POST', body });
      }),
    );
  };

  const acknowledged: string[] = [];
  let next = 0;
  const sendAll = async () => {
    while (next < guests) {
      const guest = next;
      next += 1;
      const email = `guest-${guest}@example.com`;
      const { status } = await sendForm(urlAt(guest), form, email);
      if (status === 201) acknowledged.push(email);
    }
  };
  const around = [repeat(look, 5), repeat(work, 20), repeat(work, 30), repeat(changeMinds, 10)];
  await Promise.all(Array.from({ length: together }, sendAll));
  // Until the line has kept moving for a while after everybody has come.
  while (changes < guests) await wait(50);
  isOver = true;
  await Promise.all(around);
  await work();
  await look();

  const [left] = await read<{ waiting: number; free: number; offers: number }>(`
    select (select count(*)::int from event_waiting) as waiting, capacity - taken as free,
      (select count(*)::int from delivery_logs where starts_with(dedupe_key, 'seat-offer:')) as offers
    from events where key = $1`);
  // Somebody whose form was not acknowledged, because an email took too long, may still be registered.
  const { rows: lost } = await pool.query<{ lead: string | null }>(
    `select l.id as lead from unnest($1::text[]) as guest (address)
     left join leads l on l.email_key = guest.address
     where not exists (select from event_registrations r where r.lead_id = l.id)
       and not exists (select from event_waiting w where w.lead_id = l.id)`,
    [acknowledged],
  );
  const [repeated] = await read<{ times: number }>(`
    select coalesce(sum(times - 1), 0)::int as times from (
      select count(*) as times from delivery_logs d join events e on e.id = d.event_id and e.key = $1
      where starts_with(d.dedupe_key, 'seat-offer:') group by d.lead_id) offered`);
  return {
    guests,
    acknowledged: acknowledged.length,
    looks,
    wrongLooks,
    unused: Math.min(left?.waiting ?? Number.NaN, left?.free ?? Number.NaN),
    lost: lost.filter(({ lead }) => lead === null || !gaveUp.has(lead)).length,
    offers: left?.offers ?? Number.NaN,
    repeated: repeated?.times ?? Number.NaN,
  };
}

function findForm(): Form {
  const form = listForms().find(({ hasLine }) => hasLine);
  if (!form) throw new Error('No funnel declares a waiting list.');
  return form;
}

/** The figures of such a rush. */
export function describeLine(line: Line): readonly Figure[] {
  const { guests, acknowledged, looks, wrongLooks, unused, lost, offers, repeated } = line;
  return [
    never(
      'waiting',
      `looks at an event of ${seats} seats that saw too many, or seats of nobody`,
      wrongLooks,
      `${looks} looks, ${guests} guests, ${processes} processes, 2 workers`,
    ),
    never('waiting', 'seats that were free in the end while somebody waited', unused),
    never(
      'waiting',
      'acknowledged guests who did not give up and have no seat and no place in the line',
      lost,
      `${acknowledged} acknowledged`,
    ),
    never('waiting', 'second offers to one person', repeated),
    {
      part: 'waiting',
      what: 'seats that were freed, lapsed or declined and offered to the next',
      ours: [offers],
      target: atLeast(guests / 10),
    },
  ];
}
