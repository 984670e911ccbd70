import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { makeEndpoint, removeEndpoint } from '#server/outgoing/endpoints.ts';
import { createHeardCoaches } from '#server/outgoing/heard-coaches.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { saveSubmissions } from '#server/submission/saving/save-submissions.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import { secret } from './receiver.ts';

const site = createTestSite();
const endpoint = {
  coach: 'willow',
  url: 'https://hooks.example/a',
  events: ['submission.accepted'],
} as const;

/** Saves people's forms one after another as a process does, with what it remembers. */
async function openSaving(open: () => Promise<Database>) {
  const { kysely: db, pool } = await open();
  await reconcileDeclarations(db, declaredRows(site));
  const funnel = site.funnels.find(({ id }) => id === 'willow-guide');
  if (!funnel) throw new Error('The test site has no guide.');
  let time = 0;
  const heard = createHeardCoaches(() => time);
  const save = async (...names: string[]) => {
    const rows = names.map((name) => {
      const typed = { name, email: `${name}@example.com` };
      const sent = { typed, attribution: {} };
      return draftRow(funnel, sent, typed, '/willow-guide', new Date(), secret);
    });
    return (await saveSubmissions(db, rows, 1, heard)).map(({ outcome }) => outcome);
  };
  const told = async () => {
    const { rows } = await pool.query('select person from webhook_messages order by place');
    return rows.map(({ person }) => person.replace('@example.com', ''));
  };
  const wait = (ms: number) => {
    time += ms;
  };
  return { db, heard, save, told, wait };
}

describeWithDatabase('what is saved while nobody listens', (open) => {
  it('costs no messages, and an endpoint hears of all that comes after it was made', async () => {
    const { db, heard, save, told } = await openSaving(open);
    expect(await save('ada', 'bob')).toEqual(['accepted', 'accepted']);
    expect(heard.hasAny(['willow'])).toBe(false);
    await makeEndpoint(db, secret, endpoint);
    expect(await save('cleo', 'dan')).toEqual(['accepted', 'accepted']);
    expect(heard.hasAny(['willow'])).toBe(true);
    expect(await save('eve')).toEqual(['accepted']);
    expect(await told()).toEqual(['cleo', 'dan', 'eve']);
  });

  it('is saved without messages again a minute after the last endpoint went', async () => {
    const { db, heard, save, told, wait } = await openSaving(open);
    const made = await makeEndpoint(db, secret, endpoint);
    await save('ada');
    await removeEndpoint(db, made?.id ?? '');
    expect(await save('bob')).toEqual(['accepted']);
    expect(heard.hasAny(['willow'])).toBe(true);
    wait(60_000);
    expect(await save('cleo')).toEqual(['accepted']);
    expect(heard.hasAny(['willow'])).toBe(false);
    expect(await told()).toEqual(['ada']);
  });

  it('is no concern of an endpoint of another coach', async () => {
    const { db, heard, save, told } = await openSaving(open);
    await makeEndpoint(db, secret, { ...endpoint, coach: 'birch' });
    expect(await save('ada')).toEqual(['accepted']);
    expect(heard.hasAny(['willow'])).toBe(false);
    expect(await told()).toEqual([]);
  });

  it('is told in a rush in the middle of which an endpoint is made', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const after: string[] = [];
    let isMade = false;
    const sendAll = async (person: number) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const email = `p${person}-${turn}@example.com`;
        if (isMade) after.push(email);
        await web.postJson('willow-guide', { fields: { name: 'Ada', email } });
      }
    };
    const make = async () => {
      while ((await web.count('submissions')) < 40) await new Promise(setImmediate);
      await makeEndpoint(database.kysely, secret, endpoint);
      isMade = true;
    };
    await Promise.all([...Array.from({ length: 12 }, (_, person) => sendAll(person)), make()]);
    const { rows } = await database.pool.query('select person from webhook_messages');
    const told = new Set(rows.map(({ person }) => person));
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((email) => !told.has(email))).toEqual([]);
    expect(await web.count('submissions')).toBe(144);
    expect(told.size).toBe(rows.length);
  });
});
