import type { Endpoint } from '#engine/contract/console/endpoints.ts';
import { type Attempt, type Attempts, ask, postJson, sendRaw, unless } from './site.ts';

/** Every endpoint of the console: a new one does not compile until it stands here. */
const endpoints = Object.keys({
  'POST /session': true,
  'POST /session/code': true,
  'GET /session/passkey': true,
  'POST /session/passkey': true,
  'POST /session/invitation': true,
  'GET /account': true,
  'POST /account/password': true,
  'POST /account/codes': true,
  'POST /account/codes/confirm': true,
  'POST /account/codes/end': true,
  'GET /account/passkeys': true,
  'POST /account/passkeys': true,
  'DELETE /account/passkeys/:id': true,
  'DELETE /account/sessions': true,
  'DELETE /account/sessions/:id': true,
  'GET /team': true,
  'POST /team/invitations': true,
  'DELETE /team/invitations/:id': true,
  'POST /team/:id': true,
  'DELETE /team/:id': true,
  'GET /session': true,
  'DELETE /session': true,
  'DELETE /sessions': true,
  'GET /tokens': true,
  'POST /tokens': true,
  'DELETE /tokens/:id': true,
  'GET /inbound': true,
  'GET /overview': true,
  'GET /news': true,
  'GET /find': true,
  'GET /advice': true,
  'GET /letter': true,
  'GET /letter/html': true,
  'POST /letter': true,
  'GET /steps': true,
  'GET /funnels/:id/steps': true,
  'GET /sources': true,
  'GET /left-out': true,
  'GET /experiments': true,
  'GET /funnels/:id/versions': true,
  'POST /sender/resume': true,
  'GET /funnels': true,
  'GET /funnels/:id': true,
  'GET /funnels/:id/figures': true,
  'GET /funnels/:id/preview': true,
  'GET /sample-emails/:id': true,
  'GET /sample-emails/:id/html': true,
  'GET /leads': true,
  'GET /unconfirmed': true,
  'GET /leads.csv': true,
  'GET /people.csv': true,
  'GET /submissions.csv': true,
  'GET /leads/:id': true,
  'GET /leads/:id/export': true,
  'POST /leads/:id/unsubscribe': true,
  'POST /leads/:id/allow': true,
  'POST /leads/:id/seat': true,
  'POST /leads/:id/erase': true,
  'GET /imports': true,
  'GET /imports/:id': true,
  'GET /imports/:id/refused.csv': true,
  'POST /imports': true,
  'POST /imports/:id/parts': true,
  'POST /imports/:id/finish': true,
  'POST /imports/:id/settings': true,
  'POST /imports/:id/confirm': true,
  'POST /imports/:id/cancel': true,
  'POST /imports/:id/undo': true,
  'GET /deliveries': true,
  'GET /deliveries.csv': true,
  'GET /deliveries/:id': true,
  'GET /deliveries/:id/email': true,
  'GET /deliveries/:id/email/html': true,
  'POST /deliveries/:id/retry': true,
  'GET /mailbox': true,
  'GET /mailbox/:id': true,
  'GET /mailbox/:id/html': true,
  'GET /errors': true,
  'GET /errors.csv': true,
  'GET /audit': true,
  'GET /examinations': true,
  'POST /examinations': true,
  'GET /webhooks': true,
  'POST /webhooks': true,
  'GET /webhooks/:id': true,
  'DELETE /webhooks/:id': true,
  'POST /webhooks/:id/secret': true,
  'POST /webhooks/:id/resume': true,
  'POST /webhooks/:id/replay': true,
  'POST /webhooks/:id/test': true,
  'POST /webhook-messages/:id/replay': true,
  'POST /diagnostics': true,
  'GET /campaign-data': true,
  'GET /test-pages': true,
  'POST /test-email': true,
} satisfies Record<Endpoint, true>).map((endpoint) => {
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
export const guarded = endpoints.filter(({ endpoint }) => !open.includes(endpoint));

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
