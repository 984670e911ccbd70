import type { Database } from '#server/db/open/open.ts';
import { replacePassword } from '#server/operator/auth/set-password.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';
import { hashQuickly } from './quick-hash.ts';

/** The password of the tests' operator. */
export const password = 'correct horse battery';

const quickHash = hashQuickly(password);

type Options = Parameters<typeof openTestWeb>[1];

/** The test site with a password. */
export async function openConsole(database: Database, options: Options = {}): Promise<TestWeb> {
  const web = await openTestWeb(database, { trustProxy: 1, ...options });
  const value = JSON.stringify(quickHash);
  await database.kysely
    .insertInto('settings')
    .values({ key: 'operator-password', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await recordAudit(database.kysely, { actor: 'a test', action: 'password-set' });
  return web;
}

/** The same where each guess costs what it costs on a site. */
export async function openGuardedConsole(
  database: Database,
  options: Options = {},
): Promise<TestWeb> {
  const web = await openTestWeb(database, { trustProxy: 1, ...options });
  await replacePassword(database.kysely, password, 'a test');
  return web;
}

/** The test site with an operator who is signed in, and what the operator asks. */
export async function openAsOperator(database: Database, options?: Options) {
  const web = await openConsole(database, options);
  const cookie = await signIn(web);
  const post = (address: string, body: object) =>
    request(web, cookie, address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  return {
    web,
    database,
    cookie,
    /** Asks the operators' API. */
    ask: (path: string, init: RequestInit = {}) => ask(web, cookie, path, init),
    /** What the operators' API answers. */
    read: async (path: string) => (await ask(web, cookie, path)).json(),
    post: (path: string, body: object = {}) => post(`/api/operator${path}`, body),
    /** Calls a function by name. */
    call: (name: string, body: object) => post(`/functions/v1/${name}`, body),
  };
}

/** Attempts to sign in from an address. */
export async function attemptSignIn(
  web: TestWeb,
  given: string,
  address = '192.0.2.1',
  headers: Record<string, string> = {},
): Promise<Response> {
  return web.app.request('/api/operator/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ password: given }),
  });
}

/** Signs in. @returns the cookie as a browser sends it back */
export async function signIn(web: TestWeb, address?: string): Promise<string> {
  const response = await attemptSignIn(web, password, address);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (response.status !== 201 || !cookie) throw new Error(`Signing in answered ${response.status}`);
  return cookie;
}

/** Asks the operators' API with this cookie. */
export function ask(
  web: TestWeb,
  cookie: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return request(web, cookie, `/api/operator${path}`, init);
}

async function request(
  { app }: TestWeb,
  cookie: string,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const headers = { cookie, ...Object.fromEntries(new Headers(init.headers)) };
  return app.request(address, { ...init, headers });
}

/**
 * Writes emails into the delivery log, so many in each second before now; every so manieth has
 * failed, the others are sent. @returns their ids, the newest first
 */
export async function addDeliveries(
  { pool }: Database,
  {
    rows,
    perSecond,
    failedEvery,
  }: { readonly rows: number; readonly perSecond: number; readonly failedEvery: number },
): Promise<readonly string[]> {
  const { rows: added } = await pool.query<{ id: string }>(
    `insert into delivery_logs
       (id, dedupe_key, email_address, function_name, coach, body, status, created_at)
     select gen_random_uuid(), n::text, n || '@example.com', 'send-guide', 'willow', '{}',
       case n % $3 when 0 then 'failed' else 'sent' end, now() - (n / $2) * interval '1 second'
     from generate_series(1, $1::int) n returning id`,
    [rows, perSecond, failedEvery],
  );
  return added.map(({ id }) => id);
}
