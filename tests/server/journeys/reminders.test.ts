import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Site } from '#engine/site/site.ts';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { planEventEmails, writeDueEmails } from '#server/journeys/event-emails.ts';
import { createLog } from '#server/telemetry/log.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import { event, message, reminderFunction } from '#tests/support/site/declarations.ts';
import { deploy, siteWith, threeSteps } from './enrolled.ts';

/** A site whose guide is an event: Sunday, the 14th of March 2027, the day clocks change in Los Angeles. */
function siteOn(startsAt: string): Site {
  return siteWith([threeSteps], {
    'coach.ts': {
      'functions.send-reminder': {
        ...reminderFunction,
        body: ['email', 'name', 'eventName'],
        message: { ...message, subject: 'Tomorrow: {event.date}, {event.time}' },
      },
    },
    'guide.ts': {
      event: { ...event, startsAt, reminder: { hoursBefore: 24, function: 'send-reminder' } },
    },
  });
}

describeWithDatabase('reminders', (open) => {
  let database: Database;
  let clock: VirtualClock;
  const site = siteOn('2027-03-14T10:00');

  beforeEach(async () => {
    database = await open();
    clock ??= await openVirtualClock(database.pool, '2027-03-01T00:00:00Z');
  });

  const remind = async (at: string, of = site) => {
    await clock.set(at);
    return writeDueEmails(database.kysely, planEventEmails(of), createLog('silent'));
  };

  async function register(email: string, at: string): Promise<void> {
    const id = randomUUID();
    await database.pool.query(
      `with lead as (insert into leads (id, email, name, source) values ($1, $2, 'Ada', 'guide'))
       insert into event_registrations (event_id, lead_id, created_at) values ($3, $1, $4)`,
      [id, email, eventId('willow-guide'), at],
    );
  }

  const listReminders = async () =>
    (
      await database.pool.query(
        `select email_address as email, status, next_attempt_at as at, function_name, stream, body
         from delivery_logs order by email_address`,
      )
    ).rows;

  it('go out a day before to who registered by then, once', async () => {
    await deploy(database, site);
    await register('early@example.com', '2027-03-01T10:00:00Z');
    await register('just@example.com', '2027-03-13T17:00:00Z');
    await register('late@example.com', '2027-03-13T17:00:01Z');
    // Ten on the day of the change is 17:00 UTC, so 24 hours before is 17:00 UTC too.
    expect(await remind('2027-03-13T16:59:59Z')).toBe(0);
    expect(await remind('2027-03-13T17:00:00Z')).toBe(2);
    expect(await remind('2027-03-13T17:01:00Z')).toBe(0);
    expect(await remind('2027-03-14T16:00:00Z')).toBe(0);
    expect(await listReminders()).toMatchObject([
      {
        email: 'early@example.com',
        status: 'pending',
        function_name: 'send-reminder',
        stream: 'outbound',
        body: { email: 'early@example.com', name: 'Ada', eventName: 'The Willow Evening' },
      },
      { email: 'just@example.com' },
    ]);
  });

  it('go out late after an outage, but not once the event has begun', async () => {
    await deploy(database, site);
    await register('ada@example.com', '2027-03-01T10:00:00Z');
    expect(await remind('2027-03-14T16:30:00Z')).toBe(1);
    await remind('2027-03-14T17:00:00Z');
    expect(await listReminders()).toMatchObject([{ status: 'cancelled' }]);
    await open();
    await deploy(database, site);
    await register('ada@example.com', '2027-03-01T10:00:00Z');
    expect(await remind('2027-03-14T17:00:00Z')).toBe(0);
  });

  it('follow an event that is moved; who was reminded of the old time is reminded of the new one', async () => {
    await deploy(database, site);
    await register('sent@example.com', '2027-03-01T10:00:00Z');
    await register('waits@example.com', '2027-03-01T10:00:00Z');
    await register('late@example.com', '2027-03-13T20:00:00Z');
    expect(await remind('2027-03-13T17:00:00Z')).toBe(2);
    await database.pool.query(
      `update delivery_logs set status = 'sent', sent_at = now() where email_address = 'sent@example.com'`,
    );
    const moved = siteOn('2027-11-07T10:00');
    await deploy(database, moved);
    // The clocks change again on that day: ten is 18:00 UTC.
    expect(await remind('2027-03-13T17:10:00Z', moved)).toBe(0);
    const waiting = { email: 'waits@example.com', status: 'pending' };
    expect(await listReminders()).toMatchObject([
      { email: 'sent@example.com', status: 'sent' },
      { ...waiting, at: new Date('2027-11-06T18:00:00Z') },
    ]);
    const sooner = siteOn('2027-10-01T10:00');
    await deploy(database, sooner);
    await remind('2027-03-13T17:20:00Z', sooner);
    expect((await listReminders())[1]).toMatchObject({
      ...waiting,
      at: new Date('2027-09-30T17:00:00Z'),
    });
    expect(await remind('2027-09-30T17:00:00Z', sooner)).toBe(2);
    expect((await listReminders()).map(({ email }) => email)).toEqual([
      'late@example.com',
      'sent@example.com',
      'sent@example.com',
      'waits@example.com',
    ]);
  });

  it('wait for a date, and are called off with the event', async () => {
    await deploy(database, site);
    await register('ada@example.com', '2027-03-01T10:00:00Z');
    await database.pool.query('update events set starts_at = null');
    expect(await remind('2027-03-13T17:00:00Z')).toBe(0);
    await deploy(database, site);
    expect(await remind('2027-03-13T17:00:00Z')).toBe(1);
    await database.pool.query('update events set is_active = false');
    await remind('2027-03-13T17:01:00Z');
    expect(await listReminders()).toMatchObject([{ status: 'cancelled' }]);
  });

  it('reach nobody who was erased', async () => {
    await deploy(database, site);
    await register('gone@example.com', '2027-03-01T10:00:00Z');
    await database.pool.query('delete from leads');
    expect(await remind('2027-03-13T17:00:00Z')).toBe(0);
  });

  it('are written once by four workers', async () => {
    await deploy(database, site);
    for (const name of ['a', 'b', 'c']) {
      await register(`${name}@example.com`, '2027-03-01T10:00:00Z');
    }
    await clock.set('2027-03-13T17:00:00Z');
    const log = createLog('silent');
    await Promise.all(
      [1, 2, 3, 4].map(() => writeDueEmails(database.kysely, planEventEmails(site), log)),
    );
    expect(await listReminders()).toHaveLength(3);
  });
});
