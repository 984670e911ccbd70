import type { Pool } from 'pg';
import type { Sent } from '#scripts/faults/people/forms.ts';

/** How many rows of each kind belong to one lead. */
interface Shape {
  readonly source: string;
  readonly outcome: string | null;
  readonly submission_id: string | null;
  readonly shape: string;
}

/** What is wrong with the tables. */
export interface Stored {
  /** Acknowledged submissions without their lead, or, before it is confirmed, without their sign-up. */
  readonly lost: number;
  /** Leads that lack a journey, a seat or an email that another lead of the same form has. */
  readonly partial: number;
  /** Journeys that have got on by more or fewer emails than were written. */
  readonly astray: number;
  readonly leads: number;
}

/**
 * Compares the tables with what was acknowledged. What a complete lead of a form looks like is taken
 * from the leads themselves: the most that any of that form and outcome has. Whoever waits for a seat has
 * a place in line, or was offered one; their journey begins with the seat.
 *
 * @param confirmed the ids of the sign-ups that were confirmed, where forms ask for it
 */
export async function examine(
  pool: Pool,
  acknowledged: readonly Sent[],
  confirmed: ReadonlySet<string> = new Set(),
): Promise<Stored> {
  const { rows } = await pool.query<Shape>(`
    select l.source, s.id as submission_id, s.outcome, concat_ws('/',
      case when s.outcome = 'waiting' then null
        else (select count(*) from user_journeys j where j.lead_id = l.id) end,
      case when s.outcome = 'waiting' then least(1, offered.times + (
          select count(*) from event_waiting w where w.lead_id = l.id))
        else (select count(*) from event_registrations r where r.lead_id = l.id) end,
      (select count(*) from delivery_logs d where d.lead_id = l.id and d.submission_id is not null)
    ) as shape
    from leads l left join submissions s on s.lead_id = l.id
    cross join lateral (select count(*) as times from delivery_logs d
      where d.lead_id = l.id and starts_with(d.dedupe_key, 'seat-offer:')) offered`);
  const whole = new Map<string, string>();
  const kindOf = ({ source, outcome }: Shape) => `${source} ${outcome}`;
  for (const row of rows) {
    if (row.shape > (whole.get(kindOf(row)) ?? '')) whole.set(kindOf(row), row.shape);
  }
  const stored = new Set(rows.map(({ submission_id }) => submission_id));
  const asked = await listIds(pool, 'select id from confirmations');
  const isThere = ({ submissionId, outcome }: Sent) =>
    outcome === 'unconfirmed' && !confirmed.has(submissionId)
      ? asked.has(submissionId)
      : stored.has(submissionId);
  const astray = await listIds(
    pool,
    `select id from user_journeys j where current_sequence - (not is_completed)::int <> (
       select count(*) from delivery_logs d where d.lead_id = j.lead_id
         and d.campaign_id = j.campaign_id and d.stream = 'broadcast')`,
  );
  return {
    lost: acknowledged.filter((sent) => !isThere(sent)).length,
    partial: rows.filter(
      (row) => row.submission_id === null || row.shape !== whole.get(kindOf(row)),
    ).length,
    astray: astray.size,
    leads: rows.length,
  };
}

/** What the site noted for its operators, the first first. */
export async function listErrors(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ said: string }>(
    `select function_name || ': ' || error_message as said from error_logs order by created_at`,
  );
  return rows.map(({ said }) => said);
}

async function listIds(pool: Pool, query: string): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>(query);
  return new Set(rows.map(({ id }) => id));
}
