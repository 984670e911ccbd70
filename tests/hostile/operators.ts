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

/** Getting into the console from outside, where attempts count. */
export const operators: Attempts = {
  // Together they use up what all strangers may attempt in a minute.
  'odd bodies to sign in with': inSignIns,
};
