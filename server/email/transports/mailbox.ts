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
        await db
          .insertInto('mailbox_messages')
          .values({
            delivery_id: mail.deliveryId,
            to_address: mail.to,
            from_address: `${mail.from.name} <${mail.from.email}>`,
            subject: mail.subject,
            html: mail.html,
            text: mail.text,
            headers: JSON.stringify({
              ...mail.headers,
              'Reply-To': mail.replyTo,
              stream: mail.stream,
              attachments: mail.attachments,
            }),
          })
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
