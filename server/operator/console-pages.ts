import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

/** The console's addresses, each of which opens its own view. */
const consolePaths = [
  '/diagnostics',
  '/diagnostics/*',
  '/test-email',
  '/email-debug',
  '/email-test-dashboard',
] as const;

/**
 * The console's HTML document. It is the same for everyone and only contains the address of the
 * program, which shows strangers the sign-in.
 */
export function addConsolePages(app: Hono<AppEnv>, document: string, policy: string): void {
  const headers = {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
  for (const path of consolePaths) app.get(path, (c) => c.html(document, 200, headers));
}

/** The console may load its own files only. It shows emails in frames that come from here too. */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
