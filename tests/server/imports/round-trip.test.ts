import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { importFile, judge, secret, settings } from './importing.ts';

type Row = Readonly<Record<string, string>>;

describeWithDatabase('an export', (open) => {
  /** People who came by forms and by a file, and how to take lists of them along. */
  async function openWithPeople() {
    const operator = await openAsOperator(await open());
    const { web, database, ask } = operator;
    const referer = {
      referer: 'http://localhost:3000/willow-guide?utm_source=news&utm_campaign=may',
    };
    const ada = { name: 'Ada', email: 'ada@example.com' };
    await web.postForm('/willow-guide?utm_source=news&utm_campaign=may', ada, referer);
    await web.postForm('/willow-masterclass', ada);
    await web.postForm('/willow-guide', { name: '=1+1', email: '=bob@example.com' });
    const file = 'email,name,Stadt\ncleo@example.com,Cleo,"Graz, +Linz"\n';
    const one = await importFile(database, file, { columns: ['email', 'name', 'keep'] });
    const readList = async (list: string): Promise<readonly Row[]> =>
      parse(await (await ask(list)).text(), { columns: true });
    return { ...operator, importId: one.id, readList };
  }

  it('of leads says what brought them, what they agreed to and where', async () => {
    const { readList, importId } = await openWithPeople();
    const rows = await readList('/leads.csv');
    expect(rows).toHaveLength(4);
    const of = (email: string, source: string) =>
      rows.find((row) => row['email'] === email && row['source'] === source);
    expect(of('ada@example.com', 'willow-guide')).toMatchObject({
      firstCampaign: 'may',
      lastCampaign: 'may',
      attribution: '{"utm_source":"news","utm_campaign":"may"}',
      agreedTo: 'You agree to letters from Willow Works.',
      agreedWhere: '/willow-guide',
      journeys: 'Willow Guide Campaign',
      importId: '',
    });
    expect(of('cleo@example.com', 'import:willow')).toMatchObject({
      agreedTo: settings.agreedTo,
      agreedWhere: settings.agreedWhere,
      agreedAt: '2026-05-31T00:00:00.000Z',
      journeys: '',
      importId,
    });
  });

  it('of people has everybody once, and says who may not be written to', async () => {
    const { readList, database } = await openWithPeople();
    await unsubscribePerson(database.kysely, secret, {
      address: 'ada@example.com',
      scope: 'willow',
    });
    const rows = await readList('/people.csv');
    expect(rows.map(({ email }) => email).toSorted()).toEqual([
      "'=bob@example.com",
      'ada@example.com',
      'cleo@example.com',
    ]);
    expect(rows.find(({ email }) => email === 'ada@example.com')).toMatchObject({
      name: 'Ada',
      sources: 'willow-guide, willow-masterclass',
      submissions: '2',
      firstCampaign: 'may',
      unsubscribedFrom: 'willow',
      journeys: '',
    });
  });

  it('of submissions has all that was sent, hidden fields and what was agreed to', async () => {
    const { readList } = await openWithPeople();
    const rows = await readList('/submissions.csv');
    expect(rows).toHaveLength(3);
    expect(rows.find(({ funnelId }) => funnelId === 'willow-masterclass')).toMatchObject({
      email: 'ada@example.com',
      outcome: 'accepted',
      page: '/willow-masterclass',
      customEventType: 'masterclass',
      leadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await readList('/submissions.csv?funnel=willow-guide')).toHaveLength(2);
  });

  it.each(['/leads.csv', '/people.csv', '/submissions.csv'])(
    'at %s can be imported again and changes nothing',
    async (list) => {
      const { ask, database } = await openWithPeople();
      const all = 'select * from leads order by id';
      const before = (await database.pool.query(all)).rows;
      const file = await (await ask(list)).text();
      const [titles = ''] = file.split('\r\n');
      const columns = titles.split(',').map((title) => (title === 'email' ? 'email' : 'leave-out'));
      const one = await judge(database, file, { columns: columns as never });
      expect(one.counts.new).toBeUndefined();
      expect(one.counts.known).toBe(list === '/submissions.csv' ? 2 : 3);
      expect((await database.pool.query(all)).rows).toEqual(before);
    },
  );
});
