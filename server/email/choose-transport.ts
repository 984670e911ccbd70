import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import type { Transport } from './contract.ts';
import { createMailbox } from './mailbox.ts';
import { defaultTiming } from './timing.ts';

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
    const { createPostmark } = await import('./postmark.ts');
    return createPostmark({
      serverToken: env.postmarkServerToken,
      apiUrl: env.postmarkApiUrl,
      limitMs,
    });
  }
  if (env.smtpUrl !== undefined) {
    const { createSmtp } = await import('./smtp.ts');
    return createSmtp({ url: env.smtpUrl, limitMs });
  }
  return createMailbox(database.pool);
}
