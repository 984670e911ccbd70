import type { Database } from '#server/db/open/open.ts';
import type { App } from '#server/http/app-env.ts';
import { readBody } from '#server/http/guard.ts';
import { isSame } from '#server/signing/hmac.ts';
import type { Log } from '#server/telemetry/log.ts';
import { applyEvent } from './apply-event.ts';
import { readPostmarkRecord } from './postmark-record.ts';
import { storeEvent } from './provider-events.ts';

const maxBytes = 1024 * 1024;

export interface WebhookDeps {
  readonly database: Pick<Database, 'kysely'>;
  readonly log: Log;
  /** The site's secret. */
  readonly secret: string;
  /** The secret that Postmark has to send; without it the path does not exist. */
  readonly postmarkWebhookSecret: string | undefined;
}

/**
 * Handles Postmark's reports. Postmark repeats a report until it gets a 2xx and gives up at a 403, so
 * our own failures are a 503. It signs nothing: the secret comes as the password of Basic
 * authentication or in the header x-webhook-secret. What can never be stored is a 400.
 */
export function addWebhooks(app: App, deps: WebhookDeps): void {
  const { kysely: db } = deps.database;
  const { postmarkWebhookSecret: expected } = deps;
  if (expected === undefined) return;

  app.post('/webhooks/postmark', async (c) => {
    const header = c.req.header('x-webhook-secret');
    const given = header ?? readPassword(c.req.header('authorization') ?? '');
    if (!isSame(given, expected)) {
      const headers = { 'www-authenticate': 'Basic realm="webhooks"' };
      return c.text('Send the secret of the webhook.\n', 401, headers);
    }
    const body = await readBody(c.req.raw, maxBytes);
    if (body === undefined) return c.text('A report is smaller than this.\n', 413);
    const event = readPostmarkRecord(body, deps.secret);
    if ('because' in event) {
      return c.text(`This is not a report from Postmark: ${event.because}.\n`, 400);
    }
    try {
      // Two statements, so that the second sees what was written about the delivery meanwhile.
      await storeEvent(db, event);
      await applyEvent(db, event.key);
    } catch (error) {
      deps.log.warn({ err: error, recordType: event.recordType }, 'A report could not be stored.');
      return c.text('Not now; send it again.\n', 503, { 'retry-after': '30' });
    }
    return c.text('ok\n');
  });
}

/** The password of Basic authentication (RFC 7617); the user name does not matter. */
function readPassword(authorization: string): string {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (scheme.toLowerCase() !== 'basic') return '';
  const decoded = Buffer.from(credentials, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return colon === -1 ? '' : decoded.slice(colon + 1);
}
