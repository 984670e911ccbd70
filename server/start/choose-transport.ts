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
  env: Pick<Env, 'postmarkServerToken' | 'postmarkApiUrl' | 'smtpUrl'>,
  database: { readonly pool: Pool },
): Promise<Transport> {
  const limitMs = defaultTiming.sendLimitMs;
  if (env.postmarkServerToken !== undefined) {
    const { createPostmark } = await import('#server/email/postmark.ts');
    return createPostmark({
      serverToken: env.postmarkServerToken,
      apiUrl: env.postmarkApiUrl,
      limitMs,
    });
  }
  if (env.smtpUrl !== undefined) {
    const { createSmtp } = await import('#server/email/smtp.ts');
    return createSmtp({ url: env.smtpUrl, limitMs });
  }
  return createMailbox(database.pool);
}
