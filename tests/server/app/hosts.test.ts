import { beforeAll, describe, expect, it } from 'vitest';
import { isOfBrand, isReserved } from '#engine/site/routes.ts';
import { type Serving, serve } from '#server/app/http-server.ts';
import type { Database } from '#server/db/open/open.ts';
import { downloadPath } from '#server/signing/download-token.ts';
import { unsubscribeUrl } from '#server/signing/unsubscribe-token.ts';
import { createBrands } from '#tests/support/any/brands.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { type RawAnswer, sendRaw } from '#tests/support/site/raw-request.ts';
import { askedIn, createTestDocuments } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const publicUrl = 'https://www.shared.example';
let database: Database;
let routes: readonly { readonly method: string; readonly path: string }[];
let serving: Serving;
let behindProxy: Serving;

beforeAll(async () => {
  database = await openTestDatabase();
  const site = createBrands();
  const open = async (trustProxy: number) => {
    const web = await openTestWeb(database, {
      site,
      documents: createTestDocuments([
        { path: '/leadmagnet', render: () => '<title>Library</title>' },
        ...site.coaches.flatMap((coach) =>
          (coach.documents ?? []).map(({ path, title }) => ({
            path,
            coach,
            render: () => `<title>${title}</title>`,
          })),
        ),
      ]),
      publicUrl,
      trustProxy,
      webhookSecret: 'a secret of sixteen or more',
    });
    routes = web.app.routes;
    const opened = await serve(web.listener, 0, '127.0.0.1');
    closeAfterFile(() => opened.stop(1000));
    return opened;
  };
  serving = await open(0);
  behindProxy = await open(1);
});

const get = (host: string | undefined, path: string, headers: readonly string[] = []) =>
  sendRaw(serving.port, [
    `GET ${path} HTTP/1.${host === undefined ? 0 : 1}`,
    ...(host === undefined ? [] : [`Host: ${host}`]),
    ...headers,
  ]);

/** What an answer shows, or where it leads, in a few words. */
function tell({ status, headers, body }: RawAnswer): string {
  const to = headers['location'];
  if (to !== undefined) return `${status} to ${to}`;
  const title = /<title>(.*?)<\/title>/.exec(body)?.[1];
  return title === undefined ? `${status} ${body.trim().split('\n')[0]}` : `${status} ${title}`;
}

const shared = 'www.shared.example';
const willow = 'willow.example';
const birch = 'www.birch.example';
const unknown = 'evil.example';
const notFound = '404 Oops! Page not found';
const unreadable = '400 The address or the host of this request cannot be read.';
const home = 'https://www.shared.example';

describe('each kind of path at each kind of host', () => {
  it.each<[path: string, at: Readonly<Record<string, string>>]>([
    [
      '/',
      {
        [shared]: '200 Home',
        [willow]: '200 Home of willow',
        [birch]: '200 Home of birch',
        [unknown]: '200 Home',
        'www.willow.example': '301 to https://willow.example/',
        'old-willow.example': '301 to https://willow.example/',
        'birch.example': '301 to https://www.birch.example/',
      },
    ],
    [
      '/willow-guide?utm_source=ad&x=%20y',
      {
        [shared]: '301 to https://willow.example/willow-guide?utm_source=ad&x=%20y',
        [willow]: '200 willow-guide',
        [birch]: notFound,
        [unknown]: `307 to ${home}/willow-guide?utm_source=ad&x=%20y`,
        'old-willow.example': '301 to https://willow.example/willow-guide?utm_source=ad&x=%20y',
      },
    ],
    [
      '/birch-guide',
      {
        [shared]: '200 birch-guide',
        [willow]: notFound,
        [birch]: '200 birch-guide',
        [unknown]: `307 to ${home}/birch-guide`,
      },
    ],
    [
      '/elm-guide',
      {
        [shared]: '200 elm-guide',
        [willow]: notFound,
        [birch]: notFound,
        [unknown]: `307 to ${home}/elm-guide`,
      },
    ],
    [
      '/willow-book',
      { [shared]: '301 to https://willow.example/willow-book', [willow]: '200 willow-guide' },
    ],
    [
      '/old-guide?a=b',
      {
        [shared]: '301 to https://willow.example/willow-guide?a=b',
        [willow]: '308 to /willow-guide?a=b',
        [birch]: notFound,
      },
    ],
    [
      '/Willow-Guide/',
      {
        [shared]: '301 to https://willow.example/willow-guide',
        [willow]: '308 to /willow-guide',
        [birch]: notFound,
      },
    ],
    ['/gone', { [shared]: '301 to https://willow.example/willow-guide', [birch]: notFound }],
    [
      '/willow/privacy',
      {
        [shared]: '301 to https://willow.example/willow/privacy',
        [willow]: '200 What willow keeps',
        [birch]: notFound,
      },
    ],
    [
      '/leadmagnet',
      { [shared]: '200 Library', [willow]: notFound, [unknown]: `307 to ${home}/leadmagnet` },
    ],
    [
      '/nothing',
      { [shared]: notFound, [willow]: notFound, [birch]: notFound, [unknown]: notFound },
    ],
    [
      '/favicon.svg',
      {
        [shared]: '200 <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
        [willow]: '200 willow',
      },
    ],
    [
      '/healthz',
      { [shared]: '200 ok', [willow]: '200 ok', [unknown]: '200 ok', 'birch.example': '200 ok' },
    ],
    ['/readyz', { [willow]: '200 ready', [unknown]: '200 ready' }],
    ['/diagnostics', { [willow]: notFound, [birch]: notFound, [unknown]: notFound }],
    ['/Diagnostics/', { [willow]: notFound, [unknown]: notFound }],
    ['/api/operator/session', { [willow]: notFound, [birch]: notFound, [unknown]: notFound }],
    ['/%61pi/operator/session', { [willow]: notFound, [unknown]: notFound }],
    ['/functions/v1/x', { [willow]: notFound, [unknown]: notFound }],
    ['/webhooks/postmark', { [willow]: notFound, [unknown]: notFound }],
    ['/api/anything', { [willow]: notFound, [unknown]: notFound }],
  ])('%s', async (path, at) => {
    const told = await Promise.all(
      Object.keys(at).map(async (host) => [host, tell(await get(host, path))] as const),
    );
    expect(Object.fromEntries(told)).toEqual(at);
  });

  it.each([
    ['WILLOW.example', '200 Home of willow'],
    ['willow.example.', '200 Home of willow'],
    ['willow.example:8443', '200 Home of willow'],
    ['willow.example@evil.example', unreadable],
    ['<script>', unreadable],
    ['willow.example:80:80', unreadable],
    ['[::1', unreadable],
    ['[::1]:3000', '200 Home'],
    ['evil.willow.example', '200 Home'],
    ['willow.example, www.birch.example', unreadable],
    ['127.0.0.1', '200 Home'],
    [undefined, '200 Home'],
  ])('the host %s shows %s', async (host, expected) => {
    expect(tell(await get(host, '/'))).toBe(expected);
  });

  it('is found without a Host header, as HTTP/1.0 may ask', async () => {
    expect(tell(await get(undefined, '/elm-guide'))).toBe('200 elm-guide');
    expect(tell(await get(undefined, '/healthz'))).toBe('200 ok');
  });

  it('shows nobody to whoever names two hosts or an address that is none', async () => {
    expect(tell(await get(willow, '/', [`Host: ${birch}`]))).toBe(unreadable);
    expect(tell(await get(willow, '/willow-guide', [`Host: ${birch}`]))).toBe(unreadable);
    expect(tell(await get(willow, '/nothing', [`Host: ${birch}`]))).toBe(unreadable);
    expect(tell(await get(willow, '/\\evil.example'))).toBe(unreadable);
    expect(tell(await get(willow, '*'))).toBe(unreadable);
  });

  it('gives a brand the look of its own where there is no page', async () => {
    expect(askedIn((await get(willow, '/nothing')).body)).toBe('willow');
    expect(askedIn((await get(shared, '/nothing')).body)).toBeNull();
  });
});

describe('every route of the app', () => {
  const isForAll = (path: string) => path === '*' || path === '/*';

  it('is at a path that no page can have, so that no host shows it by accident', () => {
    const own = routes.filter(({ path }) => !isForAll(path));
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(({ path }) => !isReserved(path.replace(/\/\*$/, '')))).toEqual([]);
  });

  it('is the shared site’s alone, unless a coach’s host needs it', async () => {
    const paths = new Set(
      routes.map(({ path }) => path.replaceAll('*', 'x').replace(/:\w+/g, 'x')),
    );
    const closed = [...paths].filter((path) => path.startsWith('/') && !isOfBrand(path));
    expect(closed.length).toBeGreaterThan(30);
    for (const path of closed) {
      for (const host of [willow, unknown])
        expect(tell(await get(host, path)), path).toBe(notFound);
    }
  });
});

describe('what machines read', () => {
  it('lists for each host what is at home there', async () => {
    const places = async (host: string) =>
      Array.from(
        (await get(host, '/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/g),
        ([, at]) => at,
      );
    expect(await places(shared)).toEqual([`${home}/`, `${home}/leadmagnet`, `${home}/elm-guide`]);
    expect(await places(willow)).toEqual([
      'https://willow.example/',
      'https://willow.example/willow-guide',
      'https://willow.example/willow-call',
    ]);
    expect(await places(birch)).toEqual([
      'https://www.birch.example/',
      'https://www.birch.example/birch-guide',
    ]);
    expect(tell(await get(unknown, '/sitemap.xml'))).toBe(notFound);
  });

  it('names each its own sitemap', async () => {
    expect((await get(willow, '/robots.txt')).body).toContain('https://willow.example/sitemap.xml');
    expect((await get(shared, '/robots.txt')).body).toContain(`${home}/sitemap.xml`);
  });

  it('binds no other host of a coach to https', async () => {
    const policy = async (host: string, path: string) =>
      (await get(host, path)).headers['strict-transport-security'];
    expect(await policy(shared, '/')).toBe('max-age=31536000; includeSubDomains');
    for (const path of [
      '/',
      '/willow-guide',
      '/nothing',
      '/healthz',
      '/api/funnels/x/form-token',
    ]) {
      expect(await policy(willow, path), path).toBe('max-age=31536000');
    }
  });
});

describe('the endpoints of forms', () => {
  it.each([
    [willow, 'willow-guide', 200],
    [shared, 'willow-guide', 200],
    [birch, 'willow-guide', 404],
    [unknown, 'willow-guide', 404],
    [birch, 'birch-guide', 200],
    [willow, 'elm-guide', 404],
  ])('at %s of %s answer %d', async (host, id, status) => {
    expect((await get(host, `/api/funnels/${id}/form-token`)).status).toBe(status);
  });

  const post = (host: string, path: string, headers: readonly string[]) => {
    const body = 'name=Ada&email=ada%40example.com';
    return sendRaw(
      serving.port,
      [
        `POST ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
        ...headers,
      ],
      body,
    );
  };

  it('take a form from a page of the same host, and of no other', async () => {
    const [own, foreign] = [
      await post(willow, '/willow-guide', ['Origin: https://willow.example']),
      await post(willow, '/willow-guide', ['Origin: https://www.birch.example']),
    ];
    expect(own.status).toBe(303);
    expect(own.headers['location']).toMatch(/^\/willow-guide\?outcome=/);
    expect(tell(await get(willow, own.headers['location'] ?? ''))).toBe('200 willow-guide');
    expect(foreign.status).toBe(403);
    const fromShared = await post(willow, '/willow-guide', [`Origin: ${home}`]);
    expect(fromShared.status).toBe(403);
  });

  it('take a form that was loaded where the coach was before', async () => {
    for (const [host, origin] of [
      [shared, home],
      ['old-willow.example', 'https://old-willow.example'],
    ] as const) {
      const taken = await post(host, '/willow-guide', [`Origin: ${origin}`]);
      expect(taken.status).toBe(303);
      const shown = await get(host, taken.headers['location'] ?? '');
      expect(tell(shown)).toBe(`301 to https://willow.example${taken.headers['location']}`);
    }
  });

  it('take nothing for another coach, nor under a name that nobody declared', async () => {
    expect((await post(birch, '/willow-guide', [])).status).toBe(404);
    expect((await post(unknown, '/willow-guide', [])).status).toBe(404);
    expect((await post(unknown, '/', [])).status).toBe(405);
  });
});

describe('the links of an email', () => {
  const secret = 'a secret of the tests';
  let ofWillow: string;
  const linksTo = (id: string) => ({
    unsubscribe: unsubscribeUrl('', id, secret),
    download: downloadPath({ kind: 'delivery', id }, 'willow-guide', secret),
  });
  const post = (host: string, path: string) =>
    sendRaw(serving.port, [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Length: 0']);

  beforeAll(async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body)
        values (gen_random_uuid(), 'hosts', 'grace@example.com', 'send-guide', 'willow-guide', 'willow', '{}')
        returning id`,
    );
    ofWillow = rows[0]?.id ?? '';
  });

  it.each([
    [willow, 'wanted', 410],
    [shared, 'wanted', 410],
    [birch, 'unknown-link', 404],
  ])('at %s show %s', async (host, kind, status) => {
    const { unsubscribe, download } = linksTo(ofWillow);
    expect(askedIn((await get(host, unsubscribe)).body)).toMatchObject({ kind });
    expect((await get(host, download)).status).toBe(status);
  });

  it('lead on from a name that nobody declared, whatever is asked of them', async () => {
    const { unsubscribe, download } = linksTo(ofWillow);
    expect(tell(await get(unknown, download))).toBe(`307 to ${home}${download}`);
    expect(tell(await post(unknown, unsubscribe))).toBe(`307 to ${home}${unsubscribe}`);
  });

  it('change nothing at the host of another coach, and are taken where the coach was before', async () => {
    const { unsubscribe } = linksTo(ofWillow);
    const kind = async () => askedIn((await get(willow, unsubscribe)).body).kind;
    expect((await post(birch, unsubscribe)).status).toBe(404);
    expect(await kind()).toBe('wanted');
    // One click of an email program, which follows no redirect.
    expect((await post('old-willow.example', unsubscribe)).status).toBe(200);
    expect(await kind()).toBe('stopped-coach');
  });
});

describe('X-Forwarded-Host', () => {
  const ask = (port: number, host: string, forwarded: string) =>
    sendRaw(port, ['GET / HTTP/1.1', `Host: ${host}`, `X-Forwarded-Host: ${forwarded}`]);

  it('is not believed without a trusted proxy', async () => {
    expect(tell(await ask(serving.port, 'web-1:3000', willow))).toBe('200 Home');
  });

  it.each([
    `X-Forwarded-Server: ${willow}`,
    `X-Host: ${willow}`,
    `X-Original-Host: ${willow}`,
    `Forwarded: host=${willow}`,
  ])('has no other spelling: %s', async (header) => {
    const asked = ['GET / HTTP/1.1', 'Host: web-1:3000', header];
    expect(tell(await sendRaw(behindProxy.port, asked))).toBe('200 Home');
  });

  it('is believed behind one that does not pass on the host', async () => {
    expect(tell(await ask(behindProxy.port, 'web-1:3000', willow))).toBe('200 Home of willow');
    expect(tell(await ask(behindProxy.port, 'web-1:3000', `${birch}, ${willow}`))).toBe(
      '200 Home of willow',
    );
  });

  it('never overrules a host that is one of ours', async () => {
    expect(tell(await ask(behindProxy.port, willow, birch))).toBe('200 Home of willow');
    expect(tell(await ask(behindProxy.port, shared, birch))).toBe('200 Home');
  });
});
