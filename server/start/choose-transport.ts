import type { Executor } from '#server/db/kysely.ts';
import { createMailbox } from '#server/email/transports/mailbox.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { defaultTiming } from '#server/outbox/timing.ts';
import type { Env } from './environment.ts';

/**
 * The configured transport: Postmark before SMTP, and without either the local mailbox. Clients are
 * only loaded if used.
 */
export async function chooseTransport(
  env: Pick<Env, 'POSTMARK_SERVER_TOKEN' | 'POSTMARK_API_URL' | 'SMTP_URL'>,
  database: { readonly kysely: Executor },
): Promise<Transport> {
  const limitMs = defaultTiming.sendLimitMs;
  if (env.POSTMARK_SERVER_TOKEN !== undefined) {
    const { createPostmark } = await import('#server/email/transports/postmark.ts');
    return createPostmark({
      serverToken: env.POSTMARK_SERVER_TOKEN,
      apiUrl: env.POSTMARK_API_URL,
      limitMs,
    });
  }
  if (env.SMTP_URL !== undefined) {
    const { createSmtp } = await import('#server/email/transports/smtp.ts');
    return createSmtp({ url: env.SMTP_URL, limitMs });
  }
  return createMailbox(database.kysely);
}
