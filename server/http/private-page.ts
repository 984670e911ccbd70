import type { Context } from 'hono';
import type { Documents } from '#engine/contract/documents.ts';
import { withoutMarks } from '#engine/site/routes.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { AppEnv } from './app-env.ts';
import type { PolicyOf } from './security-headers.ts';

/** What the pages behind signed links need. */
export interface LinkDeps {
  readonly site: Site;
  readonly documents: Documents;
  readonly database: Pick<Database, 'kysely'>;
  readonly policyOf: PolicyOf;
  readonly log: Log;
  readonly secret: string;
}

/** The token in a link's path: mail programs take the full stop or the bracket behind a link for its end. */
export function tokenIn(c: Context<AppEnv>): string {
  return withoutMarks(c.req.param('token') ?? '');
}

/**
 * An HTML page drawn for one visitor, which nobody may cache or index.
 *
 * @param policy its Content-Security-Policy
 * @param headers further headers
 */
export function privatePage(
  html: string,
  status: number,
  policy: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const all = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-robots-tag': 'noindex',
    ...headers,
  };
  return new Response(html, { status, headers: all });
}

/** The page behind a signed link in an email: its address, which is a key, is told to nobody. */
export function linkPage(html: string, status: number, policy: string, headers = {}): Response {
  return privatePage(html, status, policy, { 'referrer-policy': 'no-referrer', ...headers });
}
