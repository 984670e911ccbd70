import { expect, it } from 'vitest';
import { listLateJourneys } from '#server/declared/late-journeys.ts';
import { releaseHeld } from '#server/journeys/release-held.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const path = '/willow-letters';
const ada = { name: 'Ada', email: 'ada@example.com', age: 'yes' };
const secret = 'a secret of the tests';

describeWithDatabase('boxes to tick', (open) => {
  it('keeps what was agreed to by the version of its words, and starts the campaign', async () => {
    const database = await open();
    const web = await openTestWeb(database, { withBoxes: true });
    await web.postForm(path, { ...ada, news: 'yes' });
    expect(await web.count('user_journeys')).toBe(1);
    const { submissions } = await exportPerson(database.kysely, secret, ada.email);
    expect(submissions).toMatchObject([
      {
        fields: { age: 'yes', news: 'yes' },
        consent: null,
        consents: {
          age: { name: '2027-01', text: 'I am over sixteen.' },
          news: {
            text: 'I want letters from Willow Works, as in the notice (https://willow.example/privacy).',
          },
        },
      },
    ]);
  });

  it('starts no campaign for whoever leaves its box empty, and sends the guide all the same', async () => {
    const database = await open();
    const web = await openTestWeb(database, { withBoxes: true });
    await web.postForm(path, ada);
    expect(await web.count('user_journeys')).toBe(0);
    expect(await web.count('delivery_logs')).toBe(1);
    const { rows } = await database.pool.query(
      `select s.consent_versions ? 'age' as age, s.consent_versions ? 'news' as news,
         d.body->>'campaignId' as campaign
       from submissions s join delivery_logs d on d.submission_id = s.id`,
    );
    expect(rows).toEqual([{ age: true, news: false, campaign: '' }]);
  });

  it('refuses a form without a box that it needs, or with anything but a tick in it', async () => {
    const database = await open();
    const web = await openTestWeb(database, { withBoxes: true });
    for (const age of ['', 'no', 'on']) {
      const answer = await web.postJson('willow-letters', { fields: { ...ada, age } });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ fields: { age: 'Please tick this box.' } });
    }
    expect(await web.count('submissions')).toBe(0);
  });

  it('starts no campaign either when the email waited for room in the mailbox', async () => {
    const database = await open();
    const web = await openTestWeb(database, { withBoxes: true });
    const site = createTestSite({ withBoxes: true });
    for (const email of ['a+1@example.com', 'a+2@example.com', 'a+3@example.com']) {
      await web.postForm('/willow-masterclass', { name: 'Ada', email });
    }
    await web.postForm(path, { ...ada, email: 'a+4@example.com' });
    await web.postForm(path, { ...ada, email: 'a+5@example.com', news: 'yes' });
    await database.pool.query('delete from address_quotas');
    let released = 0;
    for (let round = 0; round < 3; round += 1) {
      released += await releaseHeld(database.kysely, listLateJourneys(site), secret);
    }
    const { rows } = await database.pool.query(
      `select l.email from user_journeys j join leads l on l.id = j.lead_id`,
    );
    expect({ released, rows }).toEqual({ released: 2, rows: [{ email: 'a+5@example.com' }] });
  });
});
