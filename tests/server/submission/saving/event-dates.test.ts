import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Changes, declare, event } from '#tests/support/site/declarations.ts';
import { stateIn } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };
const { startsAt: _, ...undated } = event;

/** Two evenings, a day apart, at 17:00 UTC. */
const twoDates = {
  ...undated,
  dates: [
    { id: 'first', startsAt: '2027-03-16T10:00' },
    { id: 'second', startsAt: '2027-03-17T10:00', place: 'In the hall' },
  ],
  whenOver: { title: 'Both evenings are over', text: 'There is *a call*, {leadMagnet}.' },
};

function compile(change: Changes) {
  const { site, findings } = compileSite(declare({ 'guide.ts': change }), ['/']);
  if (!site) throw new Error(findings.map(formatFinding).join('\n'));
  return site;
}

describeWithDatabase('a form whose event has several dates', (open) => {
  const openAt = async (moment: string, database?: Database) => {
    const site = compile({
      event: twoDates,
      'submission.email.body': ['email', 'name', 'eventId'],
      'submission.metadata': { when: '{event.date}' },
      'success.toast': { title: 'See you on {event.date}, {name}' },
    });
    return openTestWeb(database ?? (await open()), { site, clock: () => new Date(moment) });
  };

  it('registers for the chosen date, in its words', async () => {
    const database = await open();
    const web = await openAt('2027-03-01T12:00:00Z', database);
    const answer = await web.postJson('willow-guide', {
      fields: { ...fields, eventDate: 'second' },
    });
    expect(await answer.json()).toMatchObject({
      toast: { title: 'See you on Wednesday, March 17, 2027, Ada' },
    });
    const { rows } = await database.pool.query(
      `select e.key, e.taken, s.fields->>'eventDate' as chosen, l.metadata->>'when' as told,
         d.body->>'eventId' as sent
       from event_registrations r join events e on e.id = r.event_id
       join submissions s on s.lead_id = r.lead_id join leads l on l.id = r.lead_id
       join delivery_logs d on d.lead_id = l.id`,
    );
    expect(rows).toEqual([
      {
        key: 'willow-guide/second',
        taken: 1,
        chosen: 'second',
        told: 'Wednesday, March 17, 2027',
        sent: eventId('willow-guide/second'),
      },
    ]);
    await web.stop();
  });

  it.each([
    ['without a date', {}, 'Please choose a date.'],
    ['with a date that is not declared', { eventDate: 'third' }, 'Please choose a date.'],
  ])('is refused %s', async (_name, chosen, sentence) => {
    const web = await openAt('2027-03-01T12:00:00Z');
    const answer = await web.postJson('willow-guide', { fields: { ...fields, ...chosen } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { eventDate: sentence } });
    expect(await web.count('leads')).toBe(0);
    await web.stop();
  });

  it('asks for another date once the chosen one has begun, and keeps what was typed', async () => {
    const web = await openAt('2027-03-16T17:00:00Z');
    const late = { ...fields, eventDate: 'first' };
    const answer = await web.postJson('willow-guide', { fields: late });
    expect(await answer.json()).toMatchObject({
      fields: { eventDate: 'This date has started in the meantime. Please choose another one.' },
    });
    const page = await web.postForm('/willow-guide', late);
    expect(stateIn(await page.text())).toMatchObject({ kind: 'rejected', values: late });
    expect(await web.count('leads')).toBe(0);
    await web.stop();
  });

  it('says the declared words once the last date is over, and keeps what was typed', async () => {
    const web = await openAt('2027-03-17T18:30:00Z');
    const late = { ...fields, eventDate: 'second' };
    const answer = await web.postJson('willow-guide', { fields: late });
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({
      toast: {
        title: 'Both evenings are over',
        description: 'There is a call, The Willow Guide.',
      },
    });
    const page = await web.postForm('/willow-guide', late);
    expect(page.status).toBe(410);
    expect(stateIn(await page.text())).toMatchObject({
      toast: { title: 'Both evenings are over' },
      values: late,
    });
    expect(await web.count('leads')).toBe(0);
    await web.stop();
  });
});
