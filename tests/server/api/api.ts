import { randomUUID } from 'node:crypto';
import { compileSite } from '#engine/compile.ts';
import { type ApiScope, apiScopes } from '#engine/contract/api/lists.ts';
import type { Database } from '#server/db/open/open.ts';
import { createToken } from '#server/operator/auth/machine-tokens.ts';
import { type Changes, declare, whenFull, whenOver } from '#tests/support/site/declarations.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const event: Changes = {
  event: {
    name: 'The Willow Evening',
    startsAt: '2027-03-16T10:00',
    timeZone: 'America/Los_Angeles',
    minutes: 90,
    place: 'Online',
    seats: 50,
    whenFull,
    whenOver,
  },
  'failure.alreadyRegistered': { title: 'You have a seat already.' },
  'failure.full': { title: 'No seat is left.' },
};

/** A site of two coaches, each with a guide; one of them has an event, too. */
function twoCoaches() {
  const { site, findings } = compileSite(
    declare({
      'coach.ts': {},
      'evening.ts': event,
      'oak/coach.ts': { 'campaigns.0.name': 'Oak Campaign' },
      'oak/guide.ts': {},
    }),
    ['/'],
  );
  if (!site) throw new Error(findings.map((finding) => JSON.stringify(finding)).join('\n'));
  return site;
}

/** The site of two coaches, with tokens and what they read. */
export async function openApi(database: Database) {
  const web = await openTestWeb(database, { site: twoCoaches(), trustProxy: 1 });
  const token = (coach?: string, scopes: readonly ApiScope[] = apiScopes) =>
    createToken(database.kysely, { name: 'sheet', scopes, coach, days: 1 });
  /** Asks the API with a token, or without one. */
  const ask = (path: string, bearer?: string, init: RequestInit = {}) =>
    web.app.request(`/api/v1${path}`, {
      ...init,
      headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    });
  return {
    web,
    database,
    token,
    ask,
    read: async (path: string, bearer: string) => (await ask(path, bearer)).json(),
    /** Sends a form of the site. */
    send: async (funnel: string, email: string) => {
      const fields = { name: 'Ada', email };
      const response = await web.postJson(funnel, { submissionId: randomUUID(), fields });
      if (response.status >= 300) throw new Error(`${response.status} ${await response.text()}`);
    },
  };
}
