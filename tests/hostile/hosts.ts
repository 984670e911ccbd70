import { type Attempt, type Attempts, type HostileSite, newWord, sendRaw, unless } from './site.ts';

/** Ways to name a host, or several at once, that a careless server takes for one of its own. */
const names: Readonly<Record<string, (own: string) => string>> = {
  'a name that nobody declared': () => 'Host: evil.example',
  'a name that begins like one of ours': (own) => `Host: ${own}.evil.example`,
  'a name before an at sign': (own) => `Host: ${own}@evil.example`,
  'two names in one header': (own) => `Host: evil.example, ${own}`,
  'two headers': (own) => `Host: evil.example\r\nHost: ${own}`,
  'a name with a path': (own) => `Host: ${own}/../evil.example`,
  'a name with a port that is none': (own) => `Host: ${own}:80:80`,
  'a name with a space inside': (own) => `Host: ${own} evil.example`,
  'a name of a coach who is none': () => 'Host: nobody-at-all.localhost',
};

/** What proxies write, and strangers may write as well. */
const forwarded = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Server: evil.example',
  'X-Host: evil.example',
  'X-Original-Host: evil.example',
  'Forwarded: host=evil.example',
];

const head = (line: string, headers: readonly string[]) =>
  `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

/** Nothing that an answer says may name a host that came with the request. */
function namesEvil(answer: string): string | undefined {
  return answer.includes('evil.example') ? answer.slice(0, 300) : undefined;
}

const poisoned: readonly Attempt[] = ['/', '/9ways', '/sitemap.xml', '/robots.txt', '/x'].flatMap(
  (path) => [
    ...Object.entries(names).map(
      ([what, name]): Attempt => ({
        name: `GET ${path} with ${what}`,
        async run(site) {
          const answer = await sendRaw(site, head(`GET ${path} HTTP/1.1`, [name(ownHost(site))]));
          return statusOf(answer) >= 500 ? answer.slice(0, 200) : namesEvil(answer);
        },
      }),
    ),
    ...forwarded.map(
      (header): Attempt => ({
        name: `GET ${path} with ${header}`,
        async run(site) {
          const lines = [`Host: ${ownHost(site)}`, header];
          return namesEvil(await sendRaw(site, head(`GET ${path} HTTP/1.1`, lines)));
        },
      }),
    ),
    {
      name: `GET ${path} of another host in the request line`,
      async run(site) {
        const lines = [`Host: ${ownHost(site)}`];
        const answer = await sendRaw(site, head(`GET http://evil.example${path} HTTP/1.1`, lines));
        return statusOf(answer) >= 500 ? answer.slice(0, 200) : namesEvil(answer);
      },
    },
  ],
);

const ownHost = ({ url }: HostileSite) => new URL(url).host;

/** Where a coach's pages stand alone while the site is local. */
const hostOf = ({ url }: HostileSite, coach: string) => `${coach}.localhost:${new URL(url).port}`;

/** Each coach's own host is asked for every page and form: only the coach's own are there. */
const elsewhere: Attempt = {
  name: 'ask each coach’s own host for the pages and forms of the others',
  async run(site) {
    for (const coach of new Set(site.forms.map((form) => form.coach))) {
      const lines = [`Host: ${hostOf(site, coach)}`];
      for (const form of site.forms) {
        const token = `/api/funnels/${form.funnelId}/form-token`;
        for (const path of [form.path, token]) {
          const status = statusOf(await sendRaw(site, head(`GET ${path} HTTP/1.1`, lines)));
          const expected = form.coach === coach ? 200 : 404;
          if (status !== expected) return `${path} at ${coach}'s host answered ${status}`;
        }
      }
    }
    return undefined;
  },
};

/** The console is at the shared site only, whoever is signed in. */
const consoles: readonly Attempt[] = [
  '/diagnostics',
  '/api/operator/overview',
  '/api/operator/leads.csv',
  '/functions/v1/email-debug-dashboard',
  '/api/v1/leads',
  '/webhooks/postmark',
  '/%64iagnostics',
  '/api/%6fperator/overview',
].map((path) => ({
  name: `${path} at a coach's own host with an operator's cookie`,
  async run(site) {
    const coach = site.forms[0]?.coach ?? '';
    const lines = [`Host: ${hostOf(site, coach)}`, `Cookie: ${site.cookie}`];
    const status = statusOf(await sendRaw(site, head(`GET ${path} HTTP/1.1`, lines)));
    return unless(status, 404);
  },
}));

/** A sign-up with a made-up host must not put that host into anybody's email. */
const posted: readonly Attempt[] = Object.entries(names).map(([what, name]) => ({
  name: `sign up with ${what}`,
  async run(site) {
    const [form] = site.forms;
    if (!form) return 'there is no form';
    const email = `${newWord()}@example.com`;
    const body = new URLSearchParams({ ...form.fields, email }).toString();
    await sendRaw(
      site,
      head(`POST ${form.path} HTTP/1.1`, [
        name(ownHost(site)),
        'X-Forwarded-Host: evil.example',
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
      ]) + body,
    );
    const { rows } = await site.pool.query<{ stored: string }>(
      `select d.body::text || coalesce(s.fields::text, '') as stored from delivery_logs d
        left join submissions s on s.id = d.submission_id where d.email_address = $1`,
      [email],
    );
    return rows.map(({ stored }) => namesEvil(stored)).find((one) => one !== undefined);
  },
}));

/** Naming another host than the one that is meant. */
export const hosts: Attempts = {
  'name another host': poisoned,
  'sign up under another host': posted,
  'reach the console elsewhere': consoles,
  'reach a coach elsewhere': [elsewhere],
};
