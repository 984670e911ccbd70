import { guarded, unguarded } from './access.ts';
import {
  type Attempt,
  type Attempts,
  ask,
  newClient,
  postJson,
  unless,
  unlessBroken,
} from './site.ts';

/** Values that no operator means, but somebody sends. */
const values = [
  '',
  '\0',
  '\ud800',
  '%00',
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  'toString',
  '[]',
  '{"id":1}',
  '0000-00-00T00:00:00Z',
  '275760-09-13T00:00:00.001Z_00000000-0000-0000-0000-000000000000',
  '2026-01-01T00:00:00.000Z_x',
  '00000000-0000-0000-0000-000000000000',
  '../../etc/passwd',
  'x'.repeat(5000),
  '\u202e\u0000\ufffe',
];
const queries = ['query', 'before', 'days', 'status', 'email', 'state', '__proto__'];

const encode = (value: string) =>
  encodeURIComponent(value.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');

const reads = guarded.filter(({ method }) => method === 'GET');
const inQueries: readonly Attempt[] = reads.flatMap(({ endpoint, path }) =>
  queries.flatMap((query) =>
    values.map((value) => ({
      name: `${endpoint}?${query}=${JSON.stringify(value).slice(0, 60)}`,
      run: (site) =>
        unlessBroken(
          ask(site, `${path}?${query}=${encode(value)}`, { headers: { cookie: site.cookie } }),
        ),
    })),
  ),
);

const inPaths: readonly Attempt[] = guarded
  .filter(({ endpoint }) => endpoint.includes(':id'))
  .flatMap(({ endpoint, method, path }) =>
    values
      .filter((value) => value !== '')
      .map((value) => ({
        name: `${endpoint} with the id ${JSON.stringify(value).slice(0, 60)}`,
        run: (site) =>
          unlessBroken(
            ask(site, path.replace('/x', `/${encode(value)}`), {
              method,
              headers: { cookie: site.cookie, 'content-type': 'application/json' },
              ...(method === 'POST' ? { body: '{"email":"x"}' } : {}),
            }),
          ),
      })),
  );

const bodies = [
  '',
  'null',
  '[]',
  '1',
  '"x"',
  '{',
  '{"email":null}',
  '{"email":{"a":1}}',
  '{"email":["a"]}',
  '{"email":"a\\u0000@example.com","name":"\\u0000"}',
  '{"email":"a@example.com","name":"\\ud800"}',
  '{"__proto__":{"email":"a@example.com"}}',
  '['.repeat(5000),
  `{"email":"${'a'.repeat(20_000)}"}`,
  '{"password":"\\u0000"}',
  '{"password":{"$ne":1}}',
];
const inSignIns: readonly Attempt[] = unguarded
  .filter(({ method }) => method === 'POST')
  .flatMap(({ endpoint, path }) =>
    bodies.map((body) => ({
      name: `${endpoint} with the body ${body.slice(0, 60)}`,
      async run(site) {
        const { status } = await postJson(site, path, body, {
          'x-forwarded-for': newClient(),
        });
        return [401, 422, 429].includes(status) ? undefined : `${status}`;
      },
    })),
  );
const inBodies: readonly Attempt[] = guarded
  .filter(({ method }) => method === 'POST')
  .flatMap(({ endpoint, path }) =>
    bodies.map((body) => ({
      name: `${endpoint} with the body ${body.slice(0, 60)}`,
      run: (site) => unlessBroken(postJson(site, path, body, { cookie: site.cookie })),
    })),
  );

/** Names that every object has without being asked. */
const inherited = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  '__defineGetter__',
];
const names: readonly Attempt[] = inherited.flatMap((name): readonly Attempt[] => [
  {
    name: `a function named ${name}`,
    async run(site) {
      const body = { email: 'names@example.com', name: 'Ada' };
      const { status } = await postJson(site, `/functions/v1/${name}`, body, {
        cookie: site.cookie,
      });
      const { rows } = await site.pool.query('select from delivery_logs where function_name = $1', [
        name,
      ]);
      return rows.length > 0 ? 'an email was written' : unless(status, 404);
    },
  },
  {
    name: `a funnel named ${name}`,
    run: async (site) =>
      unless(
        (await postJson(site, `/api/funnels/${name}/submissions`, { fields: {} })).status,
        404,
      ),
  },
  {
    name: `a sample email named ${name}`,
    run: async (site) =>
      unless(
        (
          await ask(site, `/api/operator/sample-emails/${name}`, {
            headers: { cookie: site.cookie },
          })
        ).status,
        404,
      ),
  },
  {
    name: `an action named ${name}`,
    run: async (site) =>
      unless(
        (
          await postJson(
            site,
            '/functions/v1/email-debug-dashboard',
            { action: name },
            { cookie: site.cookie },
          )
        ).status,
        400,
        404,
      ),
  },
  {
    name: `a page named ${name}`,
    run: async (site) => unless((await ask(site, `/${name}`)).status, 404),
  },
]);

/** Ways to write where somebody comes from; each has a bucket of its own. */
const forwarded: Readonly<Record<string, string>> = {
  'an address with a port': '9.1.1.1:567',
  'another one': '9.1.1.2:567',
  'brackets and a port': '[2001:db8:1::1]:443',
  'brackets and quotes': '"[2001:db8:2::1]"',
  'a blank': ' 9.1.1.3 ',
  'a mapped address': '::ffff:9.1.1.4',
};
const proxies: readonly Attempt[] = Object.entries(forwarded).map(([what, address]) => ({
  name: `${what} shares no bucket with a stranger`,
  async run(site) {
    const guess = (from: string) =>
      postJson(
        site,
        '/api/operator/session',
        { password: 'not this one' },
        { 'x-forwarded-for': from },
      );
    const first = (await guess(address)).status;
    return first === 429 ? 'somebody else had filled it' : unless(first, 401);
  },
}));

const sessions: readonly Attempt[] = [
  '',
  'x',
  'x'.repeat(43),
  '%00',
  '"; drop',
  'null',
  '\u00e4',
].flatMap((session) =>
  ['operator', '__Host-operator', 'device', 'operator-device'].map((cookie) => ({
    name: `the cookie ${cookie}=${session.slice(0, 20)}`,
    run: async (site) =>
      unless(
        (
          await ask(site, '/api/operator/leads', {
            headers: { cookie: `${cookie}=${encodeURIComponent(session)}` },
          })
        ).status,
        401,
      ),
  })),
);

/** Guessing from ever new addresses of one network. */
const guesses: readonly Attempt[] = ['IPv4', 'IPv6'].map((kind) => ({
  name: `60 guesses from ${kind} addresses of one network`,
  async run(site) {
    const from = (turn: number) =>
      kind === 'IPv4' ? newClient() : `2001:db8:77:${turn.toString(16)}::1`;
    const { rows: before } = await site.pool.query<{ last: string }>(
      'select coalesce(max(id), 0) as last from audit_log',
    );
    let judged = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const { status } = await postJson(
        site,
        '/api/operator/session',
        { password: `guess ${turn}` },
        { 'x-forwarded-for': from(turn) },
      );
      if (status === 401) judged += 1;
      else if (status !== 429) return `answered ${status}`;
    }
    const { rows } = await site.pool.query<{ count: number }>(
      "select count(*)::int as count from audit_log where action ilike '%sign%' and id > $1",
      [before[0]?.last],
    );
    if ((rows[0]?.count ?? 0) > 60) return `${rows[0]?.count} rows in the audit log`;
    return judged > 45 ? `${judged} guesses were judged` : undefined;
  },
}));

/** Breaking the console from inside: requests of somebody who is signed in, none of which counts. */
export const signedIn: Attempts = {
  'odd queries': inQueries,
  'odd ids': inPaths,
  'odd bodies': inBodies,
};

/** Breaking the console from inside and getting in from outside, where attempts count. */
export const operators: Attempts = {
  'inherited names': names,
  'forged sessions': sessions,
  'odd proxies': proxies,
  'guess the password': guesses,
  // The last ones: together they use up what all strangers may attempt in a minute.
  'odd bodies to sign in with': inSignIns,
};
