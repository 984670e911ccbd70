import type { Pool } from 'pg';
import { isId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { JsonObject } from '#server/db/tables.ts';
import { readPage } from './paging.ts';

/** An email of the local mailbox. */
export interface MailboxMessage {
  readonly id: string;
  readonly deliveryId: string | null;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: JsonObject;
  readonly createdAt: Date;
}

const lineColumns = `m.id, m.delivery_id as "deliveryId", m.to_address as "to",
  m.from_address as "from", m.subject, m.created_at as "createdAt"`;

/** The local mailbox, newest first. */
export function listMailbox(pool: Pool, before: string | undefined) {
  return readPage(pool, {
    columns: `${lineColumns}, left(m.text, 140) as beginning`,
    from: 'mailbox_messages m',
    alias: 'm',
    before,
  });
}

/** One email of the local mailbox. */
export async function findMessage(pool: Pool, id: string): Promise<MailboxMessage | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await runStatement<MailboxMessage & { id: string }>(pool, {
    text: `select ${lineColumns}, m.html, m.text, m.headers from mailbox_messages m where m.id = $1`,
    values: [id],
    timeoutMs: 5000,
  });
  return row;
}

/**
 * An email's HTML as a document for a frame of the console. It can run nothing, send nothing and
 * load nothing from elsewhere, whatever it holds.
 */
export function showMessage(html: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        'sandbox',
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src 'self' data:",
        "frame-ancestors 'self'",
      ].join('; '),
    },
  });
}
