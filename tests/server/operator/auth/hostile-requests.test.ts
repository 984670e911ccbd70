import { expect, test } from 'vitest';
import { newId } from '#server/db/identity.ts';
import { querySchemas } from '#server/operator/context/queries.ts';
import { addDeliveries, openAsOperator } from '#tests/server/operator/console.ts';
import { someInTurn } from '#tests/support/any/random-runs.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

const id = newId();
const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

/** What no list, id or filter expects, as it stands in an address. */
const hostile: readonly string[] = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F0%9F%92',
  '%',
  '%zz',
  '%2F..%2F',
  '-1',
  '0',
  'NaN',
  'Infinity',
  '1e999',
  '99999999999999999999',
  '9'.repeat(15),
  'x'.repeat(4000),
  ...inherited,
  '[]',
  '{}',
  '%7B%22id%22%3A1%7D',
  'null',
  "'%3B--",
  '..%2F..%2Fetc%2Fpasswd',
  '%E2%80%AE%EF%BF%BE',
  '%25%5C_',
  id,
  id.replaceAll('-', ''),
  `${id.slice(0, -1)}g`,
  '-'.repeat(36),
  ...[
    '2026-99-99T99:99:99.000000Z',
    '2026-02-30T00:00:00.000000Z',
    '2026-01-01T24:00:00.000000Z',
    '2026-01-01T00:00:60.000000Z',
    '0000-01-01T00:00:00.000000Z',
    '9999-12-31T23:59:59.999999Z',
    '275760-09-13T00:00:00.001Z',
    '2026-01-01T00:00:00Z',
    '2026-',
    'ada%40example.com',
    'a%00',
    '',
  ].map((key) => `${key}~${id}`),
  `2026-01-01T00:00:00.000000Z~${'-'.repeat(36)}`,
  `ada%40example.com~${'a'.repeat(36)}`,
];

/** Bodies that are JSON and yet not what is asked for, or hold what cannot be stored. */
const bodies: readonly string[] = [
  '',
  'null',
  '[]',
  '1',
  '{',
  '{"email":["a@example.com"],"name":{},"password":[]}',
  '{"email":"a\\u0000@example.com","name":"\\u0000"}',
  '{"email":"\\ud800@example.com","name":"\\udfff"}',
  '{"email":"ada@example.com","name":"\\ud800","x\\u0000":"y"}',
  '{"email":"ada@example.com","name":"Ada","campaignId":"\\u0000"}',
  '{"email":"ada@example.com","name":"Ada","__proto__":{"email":"x"},"constructor":"y"}',
  `{"email":"${'x'.repeat(10_000)}@example.com","name":"Ada"}`,
  `{"email":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  '{"action":"campaign-details","campaignId":"constructor"}',
  '{"action":"__proto__"}',
];

type Operator = Awaited<ReturnType<typeof openAsOperator>>;

/** Asks everything with a session and notes what is answered with anything but 2xx or 4xx. */
async function walk(operator: Operator, asked: readonly (readonly [string, string, string?])[]) {
  const fallen: string[] = [];
  const left = asked.values();
  const ask = async () => {
    for (const [method, path, body] of left) {
      const init = { method, ...(body === undefined ? {} : { body }) };
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const answer = await operator.ask(path, { ...init, headers });
      const kind = Math.floor(answer.status / 100);
      if (kind !== 2 && kind !== 4) fallen.push(`${answer.status} ${method} ${path} ${body ?? ''}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return fallen;
}

describeWithDatabase('an operator’s request', (open) => {
  /** The endpoints, without those that end the session. */
  const listEndpoints = ({ web }: Operator) =>
    web.app.routes
      .filter(({ path }) => /^\/api\/operator\/\w/.test(path) && !/\/sessions?$/.test(path))
      .map(({ method, path }) => [method, path.slice('/api/operator'.length)] as const);

  test('is answered with 2xx or 4xx, whatever stands in its path and its query', async () => {
    const operator = await openAsOperator(await open());
    await addDeliveries(operator.database, { rows: 60, perSecond: 7, failedEvery: 3 });
    const endpoints = listEndpoints(operator);
    const ids = endpoints.filter(([, path]) => path.includes(':id'));
    expect(ids.length).toBeGreaterThan(12);
    expect(
      await walk(
        operator,
        ids.flatMap(([method, path], turn) =>
          someInTurn(hostile, turn).map(
            (value) => [method, path.replace(':id', value || 'x')] as const,
          ),
        ),
      ),
    ).toEqual([]);
    const queried = Object.entries(querySchemas).flatMap(([endpoint, schema]) =>
      Object.keys(schema.entries).map((name) => [endpoint.replace('GET ', ''), name] as const),
    );
    expect(queried.length).toBeGreaterThan(12);
    expect(
      await walk(
        operator,
        queried.flatMap(([path, name], turn) => {
          const address = path.replace(':id', 'willow-guide');
          const among = `query=ada&__proto__=x&constructor[]=y&${name}=x`;
          const values = someInTurn(hostile, turn);
          const queries = [...values.map((value) => `${name}=${value}`), among];
          return queries.map((query) => ['GET', `${address}?${query}`] as const);
        }),
      ),
    ).toEqual([]);
  });

  test('is answered with 2xx or 4xx, whatever stands in its body', async () => {
    const operator = await openAsOperator(await open());
    const posts = listEndpoints(operator).filter(([method]) => method === 'POST');
    expect(posts.length).toBeGreaterThan(5);
    const { rows } = await operator.database.pool.query(
      `insert into leads (id, email, source) values (gen_random_uuid(), 'a@example.com', 'x')
       returning id`,
    );
    const asked = posts.flatMap(([method, path]) =>
      bodies.map((body) => [method, path.replace(':id', rows[0].id), body] as const),
    );
    expect(await walk(operator, asked)).toEqual([]);
  });

  test('says what is wrong with the key of a page', async () => {
    const { ask } = await openAsOperator(await open());
    for (const path of ['/deliveries', '/leads', '/errors', '/mailbox', '/audit']) {
      const answer = await ask(`${path}?before=nonsense`);
      expect([path, answer.status]).toEqual([path, 400]);
      expect((await answer.json()).title).toContain('“before” is not the key of a page');
      expect((await ask(`${path}?before=`)).status).toBe(200);
    }
    const nul = await ask('/deliveries?email=a%00b');
    expect((await nul.json()).title).toBe(
      'The parameter “email” contains NUL or half a character.',
    );
  });

  test('calls no function that no coach declares, and writes no delivery for it', async () => {
    const { web, call } = await openAsOperator(await open());
    const names = [...inherited, '%00', 'isPrototypeOf', 'x'.repeat(3000), '%ED%A0%80'];
    for (const name of names) {
      const answer = await call(name, { email: 'ada@example.com', name: 'Ada' });
      expect([name, answer.status]).toEqual([name, 404]);
    }
    expect(await web.count('delivery_logs')).toBe(0);
  });

  test('calls functions with whatever body, and fails nowhere', async () => {
    const { web, cookie } = await openAsOperator(await open());
    const statuses: string[] = [];
    for (const name of ['send-guide', 'email-debug-dashboard', 'test-welcome-email']) {
      for (const body of bodies) {
        const { status } = await web.app.request(`/functions/v1/${name}`, {
          method: 'POST',
          headers: {
            cookie,
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
          },
          body,
        });
        statuses.push(`${status} ${name} ${body}`);
      }
    }
    expect(statuses.filter((status) => !/^[24]/.test(status))).toEqual([]);
    expect(statuses.filter((status) => status.startsWith('400')).length).toBeGreaterThan(10);
  });
});
