import { permissionFor } from '#engine/contract/console/access.ts';
import { type Attempt, type Attempts, ask, postJson, sendRaw, unless } from './site.ts';

const endpoints = Object.keys(permissionFor).map((endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ');
  return { endpoint, method, path: `/api/operator${path.replace(':id', 'x')}` };
});

/** The ways to sign in, which are for strangers. */
const open: readonly string[] = [
  'POST /session',
  'POST /session/code',
  'GET /session/passkey',
  'POST /session/passkey',
  'POST /session/invitation',
];
export const unguarded = endpoints.filter(({ endpoint }) => open.includes(endpoint));

/** The endpoints of the console but those. */
const guarded = endpoints.filter(({ endpoint }) => !open.includes(endpoint));

const credentials: Readonly<Record<string, Record<string, string>>> = {
  nothing: {},
  'a forged cookie': { cookie: `operator.session_token=${'x'.repeat(32)}.${'x'.repeat(43)}=` },
  'a forged cookie of the release before': { cookie: `operator=${'x'.repeat(43)}` },
  'an empty cookie': { cookie: 'operator=; operator=' },
  'the password as basic authentication': {
    authorization: `Basic ${Buffer.from('operator:operator').toString('base64')}`,
  },
  'a forged token': { authorization: `Bearer ${'x'.repeat(43)}` },
  'a header of a proxy': { 'x-forwarded-user': 'operator', 'x-real-ip': '127.0.0.1' },
};

const strangers: readonly Attempt[] = Object.entries(credentials).flatMap(([what, headers]) =>
  guarded.map(({ endpoint, method, path }) => ({
    name: `${endpoint} with ${what}`,
    run: async (site) => unless((await ask(site, path, { method, headers })).status, 401),
  })),
);

/** Spellings of an address that a careless router takes for another one. */
const spellings = [
  '//api/operator/leads',
  '/api//operator/leads',
  '/api/./operator/leads',
  '/api/operator/../operator/leads',
  '/x/../api/operator/leads',
  '/api/funnels/../operator/leads',
  '/api/%6fperator/leads',
  '/api/operator%2fleads',
  '/api%2foperator%2fleads',
  '/%2e%2e/api/operator/leads',
  '/api/operator/leads%00',
  '/api/operator/leads%20',
  '/api/operator/leads;id=1',
  '/api/operator/leads/',
  '/api/operator/leads.json',
  '/API/OPERATOR/LEADS',
  '/api/operator/leads?operator=1',
  '/api/operator/leads#',
  '\\api\\operator\\leads',
  'http://127.0.0.1/api/operator/leads',
  '/functions/v1/../../api/operator/leads',
  '/assets/../api/operator/leads',
  '/assets/..%2f..%2fserver/main.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/social/..%2f..%2f..%2fetc%2fpasswd',
  '/.env',
  '/.git/config',
  '/data/postgres/password',
].flatMap((path): readonly Attempt[] =>
  ['', 'X-Original-URL: /api/operator/leads\r\n', 'X-Forwarded-Host: localhost\r\n'].map(
    (header) => ({
      name: `GET ${path} ${header.trim()}`,
      async run(site) {
        const answer = await sendRaw(
          site,
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}Connection: close\r\n\r\n`,
        );
        const isGiven = /"(rows|items|email)"|root:|DATABASE_URL|"dependencies"|\[core\]/.test(
          answer,
        );
        return isGiven || /^HTTP\/1.1 5/.test(answer) ? answer.slice(0, 200) : undefined;
      },
    }),
  ),
);

const origins: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];

const otherSites: readonly Attempt[] = guarded
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ endpoint, method, path }) =>
    origins.map((headers) => ({
      name: `${endpoint} with the operator's cookie and ${JSON.stringify(headers)}`,
      async run(site) {
        const init = { method, headers: { ...headers, cookie: site.cookie } };
        return unless((await ask(site, path, init)).status, 403);
      },
    })),
  );

const functions = ['process-email-sequence', 'email-debug-dashboard', 'test-welcome-email', 'x'];
const calls: readonly Attempt[] = functions.flatMap((name) =>
  Object.entries(credentials).map(([what, headers]) => ({
    name: `function ${name} with ${what}`,
    run: async (site) =>
      unless((await postJson(site, `/functions/v1/${name}`, {}, headers)).status, 401),
  })),
);

/** Getting at what belongs to operators. */
export const access: Attempts = {
  'ask as a stranger': strangers,
  'call a function': calls,
  'spell the address': spellings,
  'send from another site': otherSites,
};
