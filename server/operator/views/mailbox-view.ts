import { sql } from 'kysely';
import type { MailboxLine, MailboxMessage } from '#engine/contract/console/emails.ts';
import type { QueryOf } from '#engine/contract/console/endpoints.ts';
import type { Page, Unserialized } from '#engine/contract/console/json.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { readPage } from './paging.ts';

const lineColumns = [
  'm.id',
  'm.delivery_id as deliveryId',
  'm.to_address as to',
  'm.from_address as from',
  'm.subject',
  'm.created_at as createdAt',
] as const;

/** The local mailbox, newest first. */
export function listMailbox(
  db: Executor,
  { before }: QueryOf<'GET /mailbox'>,
): Promise<Page<Unserialized<MailboxLine>>> {
  const query = db
    .selectFrom('mailbox_messages as m')
    .select(lineColumns)
    .select(sql<string>`left(m.text, 140)`.as('beginning'));
  return readPage(query, 'm', before);
}

/** One email of the local mailbox. */
export async function findMessage(
  db: Executor,
  id: string,
): Promise<Unserialized<MailboxMessage> | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('mailbox_messages as m')
    .select(lineColumns)
    .select(['m.html', 'm.text', 'm.headers'])
    .where('m.id', '=', id)
    .executeTakeFirst();
}
