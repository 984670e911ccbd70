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

/** The words of a function; what is known of the event fills them when it is sent. */
const functionOf = (template: string) => ({ ...reminderFunction, template, message });

const several = {
  reminders: [
    { hoursBefore: 24, function: 'remind-day' },
    { minutesBefore: 30, function: 'remind-hour' },
  ],
};

/** An evening at 17:00 UTC that takes ninety minutes, with an email for every occasion. */
function siteOn(startsAt: string, reminders: object = several): Site {
  return siteWith([threeSteps], {
    'coach.ts': {
      'functions.remind-day': functionOf('reminder'),
      'functions.remind-hour': functionOf('reminder'),
      'functions.tell-moved': functionOf('moved'),
      'functions.say-thanks': functionOf('after'),
    },
    'guide.ts': {
      event: {
        ...event,
        startsAt,
        ...reminders,
        moved: { function: 'tell-moved' },
        after: { hours: 2, function: 'say-thanks' },
      },
    },
  });
}

describeWithDatabase('emails about an event', (open) => {
  let database: Database;
  let clock: VirtualClock;
  const site = siteOn('2027-03-16T10:00');

  beforeEach(async () => {
    database = await open();
    clock ??= await openVirtualClock(database.pool, '2027-03-01T00:00:00Z');
    await clock.set('2027-03-01T00:00:00Z');
  });

  const pass = async (at: string, of = site) => {
    await clock.set(at);
    return writeDueEmails(database.kysely, planEventEmails(of), createLog('silent'));
  };

  async function register(name: string, at: string): Promise<void> {
    const id = randomUUID();
    await database.pool.query(
      `with lead as (insert into leads (id, email, name, source) values ($1, $2, $3, 'guide'))
       insert into event_registrations (event_id, lead_id, created_at) values ($4, $1, $5)`,
      [id, `${name}@example.com`, name, eventId('willow-guide'), at],
    );
  }

  const sendAll = () =>
    database.pool.query(
      `update delivery_logs set status = 'sent', sent_at = now() where status = 'pending'`,
    );

  const written = async () =>
    (
      await database.pool.query(
        `select split_part(email_address, '@', 1) || ' ' || function_name as line from delivery_logs
         order by created_at, 1`,
      )
    ).rows.map(({ line }) => line);

  it('go out each at its time, to who has registered by then; who comes later gets what is ahead', async () => {
    await deploy(database, site);
    await register('early', '2027-03-01T10:00:00Z');
    await register('late', '2027-03-16T12:00:00Z');
    await register('last', '2027-03-16T16:45:00Z');
    expect(await pass('2027-03-15T16:59:00Z')).toBe(0);
    expect(await pass('2027-03-15T17:00:00Z')).toBe(1);
    expect(await pass('2027-03-16T16:30:00Z')).toBe(2);
    expect(await pass('2027-03-16T18:00:00Z')).toBe(0);
    expect(await pass('2027-03-16T20:29:00Z')).toBe(0);
    expect(await pass('2027-03-16T20:30:00Z')).toBe(3);
    expect(await pass('2027-03-18T20:30:00Z')).toBe(0);
    expect(await written()).toEqual([
      'early remind-day',
      'early remind-hour',
      'late remind-hour',
      'early say-thanks',
      'last say-thanks',
      'late say-thanks',
    ]);
  });

  it('never come two at once: after an outage only the reminder that is nearest to the event', async () => {
    await deploy(database, site);
    await register('ada', '2027-03-01T10:00:00Z');
    expect(await pass('2027-03-16T16:40:00Z')).toBe(1);
    expect(await pass('2027-03-16T16:41:00Z')).toBe(0);
    expect(await written()).toEqual(['ada remind-hour']);
  });

  it('are not sent afterwards when an outage was too long', async () => {
    await deploy(database, site);
    await register('ada', '2027-03-01T10:00:00Z');
    expect(await pass('2027-03-19T20:31:00Z')).toBe(0);
    expect(await written()).toEqual([]);
  });

  it('say why they were cancelled: thanks for an event that is long over are no reminder', async () => {
    await deploy(database, site);
    await register('ada', '2027-03-01T10:00:00Z');
    await pass('2027-03-15T17:00:00Z');
    await pass('2027-03-16T20:30:00Z');
    await pass('2027-03-19T20:30:00Z');
    const { rows } = await database.pool.query(
      'select function_name, status, last_error_code, last_error from delivery_logs order by created_at',
    );
    const cancelled = { status: 'cancelled', last_error_code: 'too-late' };
    expect(rows).toEqual([
      {
        function_name: 'remind-day',
        ...cancelled,
        last_error: 'The event began or was called off before this could be sent.',
      },
      {
        function_name: 'say-thanks',
        ...cancelled,
        last_error: 'The event was too long ago when this could have been sent.',
      },
    ]);
  });

  it('remind again of the new time who was reminded of the old one, once for each move', async () => {
    await deploy(database, site);
    await register('ada', '2027-03-01T10:00:00Z');
    expect(await pass('2027-03-15T17:00:00Z')).toBe(1);
    await sendAll();
    await clock.set('2027-03-15T18:00:00Z');
    const later = siteOn('2027-03-23T10:00');
    await deploy(database, later);
    expect(await pass('2027-03-15T18:00:00Z', later)).toBe(1);
    await sendAll();
    expect(await pass('2027-03-16T16:30:00Z', later)).toBe(0);
    expect(await pass('2027-03-22T17:00:00Z', later)).toBe(1);
    expect(await pass('2027-03-22T17:02:00Z', later)).toBe(0);
    // The second one waits, moves along and is not doubled.
    await clock.set('2027-03-22T18:00:00Z');
    const latest = siteOn('2027-03-30T10:00');
    await deploy(database, latest);
    await pass('2027-03-22T18:01:00Z', latest);
    expect(await pass('2027-03-29T17:00:00Z', latest)).toBe(0);
    await sendAll();
    expect(await pass('2027-03-30T16:30:00Z', latest)).toBe(1);
    expect(await written()).toEqual([
      'ada remind-day',
      'ada tell-moved',
      'ada remind-day',
      'ada tell-moved',
      'ada remind-hour',
    ]);
  });

  it('are no second reminder where a date moves by less than a reminder comes before it', async () => {
    await deploy(database, site);
    await register('ada', '2027-03-01T10:00:00Z');
    await pass('2027-03-15T17:00:00Z');
    await sendAll();
    await clock.set('2027-03-15T19:00:00Z');
    const later = siteOn('2027-03-16T11:00');
    await deploy(database, later);
    expect(await pass('2027-03-15T19:00:00Z', later)).toBe(1);
    expect(await pass('2027-03-15T19:10:00Z', later)).toBe(0);
    expect(await written()).toEqual(['ada remind-day', 'ada tell-moved']);
  });

  it('do not tell of a moved date who was offered a seat and has not taken it', async () => {
    await deploy(database, site);
    await register('ada', '2027-03-01T10:00:00Z');
    await register('bob', '2027-03-01T10:00:00Z');
    await database.pool.query(
      `with held as (update event_registrations r set held_until = '2027-03-06T00:00:00Z' from leads l
         where l.id = r.lead_id and l.name = 'bob' returning r.*)
       insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body,
         lead_id, event_id, status, created_at)
       select gen_random_uuid(), 'seat-offer:' || lead_id, 'bob@example.com', 'offer-seat',
         'willow-guide', 'willow', '{}', lead_id, event_id, 'sent', created_at from held`,
    );
    await clock.set('2027-03-05T09:00:00Z');
    const moved = siteOn('2027-03-23T10:00');
    await deploy(database, moved);
    await pass('2027-03-05T09:40:00Z', moved);
    expect(await written()).toEqual(['bob offer-seat', 'ada tell-moved']);
  });

  it('tell once that the date has moved, who had registered by then, with a newer calendar entry', async () => {
    await deploy(database, site);
    await register('ada', '2027-03-01T10:00:00Z');
    await clock.set('2027-03-05T09:00:00Z');
    const moved = siteOn('2027-03-23T10:00');
    await deploy(database, moved);
    await register('bob', '2027-03-05T09:30:00Z');
    expect(await pass('2027-03-05T09:40:00Z', moved)).toBe(1);
    expect(await pass('2027-03-05T09:42:00Z', moved)).toBe(0);
    expect(await written()).toEqual(['ada tell-moved']);
    const { rows } = await database.pool.query(
      `select moves from events where id = '${eventId('willow-guide')}'`,
    );
    expect(rows).toEqual([{ moves: 1 }]);
    expect(await pass('2027-03-22T17:00:00Z', moved)).toBe(2);
    // Moved again, to a moment whose reminder is due already: the news is enough.
    await clock.set('2027-03-22T18:00:00Z');
    const sooner = siteOn('2027-03-23T09:00');
    await deploy(database, sooner);
    expect(await pass('2027-03-22T18:01:00Z', sooner)).toBe(2);
    expect(await pass('2027-03-22T18:02:00Z', sooner)).toBe(0);
    expect(await written()).toHaveLength(5);
  });

  it('are not repeated by a release that writes several reminders where there was one', async () => {
    const single = { reminder: { hoursBefore: 24, function: 'remind-day' } };
    const before = siteOn('2027-03-16T10:00', single);
    await deploy(database, before);
    await register('ada', '2027-03-01T10:00:00Z');
    expect(await pass('2027-03-15T17:00:00Z', before)).toBe(1);
    await deploy(database, site);
    expect(await pass('2027-03-15T18:00:00Z')).toBe(0);
    expect(await pass('2027-03-16T16:30:00Z')).toBe(1);
    expect(await written()).toEqual(['ada remind-day', 'ada remind-hour']);
  });
});
