import { beforeEach, expect, it } from 'vitest';
import type { Site } from '#engine/site/site.ts';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { findLeftBehind } from '#server/declared/left-behind.ts';
import { createComposer } from '#server/email/composing/compose.ts';
import { unseatedFunctions } from '#server/email/composing/unseated-email.ts';
import { tellUnseated } from '#server/journeys/tell-unseated.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { planLists } from '#server/seats/seat-plans.ts';
import { offerSeats } from '#server/seats/waiting-list.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { saveSubmissions } from '#server/submission/saving/save-submissions.ts';
import { deploy, siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { claimedDelivery } from '#tests/server/outbox/deliveries-of.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import { event } from '#tests/support/site/declarations.ts';
import { offering, refusing, waitingList } from '#tests/support/site/waiting-list.ts';

const secret = 'a secret of the tests';

/** Evenings with one seat each, at 17:00 UTC, and a line behind each of them; without dates one to be announced. */
function siteOn(
  dates: Readonly<Record<string, string>> | undefined,
  names: { readonly id?: string; readonly formerIds?: readonly string[] } = {},
): Site {
  return siteWith([threeSteps], {
    'coach.ts': {
      ...offering,
    },
    'guide.ts': {
      ...names,
      event: {
        name: event.name,
        timeZone: event.timeZone,
        minutes: 90,
        place: event.place,
        seats: 1,
        whenFull: { waitingList },
        ...(dates && {
          dates: Object.entries(dates).map(([id, startsAt]) => ({ id, startsAt })),
          whenOver: { title: 'That was the last evening', text: 'Thank you for your interest.' },
        }),
      },
      ...refusing,
    },
  });
}

const march = { march: '2027-03-16T10:00' };
const both = { ...march, april: '2027-04-13T10:00' };

describeWithDatabase('whoever has no seat', (open) => {
  let database: Database;
  let clock: VirtualClock;
  beforeEach(async () => {
    database = await open();
    clock ??= await openVirtualClock(database.pool, '2027-03-01T00:00:00Z');
    await clock.set('2027-03-01T00:00:00Z');
  });

  /** The first has the seat, the others wait. */
  async function register(site: Site, date: string, ...names: string[]): Promise<void> {
    const funnel = site.funnels.find(({ id }) => id === 'willow-guide');
    if (!funnel) throw new Error('The site has no evenings.');
    const rows = names.map((name) => {
      const values = { name, email: `${name}@example.com`, eventDate: date };
      const sent = { typed: values, attribution: {} };
      return draftRow(funnel, sent, values, '/willow-guide', new Date('2027-03-01'), secret);
    });
    await saveSubmissions(database.kysely, rows, 1);
  }

  const pass = async (at: string) => {
    await clock.set(at);
    return tellUnseated(database.kysely);
  };

  const written = async () =>
    (
      await database.pool.query(
        `select id, email_address as "emailAddress", function_name as "functionName", coach,
           funnel_id as "funnelId", event_id as "eventId", body, stream
         from delivery_logs where function_name = any($1) order by email_address`,
        [unseatedFunctions],
      )
    ).rows;

  /** The email, its text without line breaks. */
  const compose = async (site: Site, delivery: object) => {
    const options = { site, renderEmail, publicUrl: 'https://willow.example', secret };
    const mail = await createComposer(options)(claimedDelivery(delivery));
    return { ...mail, text: mail.text.replace(/\s+/g, ' ') };
  };

  it('hears once that it has begun without a seat for them', async () => {
    const site = siteOn(march);
    const journeys = await deploy(database, site);
    await register(site, 'march', 'ada', 'bob', 'cleo', 'dan');
    await erasePerson(database.kysely, secret, 'dan@example.com');
    expect(await pass('2027-03-16T16:59:00Z')).toBe(0);
    await clock.set('2027-03-16T17:00:00Z');
    journeys.start();
    await until(async () => (await written()).length === 2);
    await journeys.stop();
    expect(await pass('2027-03-16T17:01:00Z')).toBe(0);
    const [first, second] = await written();
    expect([first.emailAddress, second.emailAddress]).toEqual([
      'bob@example.com',
      'cleo@example.com',
    ]);
    const { subject, text, attachments } = await compose(site, first);
    expect(subject).toBe(`No seat became free: ${event.name}`);
    expect(text).toContain('Tuesday, March 16, 2027, 10:00 AM PDT. It has begun');
    expect(text).not.toContain('other dates');
    expect(attachments).toEqual([]);
  });

  it('chooses among the dates that stand in place of one that was to be announced', async () => {
    const site = siteOn(both);
    const unknown = siteOn(undefined);
    await deploy(database, unknown);
    await register(unknown, '', 'ada', 'bob');
    await deploy(database, site);
    const [{ remedy } = { remedy: '' }] = await findLeftBehind(database.kysely);
    expect(remedy).toMatch(/^in ten minutes an email asks them to choose one of the dates/);
    expect(await pass('2027-03-01T00:09:00Z')).toBe(0);
    expect(await pass('2027-03-01T00:11:00Z')).toBe(2);
    const mails = await Promise.all((await written()).map((delivery) => compose(site, delivery)));
    for (const { subject, text, attachments } of mails) {
      expect(subject).toBe(`Choose your date: ${event.name}`);
      expect(text).toContain('Now it has several: please choose the one that suits you');
      expect(text).toContain('Choose a date: https://willow.example/willow-guide');
      expect(text).not.toContain('called off');
      expect(attachments).toEqual([]);
    }
    expect(mails).toHaveLength(2);
  });

  it('hears nothing of it where the site was down for longer than a day', async () => {
    const site = siteOn(march);
    await deploy(database, site);
    await register(site, 'march', 'ada', 'bob');
    expect(await pass('2027-03-17T17:00:01Z')).toBe(0);
    expect(await pass('2027-03-17T16:59:00Z')).toBe(1);
  });

  it('hears at its new beginning where the evening is moved', async () => {
    await deploy(database, siteOn(march));
    await register(siteOn(march), 'march', 'ada', 'bob');
    await deploy(database, siteOn({ march: '2027-03-20T10:00' }));
    expect(await pass('2027-03-16T17:00:00Z')).toBe(0);
    expect(await pass('2027-03-20T17:00:00Z')).toBe(1);
  });

  it('hears once that the date is called off, with the way to the others', async () => {
    const site = siteOn(both);
    await deploy(database, site);
    await register(site, 'march', 'ada', 'bob');
    await register(site, 'april', 'cleo', 'dan');
    const without = siteOn(march);
    await clock.set('2027-03-02T09:00:00Z');
    await deploy(database, without);
    expect(await pass('2027-03-02T09:09:00Z')).toBe(0);
    expect(await pass('2027-03-02T09:10:00Z')).toBe(2);
    expect(await pass('2027-03-02T09:11:00Z')).toBe(0);
    const [seated, told] = await written();
    expect(told).toMatchObject({
      emailAddress: 'dan@example.com',
      eventId: eventId('willow-guide/april'),
      stream: 'outbound',
    });
    const { subject, text, attachments } = await compose(without, told);
    expect(attachments).toEqual([]);
    expect(subject).toBe(`Called off: ${event.name}`);
    expect(text).toContain('Tuesday, April 13, 2027, 10:00 AM PDT. This date was called off');
    expect(text).toContain('See the other dates: https://willow.example/willow-guide');

    expect(seated).toMatchObject({ emailAddress: 'cleo@example.com' });
    const mail = await compose(without, seated);
    expect(mail.text).toContain('You had a seat: The Willow Evening, Tuesday, April 13, 2027');
    expect(mail.text).toContain('The attached calendar file takes it out of your diary.');
    const [{ content = '' } = {}] = mail.attachments;
    expect(content).toContain('METHOD:CANCEL');
    expect(content).toContain('UID:willow-guide.april@willow.example');
    expect(content).toContain('SEQUENCE:1');
    expect(content).toContain('DTSTART:20270413T170000Z');
  });

  it('hears that no seat will be offered, and of no calendar, where it was only offered one', async () => {
    const site = siteOn(both);
    await deploy(database, site);
    await register(site, 'april', 'ada', 'bob');
    await database.pool.query('delete from event_registrations');
    await database.pool.query('update events set taken = 0');
    await offerSeats(database.kysely, planLists(site));
    await clock.set('2027-03-02T09:00:00Z');
    await deploy(database, siteOn(march));
    expect(await pass('2027-03-02T09:10:00Z')).toBe(1);
    const [told] = await written();
    expect(told).toMatchObject({
      emailAddress: 'bob@example.com',
      functionName: 'waiting-called-off',
    });
    expect((await compose(siteOn(march), told)).attachments).toEqual([]);
  });

  it('hears as it begins where the date is called off minutes before, and not where it is over', async () => {
    const site = siteOn(both);
    await deploy(database, site);
    await register(site, 'march', 'ada', 'bob');
    await register(site, 'april', 'cleo', 'dan');
    await clock.set('2027-03-16T16:56:00Z');
    await deploy(database, siteOn({ april: both.april }));
    expect(await pass('2027-03-16T16:59:00Z')).toBe(0);
    expect(await pass('2027-03-16T17:00:00Z')).toBe(2);
    await clock.set('2027-04-13T17:01:00Z');
    await deploy(database, siteOn({ may: '2027-05-11T10:00' }));
    expect(await pass('2027-04-13T17:30:00Z')).toBe(0);
  });

  it('hears nothing where the date is declared again within ten minutes', async () => {
    await deploy(database, siteOn(both));
    await register(siteOn(both), 'april', 'ada', 'bob');
    await clock.set('2027-03-02T09:00:00Z');
    await deploy(database, siteOn(march));
    await clock.set('2027-03-02T09:05:00Z');
    await deploy(database, siteOn(both));
    expect(await pass('2027-03-02T09:10:00Z')).toBe(0);
    expect(await pass('2027-03-02T12:00:00Z')).toBe(0);
  });

  it('hears nothing where the date goes on under another id, and the start says who is left on the old one', async () => {
    await deploy(database, siteOn(both));
    await register(siteOn(both), 'april', 'ada', 'bob');
    await clock.set('2027-03-02T09:00:00Z');
    const { notes } = await deploy(database, siteOn({ ...march, spring: both.april }));
    expect(notes.join(' ')).toContain('declare it again, or write to them.');
    expect(await pass('2027-03-02T09:30:00Z')).toBe(0);
  });

  it('hears nothing where a release that renamed the funnel is taken back', async () => {
    const site = siteOn(both);
    await deploy(database, site);
    await register(site, 'april', 'ada', 'bob');
    await deploy(database, siteOn(both, { id: 'evenings', formerIds: ['willow-guide'] }));
    await clock.set('2027-03-02T09:00:00Z');
    const { notes } = await deploy(database, site);
    expect(notes.join(' ')).toContain('evenings/april is no longer declared, but 1 person');
    expect(await pass('2027-03-02T09:30:00Z')).toBe(0);
  });

  it('hears it in the words of the coach where the whole funnel is gone', async () => {
    await deploy(database, siteOn(march));
    await register(siteOn(march), 'march', 'ada', 'bob');
    const without = siteWith([threeSteps], { 'guide.ts': { id: 'another', path: '/another' } });
    await clock.set('2027-03-02T09:00:00Z');
    await deploy(database, without);
    expect(await pass('2027-03-02T09:10:00Z')).toBe(2);
    const [, told] = await written();
    const { subject, text } = await compose(without, told);
    expect(subject).toBe(`Called off: ${event.name}`);
    expect(text).not.toContain('other dates');
  });

  it('has the seat again where the date is declared again later, and hears of both', async () => {
    const site = siteOn(both);
    await deploy(database, site);
    await register(site, 'april', 'ada', 'bob');
    await clock.set('2027-03-02T09:00:00Z');
    await deploy(database, siteOn(march));
    expect(await pass('2027-03-02T09:10:00Z')).toBe(2);
    await database.pool.query("update delivery_logs set status = 'sent', sent_at = created_at");
    await clock.set('2027-03-02T11:00:00Z');
    const { notes } = await deploy(database, site);
    expect(notes.join(' ')).toContain('willow-guide/april is declared again: 1 person told');
    expect((await deploy(database, site)).notes).toEqual([]);
    const { rows } = await database.pool.query(`select id, email_address as "emailAddress", coach,
        function_name as "functionName", funnel_id as "funnelId", event_id as "eventId", body, stream,
        (select jsonb_build_object('uid', r.calendar_uid, 'sequence', e.moves + r.moves)
          from event_registrations r join events e on e.id = r.event_id) as calendar
      from delivery_logs where function_name = 'seat-taken'`);
    expect(rows).toHaveLength(1);
    const { subject, text, attachments } = await compose(site, rows[0]);
    expect(subject).toBe(`Your seat: ${event.name}`);
    expect(text).toContain('It takes the place of what we wrote to you before.');
    expect(attachments[0]?.content).toContain('SEQUENCE:2');

    await clock.set('2027-03-03T09:00:00Z');
    const again = await deploy(database, siteOn(march));
    expect(again.notes.join(' ')).toContain('in ten minutes an email tells them');
    expect(await pass('2027-03-03T09:10:00Z')).toBe(2);
    expect((await written()).map(({ body }) => body.calendarSequence)).toContain(3);
  });

  it('hears of a date that comes back at another time as of one that moved, under a higher number', async () => {
    await deploy(database, siteOn(both));
    await register(siteOn(both), 'april', 'ada');
    await clock.set('2027-03-02T09:00:00Z');
    await deploy(database, siteOn(march));
    expect(await pass('2027-03-02T09:10:00Z')).toBe(1);
    await database.pool.query("update delivery_logs set status = 'sent', sent_at = created_at");
    await deploy(database, siteOn({ ...march, april: '2027-04-20T10:00' }));
    const { rows } = await database.pool.query(
      `select moves, (select count(*)::int
      from delivery_logs where function_name = 'seat-taken') as told from events where id = $1`,
      [eventId('willow-guide/april')],
    );
    expect(rows).toEqual([{ moves: 3, told: 0 }]);
  });

  it('hears nothing where the news could not leave before the date was declared again', async () => {
    await deploy(database, siteOn(both));
    await register(siteOn(both), 'april', 'ada');
    await clock.set('2027-03-02T09:00:00Z');
    await deploy(database, siteOn(march));
    expect(await pass('2027-03-02T09:10:00Z')).toBe(1);
    await clock.set('2027-03-02T11:00:00Z');
    await deploy(database, siteOn(both));
    const { rows } = await database.pool.query(
      `select function_name as name, status
      from delivery_logs where event_id = $1 and submission_id is null`,
      [eventId('willow-guide/april')],
    );
    expect(rows).toEqual([{ name: 'seat-called-off', status: 'cancelled' }]);
  });

  it('hears last that it takes place, also where the news was being sent as it was declared again', async () => {
    await deploy(database, siteOn(both));
    await register(siteOn(both), 'april', 'ada');
    await clock.set('2027-03-02T09:00:00Z');
    await deploy(database, siteOn(march));
    expect(await pass('2027-03-02T09:10:00Z')).toBe(1);
    await database.pool.query("update delivery_logs set status = 'sending'");
    await clock.set('2027-03-02T11:00:00Z');
    await deploy(database, siteOn(both));
    await database.pool.query(
      "update delivery_logs set status = 'pending' where function_name = 'seat-called-off'",
    );
    expect(await pass('2027-03-02T11:01:00Z')).toBe(0);
    const { rows } = await database.pool.query(
      `select function_name as name, status from delivery_logs
       where event_id = $1 and submission_id is null order by 1`,
      [eventId('willow-guide/april')],
    );
    expect(rows).toEqual([
      { name: 'seat-called-off', status: 'cancelled' },
      { name: 'seat-taken', status: 'pending' },
    ]);
  });
});
