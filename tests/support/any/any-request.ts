import fc from 'fast-check';
import type { Ask, Target } from '#tests/support/site/bots.ts';
import { anyCharacter } from './any-character.ts';

/** A request as a stranger may make it up. */
export interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** An answer that no stranger may get. */
export interface Fault {
  readonly request: AnyRequest;
  readonly status: number;
}

/** Texts of every kind: unicode, half characters, NUL, spells of other languages, long ones. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    "'; drop table leads; --",
    '{{7*7}}{name}',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '%00%2e%2e%2f',
    'a'.repeat(5000),
  ),
);
const email = fc.oneof(
  { weight: 4, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.constantFrom('ada@bücher.example', 'a@b.co') },
  { weight: 1, arbitrary: text },
);
const id = fc.oneof({ weight: 4, arbitrary: fc.uuid() }, { weight: 1, arbitrary: text });

/** Mostly the right shape, so that the fields are read too; else any JSON at all. */
function anyContent({ fields }: Target): fc.Arbitrary<unknown> {
  const right = fc.record({ email }).map((typed) => ({ ...fields, ...typed }));
  const wrong = fc.oneof(
    fc.dictionary(fc.oneof(fc.constantFrom('email', 'name'), text), text),
    fc.anything({ withNullPrototype: false, maxDepth: 2 }),
  );
  const usual = fc.record({ submissionId: id, fields: right }, { requiredKeys: ['fields'] });
  const odd = fc.record(
    {
      submissionId: id,
      leadId: id,
      fields: fc.oneof(right, wrong),
      page: text,
      attribution: fc.oneof(
        fc.dictionary(fc.constantFrom('utm_source', 'x'), text),
        fc.jsonValue(),
      ),
      token: text,
      altcha: text,
    },
    { requiredKeys: ['fields'] },
  );
  const shaped = fc.oneof(usual, odd);
  return fc.oneof({ weight: 4, arbitrary: shaped }, { weight: 1, arbitrary: fc.jsonValue() });
}

function anyBody(target: Target): fc.Arbitrary<AnyRequest['body']> {
  const pairs = fc.array(
    fc.tuple(fc.oneof(fc.constantFrom('email', 'name', 'submissionId'), text), email),
  );
  return fc.oneof(
    { weight: 5, arbitrary: anyContent(target).map((content) => JSON.stringify(content, plain)) },
    {
      weight: 3,
      arbitrary: pairs.map((list) =>
        new URLSearchParams(list.map(([name, value]) => [name, value])).toString(),
      ),
    },
    { weight: 1, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 40_000 }).map((size) => 'x'.repeat(size)) },
    { weight: 1, arbitrary: fc.constantFrom('['.repeat(9000), '{"fields":'.repeat(900)) },
  );
}

/** JSON has no big numbers of its own. */
function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** What a header may hold: visible Latin-1 and blanks inside. */
const headerValue = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((value) => value.replaceAll('\x7f', '').trim());

const usualHeaders = fc.record({
  'content-type': fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
});

const oddHeaders = fc.record(
  {
    'content-type': fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', ''),
      },
      { weight: 1, arbitrary: headerValue },
    ),
    origin: fc.oneof(fc.constantFrom('null', 'https://evil.example', 'http://'), headerValue),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerValue),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*', 'identity'), headerValue),
    'if-none-match': headerValue,
    referer: fc.oneof(fc.webUrl(), headerValue),
    cookie: headerValue.map((value) => `operator=${value}`),
    authorization: headerValue.map((value) => `Bearer ${value}`),
    'user-agent': headerValue,
  },
  { requiredKeys: [] },
);

const headers = fc.oneof(usualHeaders, oddHeaders);

function anyPath(targets: readonly Target[]): fc.Arbitrary<string> {
  const known = targets.flatMap(({ path, funnelId }) => [
    path,
    `${path}/`,
    path.toUpperCase(),
    `${path}%20-`,
    `/api/funnels/${funnelId}/submissions`,
    `/api/funnels/${funnelId}/form-token`,
  ]);
  const others = [
    '/',
    '//',
    '/healthz',
    '/readyz',
    '/metrics',
    '/sitemap.xml',
    '/robots.txt',
    '/diagnostics',
    '/assets/x.js',
    '/assets/../package.json',
    '/social/%2e%2e%2fx.png',
    '/api/funnels/__proto__/submissions',
    '/api/operator/session',
    '/functions/v1/x',
    '/d/x',
    '/seat/x',
    '/unsubscribe/x',
    '/webhooks/postmark',
    '/%',
    '/%ff%fe',
    '/%00',
  ];
  const segment = text.map((part) => encodeURIComponent(part.toWellFormed()));
  const path = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
    { weight: 1, arbitrary: fc.array(segment, { maxLength: 3 }).map((all) => `/${all.join('/')}`) },
  );
  const query = fc.oneof(
    fc.constant(''),
    segment.map((value) => `?outcome=${value}`),
    fc.base64String().map((value) => `?outcome=${encodeURIComponent(value)}`),
    segment.map((value) => `?${value}`),
  );
  return fc.tuple(path, query).map((parts) => parts.join(''));
}

/** Any request a stranger may send to a form, a page, a file or an address nobody knows. */
function anyRequest(targets: readonly Target[]): fc.Arbitrary<AnyRequest> {
  const [first] = targets;
  if (!first) throw new Error('There is no form to send requests to.');
  const method = fc.oneof(
    { weight: 6, arbitrary: fc.constant('POST') },
    { weight: 2, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
  );
  return fc
    .record({
      method,
      path: anyPath(targets),
      headers,
      body: fc.option(anyBody(first), { nil: undefined }),
    })
    .map(({ body, ...request }) => ({
      ...request,
      body: ['GET', 'HEAD'].includes(request.method) ? undefined : body,
    }));
}

/**
 * Sends made-up requests and reads every answer to its end.
 *
 * @param options.seed the same seed makes the same requests
 * @param options.inspect is told each request with its answer's status, one after the other where
 *   `atOnce` is 1
 * @returns the answers that say that the server broke: 500 and above
 */
export async function sendAnyRequests(
  ask: Ask,
  targets: readonly Target[],
  {
    count,
    seed,
    atOnce = 1,
    inspect = () => {},
  }: {
    readonly count: number;
    readonly seed: number;
    readonly atOnce?: number;
    readonly inspect?: (request: AnyRequest, status: number) => Promise<void> | void;
  },
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  let sent = 0;
  // Made in portions: a hundred thousand large requests would not fit in memory.
  const portion = 500;
  const run = async (requests: readonly AnyRequest[]) => {
    for (const request of requests) {
      const { method, path, headers: sentHeaders, body } = request;
      const init = { method, headers: sentHeaders, redirect: 'manual' as const };
      const answer = await ask(path, body === undefined ? init : { ...init, body });
      await answer.arrayBuffer();
      if (answer.status >= 500) faults.push({ request, status: answer.status });
      await inspect(request, answer.status);
    }
  };
  while (sent < count) {
    const size = Math.min(portion, count - sent);
    const requests = fc.sample(anyRequest(targets), { numRuns: size, seed: seed + sent });
    const share = Math.ceil(size / atOnce);
    await Promise.all(
      Array.from({ length: atOnce }, (_, runner) =>
        run(requests.slice(runner * share, (runner + 1) * share)),
      ),
    );
    sent += size;
  }
  return faults;
}
