import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mayUse, type Principal, permissionFor } from '#engine/contract/console/access.ts';
import type { Endpoint } from '#engine/contract/console/endpoints.ts';
import { livePath } from '#engine/contract/console/live.ts';
import { type Role, roles } from '#engine/contract/console/team/roles.ts';
import type { Database } from '#server/db/open/open.ts';
import { createForwardingNotes } from '#server/http/forwarding-notes.ts';
import { letterWishes } from '#server/letter/recipients.ts';
import { createRateLimiter } from '#server/limits/rate-limit.ts';
import type { OperatorEnv } from '#server/operator/context/deps.ts';
import { addEndpoints } from '#server/operator/context/endpoints.ts';
import { createHandlers } from '#server/operator/handlers.ts';
import { createAuth } from '#server/operator/identity/auth.ts';
import { createScopes } from '#server/operator/scope/scopes.ts';
import { createLog } from '#server/telemetry/log.ts';
import { createTestDeliveries, testSecret } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport } from '#tests/server/outbox/scripted.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestDocuments, createTestSite, renderTestEmail } from '#tests/support/site/site.ts';
import { publicUrl } from '#tests/support/site/web.ts';
import { coachMarks, listIds, openTwoCoaches, personMark } from './two-coaches.ts';

/** The console of two coaches for whoever the next request acts for. */
async function openConsoleFor(database: Database) {
  const web = await openTwoCoaches(database);
  const ids = await listIds(database);
  const log = createLog('silent');
  const db = database.kysely;
  const limiter = createRateLimiter({ db, log });
  closeAfterFile(async () => limiter.stop());
  const deps = {
    site: createTestSite({ withRowan: true }),
    documents: createTestDocuments(),
    database,
    whole: db,
    deliveries: createTestDeliveries({
      database,
      transport: scriptedTransport(accepted).transport,
    }),
    log,
    clock: () => new Date(),
    secret: testSecret,
    publicUrl,
    trustProxy: 0,
    doctor: { examine: async () => ({ examinedAt: new Date(), results: [] }) },
    forwarding: createForwardingNotes(0),
    backupWarnDays: 0,
    letters: letterWishes({ LETTER_TO: ['ops@site.example'] }),
    limiter,
    auth: createAuth({ db, publicUrl, secret: testSecret, log }),
    renderEmail: renderTestEmail,
    inboundKeys: new Map<string, string>(),
    webhookRanges: [],
  };
  const app = new Hono<OperatorEnv>();
  let principal: Principal = { role: 'viewer' };
  app.use(async (c, next) => {
    c.set('principal', principal);
    c.set('actor', 'a test');
    return next();
  });
  addEndpoints(
    app,
    db,
    createScopes(deps, (seen) => createHandlers({ ...deps, ...seen })),
  );
  return {
    web,
    ids,
    routes: [...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(routeName))],
    ask: async (who: Principal, route: string, id = '') => {
      principal = who;
      const [method = '', path = ''] = route.split(' ');
      const body = method === 'POST' ? { body: '{}' } : {};
      return app.request(path.replace(':id', id), { method, ...body });
    },
  };
}

type Console = Awaited<ReturnType<typeof openConsoleFor>>;
const routeName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const reads = (route: string) => route.startsWith('GET ');
const listAsked = ({ ids }: Console, route: string) => (route.includes(':id') ? ids : ['']);

/** Everything that somebody is told by an endpoint, as one text. */
async function readAll(opened: Console, who: Principal, route: string): Promise<string> {
  const answers = [];
  for (const id of listAsked(opened, route)) {
    const answer = await opened.ask(who, route, id);
    expect(`${route} ${answer.status}`).toMatch(/ (200|404|409)$/);
    if (answer.status === 200) answers.push(await answer.text());
  }
  // An id that was asked for is no answer.
  return answers.join('\n');
}

const mayRead: Readonly<Record<Role, number>> = { owner: 32, operator: 32, coach: 22, viewer: 8 };

describeWithDatabase('every endpoint of the console', (open) => {
  test('declares what it asks of a role', async () => {
    const { web, routes } = await openConsoleFor(await open());
    const known = [...Object.keys(permissionFor), `GET ${livePath}`];
    const served = web.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/operator/'))
      .map(({ method, path }) => `${method} ${path.slice('/api/operator'.length)}`);
    expect(served.filter((route) => !known.includes(route))).toEqual([]);
    expect(known.filter((route) => !served.includes(route))).toEqual([]);
    expect(routes.length).toBeGreaterThan(40);
  });

  test('refuses each role what its permissions do not hold, in a sentence', async () => {
    const opened = await openConsoleFor(await open());
    const allowed: Record<string, number> = {};
    for (const role of roles) {
      for (const route of opened.routes) {
        // What is allowed is not carried out here.
        if (!reads(route) && mayUse({ role }, route as Endpoint)) continue;
        const answer = await opened.ask({ role }, route, 'x');
        if (answer.status !== 403) allowed[role] = (allowed[role] ?? 0) + Number(reads(route));
        else expect((await answer.json()).title).toContain(`Your role (${role}) does not allow`);
        if (!reads(route)) expect(`${role} ${route} ${answer.status}`).toMatch(/ 403$/);
      }
    }
    for (const role of roles) expect(allowed[role]).toBeGreaterThanOrEqual(mayRead[role]);
    expect(allowed['viewer']).toBeLessThan(allowed['coach'] ?? 0);
    expect(allowed['coach']).toBeLessThan(allowed['operator'] ?? 0);
  });

  test('tells a coach of no other coach’s people, emails, figures or words', async () => {
    const opened = await openConsoleFor(await open());
    const own: string[] = [];
    for (const [coach, other] of [
      ['willow', 'rowan'],
      ['rowan', 'willow'],
    ] as const) {
      const who = { role: 'coach', coaches: [coach] } as const;
      for (const route of opened.routes.filter(reads)) {
        if ((await opened.ask(who, route, 'x')).status === 403) continue;
        const told = await readAll(opened, who, route);
        const found = coachMarks[other].exec(told);
        const where = found ? told.slice(Math.max(0, found.index - 200), found.index + 40) : '';
        expect(`${route}: ${where}`).toBe(`${route}: `);
        if (coachMarks[coach].test(told) && personMark.test(told)) own.push(`${coach} ${route}`);
      }
    }
    expect(own).toContain('willow GET /leads');
    expect(own.length).toBeGreaterThan(24);
  });

  test('counts for a coach what is the coach’s own', async () => {
    const opened = await openConsoleFor(await open());
    const views = async (who: Principal) => {
      const { total } = await (await opened.ask(who, 'GET /steps')).json();
      const { kinds } = await (await opened.ask(who, 'GET /left-out')).json();
      return [
        total.now.views,
        kinds.reduce((sum: number, one: { views: number }) => sum + one.views, 0),
      ];
    };
    const [willow, rowan, all] = [
      await views({ role: 'coach', coaches: ['willow'] }),
      await views({ role: 'viewer', coaches: ['rowan'] }),
      await views({ role: 'owner' }),
    ];
    expect(willow).toEqual([22, 11]);
    expect(rowan).toEqual([9000999, 7000777]);
    expect(all).toEqual([9001021, 7000788]);
    expect(await views({ role: 'coach', coaches: [] })).toEqual([0, 0]);
  });

  test('tells a viewer nothing of anybody, of all coaches and of one', async () => {
    const opened = await openConsoleFor(await open());
    let told = 0;
    for (const who of [{ role: 'viewer' }, { role: 'viewer', coaches: ['willow'] }] as const) {
      for (const route of opened.routes.filter(reads)) {
        if ((await opened.ask(who, route, 'x')).status === 403) continue;
        const text = await readAll(opened, who, route);
        expect(`${route} ${/marked[. ]\w+/i.exec(text)?.[0]}`).toBe(`${route} undefined`);
        told += text.length;
      }
    }
    expect(told).toBeGreaterThan(1000);
  });

  test('tells an owner of both', async () => {
    const opened = await openConsoleFor(await open());
    const told = await readAll(opened, { role: 'owner' }, 'GET /leads.csv');
    for (const mark of Object.values(coachMarks)) expect(told).toMatch(mark);
  });
});
