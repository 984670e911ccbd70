import type { Executor } from '#server/db/kysely.ts';
import { createMailbox } from '#server/email/transports/mailbox.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { defaultTiming } from '#server/outbox/timing.ts';
import type { Env } from './environment.ts';

/**
 * The way emails leave, by what is configured: Postmark before SMTP, and without either the local
 * mailbox. The clients are loaded only where they are used.
 */
export async function chooseTransport(
  env: Pick<Env, 'postmarkServerToken' | 'postmarkApiUrl' | 'smtpUrl'>,
  database: { readonly kysely: Executor },
): Promise<Transport> {
  const limitMs = defaultTiming.sendLimitMs;
  if (env.postmarkServerToken !== undefined) {
    const { createPostmark } = await import('#server/email/transports/postmark.ts');
    return createPostmark({
      serverToken: env.postmarkServerToken,
      apiUrl: env.postmarkApiUrl,
      limitMs,
    });
  }
  if (env.smtpUrl !== undefined) {
    const { createSmtp } = await import('#server/email/transports/smtp.ts');
    return createSmtp({ url: env.smtpUrl, limitMs });
  }
  return createMailbox(database.kysely);
}
