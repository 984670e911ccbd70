import { sql } from 'kysely';
import { isAllowed, type Principal } from '#engine/contract/console/access.ts';
import type { MailboxLine, MailboxMessage } from '#engine/contract/console/emails.ts';
import type { QueryOf } from '#engine/contract/console/endpoints.ts';
import type { Page, Unserialized } from '#engine/contract/console/json.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { invitationFunction } from '#server/email/site/invitation-email.ts';
import { readPage } from './paging.ts';

const lineColumns = [
  'm.id',
  'm.delivery_id as deliveryId',
  'm.to_address as to',
  'm.from_address as from',
  'm.subject',
  'm.created_at as createdAt',
] as const;

/**
 * Whether somebody may read an email. The link of an invitation makes a member of whoever opens it, so
 * only those who may invite see one.
 */
export function mayRead(
  { functionName }: { readonly functionName: string },
  principal: Principal,
): boolean {
  return functionName !== invitationFunction || isAllowed(principal, 'team');
}

/** The emails of the local mailbox that somebody may read. */
function readableBy(db: Executor, principal: Principal) {
  const query = db.selectFrom('mailbox_messages as m').select(lineColumns);
  if (mayRead({ functionName: invitationFunction }, principal)) return query;
  return query.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('delivery_logs as d')
          .select('d.id')
          .whereRef('d.id', '=', 'm.delivery_id')
          .where('d.function_name', '=', invitationFunction),
      ),
    ),
  );
}

/** The local mailbox, newest first. */
export function listMailbox(
  db: Executor,
  { before }: QueryOf<'GET /mailbox'>,
  principal: Principal,
): Promise<Page<Unserialized<MailboxLine>>> {
  const query = readableBy(db, principal).select(sql<string>`left(m.text, 140)`.as('beginning'));
  return readPage(query, 'm', before);
}

/** One email of the local mailbox, for somebody who may read it. */
export async function findMessage(
  db: Executor,
  id: string,
  principal: Principal,
): Promise<Unserialized<MailboxMessage> | undefined> {
  if (!isId(id)) return undefined;
  return readableBy(db, principal)
    .select(['m.html', 'm.text', 'm.headers'])
    .where('m.id', '=', id)
    .executeTakeFirst();
}
