import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import type { Transport } from './transport.ts';

/**
 * The local mailbox: emails become rows that the operator reads in the console, and leave the
 * machine in no way. A delivery has one row however often it is attempted.
 */
export function createMailbox(db: Executor): Transport {
  return {
    name: 'mailbox',
    keepsEmails: true,
    describe: 'Emails go nowhere: they are kept in the local mailbox, which the console shows.',
    async check() {
      const { count } = await db
        .selectFrom('mailbox_messages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { isReady: true, detail: `The local mailbox holds ${count} emails.` };
    },
    async send(mail) {
      const headers = JSON.stringify({
        ...mail.headers,
        'Reply-To': mail.replyTo,
        stream: mail.stream,
        attachments: mail.attachments,
      });
      try {
        await db
          .insertInto('mailbox_messages')
          .columns([
            'delivery_id',
            'to_address',
            'from_address',
            'subject',
            'html',
            'text',
            'headers',
          ])
          // Of somebody who is erased meanwhile nothing is kept: their delivery is gone.
          .expression(({ selectFrom, val }) =>
            selectFrom('delivery_logs')
              .select([
                'id',
                val(mail.to).as('to_address'),
                val(`${mail.from.name} <${mail.from.email}>`).as('from_address'),
                val(mail.subject).as('subject'),
                val(mail.html).as('html'),
                val(mail.text).as('text'),
                sql<string>`${headers}::jsonb`.as('headers'),
              ])
              .where('id', '=', mail.deliveryId)
              .forKeyShare(),
          )
          .onConflict((conflict) => conflict.column('delivery_id').doNothing())
          .modifyEnd(named('keep-mailbox-message'))
          .execute();
      } catch (error) {
        // The row's uniqueness makes another attempt safe even when this one was stored.
        const detail = `The mailbox could not be written: ${String(error)}`;
        return { kind: 'surely-not-sent', cause: 'unavailable', detail };
      }
      return { kind: 'sent', messageId: mail.deliveryId };
    },
  };
}
