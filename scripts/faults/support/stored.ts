import type { Pool } from 'pg';
import type { Sent } from './people.ts';

/** How many rows of each kind belong to one lead. */
interface Shape {
  readonly source: string;
  readonly submission_id: string | null;
  readonly email: string;
  readonly shape: string;
}

/** What is wrong with the tables. */
export interface Stored {
  /** Acknowledged submissions without their lead. */
  readonly lost: number;
  /** Leads that lack a journey, a seat or an email that another lead of the same form has. */
  readonly partial: number;
  readonly leads: number;
}

/**
 * Compares the tables with what was acknowledged. What a complete lead of a form looks like is taken
 * from the leads themselves: the most that any of that form has. Campaign emails do not count.
 */
export async function examine(pool: Pool, acknowledged: readonly Sent[]): Promise<Stored> {
  const { rows } = await pool.query<Shape>(`
    select l.source, l.email, s.id as submission_id, concat_ws('/',
      (select count(*) from user_journeys j where j.lead_id = l.id),
      (select count(*) from event_registrations r where r.lead_id = l.id),
      (select count(*) from delivery_logs d where d.submission_id = s.id)) as shape
    from leads l left join submissions s on s.lead_id = l.id`);
  const whole = new Map<string, string>();
  for (const { source, shape } of rows) {
    if (shape > (whole.get(source) ?? '')) whole.set(source, shape);
  }
  const stored = new Set(rows.map(({ submission_id }) => submission_id));
  return {
    lost: acknowledged.filter(({ submissionId }) => !stored.has(submissionId)).length,
    partial: rows.filter(
      ({ source, shape, submission_id }) => submission_id === null || shape !== whole.get(source),
    ).length,
    leads: rows.length,
  };
}
