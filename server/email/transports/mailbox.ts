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
      try {
        const from = `${mail.from.name} <${mail.from.email}>`;
        const headers = {
          ...mail.headers,
          'Reply-To': mail.replyTo,
          stream: mail.stream,
          attachments: mail.attachments,
        };
        await sql`${named('keep-mailbox-message')}
          insert into mailbox_messages
            (delivery_id, to_address, from_address, subject, html, text, headers)
          values (${mail.deliveryId}, ${mail.to}, ${from}, ${mail.subject}, ${mail.html},
            ${mail.text}, ${JSON.stringify(headers)})
          on conflict (delivery_id) do nothing`.execute(db);
      } catch (error) {
        // The row's uniqueness makes another attempt safe even when this one was stored.
        const detail = `The mailbox could not be written: ${String(error)}`;
        return { kind: 'surely-not-sent', cause: 'unavailable', detail };
      }
      return { kind: 'sent', messageId: mail.deliveryId };
    },
  };
}
