import { unguarded } from './access.ts';
import { type Attempt, type Attempts, newClient, postJson } from './site.ts';

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

/** Getting into the console from outside, where attempts count. */
export const operators: Attempts = {
  'guess the password': guesses,
  // The last ones: together they use up what all strangers may attempt in a minute.
  'odd bodies to sign in with': inSignIns,
};
