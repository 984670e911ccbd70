import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { statementTimeoutMs } from '#server/outbox/timing.ts';
import type { Transport } from './contract.ts';

/**
 * The local mailbox: emails become rows that the operator reads in the console, and leave the
 * machine in no way. A delivery has one row however often it is tried.
 */
export function createMailbox(pool: Pool): Transport {
  return {
    name: 'mailbox',
    keepsEmails: true,
    describe: 'Emails go nowhere: they are kept in the local mailbox, which the console shows.',
    async check() {
      const [row] = await runStatement<{ rows: number }>(pool, {
        text: 'select count(*)::int as rows from mailbox_messages',
        timeoutMs: statementTimeoutMs,
      });
      return { isReady: true, detail: `The local mailbox holds ${row?.rows ?? 0} emails.` };
    },
    async send(mail) {
      try {
        await runStatement(pool, {
          name: 'keep-mailbox-message',
          text: `insert into mailbox_messages
              (delivery_id, to_address, from_address, subject, html, text, headers)
            values ($1, $2, $3, $4, $5, $6, $7)
            on conflict (delivery_id) do nothing`,
          values: [
            mail.deliveryId,
            mail.to,
            `${mail.from.name} <${mail.from.email}>`,
            mail.subject,
            mail.html,
            mail.text,
            JSON.stringify({
              ...mail.headers,
              'Reply-To': mail.replyTo,
              stream: mail.stream,
              attachments: mail.attachments,
            }),
          ],
          timeoutMs: statementTimeoutMs,
        });
      } catch (error) {
        // The row's uniqueness makes another try safe even when this one was stored.
        const detail = `The mailbox could not be written: ${String(error)}`;
        return { kind: 'surely-not-sent', cause: 'unavailable', detail };
      }
      return { kind: 'sent', messageId: mail.deliveryId };
    },
  };
}
