import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Everything that is stored of one person on one funnel. */
export interface Stored {
  readonly lead: {
    readonly id: string;
    readonly email: string;
    readonly name: string | null;
    readonly metadata: Readonly<Record<string, string>> | null;
  };
  readonly journeys: readonly {
    readonly dueInSeconds: number;
    readonly current_sequence: number;
    readonly is_completed: boolean;
    readonly campaign_id: string;
    readonly page: string | null;
  }[];
  readonly deliveries: readonly {
    readonly id: string;
    readonly function_name: string;
    readonly email_address: string;
    readonly status: string;
    readonly body: Readonly<Record<string, string>>;
  }[];
  /** The seats of the events the person is registered for; null is no limit. */
  readonly seats: readonly (number | null)[];
}

/** What is stored for an address, whatever its case, and a source. */
export async function findStored(pool: Pool, email: string, source: string): Promise<Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select
      json_build_object('id', l.id, 'email', l.email, 'name', l.name, 'metadata', l.metadata)
        as lead,
      (select coalesce(json_agg(json_build_object(
          'dueInSeconds', extract(epoch from j.next_email_due_at - l.created_at),
          'current_sequence', j.current_sequence, 'is_completed', j.is_completed,
          'campaign_id', j.campaign_id, 'page', p.slug)), '[]')
        from user_journeys j left join pages p on p.id = j.page_id
        where j.lead_id = l.id) as journeys,
      (select coalesce(json_agg(json_build_object(
          'id', d.id, 'function_name', d.function_name, 'email_address', d.email_address,
          'status', d.status, 'body', d.body) order by d.created_at), '[]')
        from delivery_logs d where d.lead_id = l.id) as deliveries,
      (select coalesce(json_agg(e.capacity), '[]')
        from event_registrations r join events e on e.id = r.event_id
        where r.lead_id = l.id) as seats
    from leads l where lower(btrim(l.email)) = lower($1) and l.source = $2`,
    [email, source],
  );
  return rows;
}

/** The only lead with this address and source, and what belongs to it; throws unless there is one. */
export async function findOnlyStored(pool: Pool, email: string, source: string): Promise<Stored> {
  const [stored, another] = await findStored(pool, email, source);
  if (!stored || another) {
    throw new Error(`There is ${another ? 'more than one' : 'no'} lead ${email} from ${source}.`);
  }
  return stored;
}

/** An email as the local mailbox keeps it. */
export interface MailboxMessage {
  readonly to_address: string;
  readonly from_address: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Waits for a delivery's email in the local mailbox; throws after two minutes. */
export async function waitForMail(pool: Pool, deliveryId: string): Promise<MailboxMessage> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const { rows } = await pool.query<MailboxMessage>(
      'select * from mailbox_messages where delivery_id = $1',
      [deliveryId],
    );
    if (rows[0]) return rows[0];
    await wait(20);
  }
  throw new Error(`The email of delivery ${deliveryId} did not reach the mailbox.`);
}
