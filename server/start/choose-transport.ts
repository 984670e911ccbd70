import type { Pool } from 'pg';
import type { Transport } from '#server/email/contract.ts';
import { createMailbox } from '#server/email/mailbox.ts';
import { defaultTiming } from '#server/outbox/timing.ts';
import type { Env } from './environment.ts';

/**
 * The way emails leave, by what is configured: Postmark before SMTP, and without either the local
 * mailbox. The clients are loaded only where they are used.
 */
export async function chooseTransport(
  env: Pick<Env, 'POSTMARK_SERVER_TOKEN' | 'POSTMARK_API_URL' | 'SMTP_URL'>,
  database: { readonly pool: Pool },
): Promise<Transport> {
  const limitMs = defaultTiming.sendLimitMs;
  if (env.POSTMARK_SERVER_TOKEN !== undefined) {
    const { createPostmark } = await import('#server/email/postmark.ts');
    return createPostmark({
      serverToken: env.POSTMARK_SERVER_TOKEN,
      apiUrl: env.POSTMARK_API_URL,
      limitMs,
    });
  }
  if (env.SMTP_URL !== undefined) {
    const { createSmtp } = await import('#server/email/smtp.ts');
    return createSmtp({ url: env.SMTP_URL, limitMs });
  }
  return createMailbox(database.pool);
}
