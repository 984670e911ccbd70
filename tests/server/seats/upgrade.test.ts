import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { planEventEmails, writeDueEmails } from '#server/journeys/event-emails.ts';
import { createLog } from '#server/telemetry/log.ts';
import { deploy, siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';
import { event, message, reminderFunction } from '#tests/support/site/declarations.ts';

const funnel = 'willow-guide';
const evening = eventId(funnel);

/** The evening, with the reminders of the release before or with several instead. */
const siteOf = (reminders: object) =>
  siteWith([threeSteps], {
    'coach.ts': { 'functions.send-reminder': { ...reminderFunction, message } },
    'guide.ts': { event: { ...event, startsAt: '2099-03-14T10:00', ...reminders } },
  });

const single = { reminder: { hoursBefore: 24, function: 'send-reminder' } };
const several = {
  reminders: [
    { hoursBefore: 24, function: 'send-reminder' },
    { hoursBefore: 20, function: 'send-reminder' },
  ],
};

describeWithDatabase('seats of the release before', (open) => {
  it.each([
    ['the one reminder', single],
    ['several instead', several],
  ])('keep their entry in the calendar; with %s nobody is reminded twice', async (_, reminders) => {
    const database = await open();
    const query = async (text: string, values: unknown[] = []) =>
      (await database.pool.query(text, values)).rows;
    await deploy(database, siteOf(single));
    await revertTo(database, '0018-keep-ticked-consents');
    await query(
      `update events set starts_at = now() + interval '21 hours',
      reminded_for = now() + interval '21 hours', taken = 2 where id = $1`,
      [evening],
    );
    for (const [name, status] of [
      ['sent', 'sent'],
      ['pending', 'pending'],
    ]) {
      const id = randomUUID();
      await query(`insert into leads (id, email, email_key, source) values ($1, $2, $2, 'guide')`, [
        id,
        `${name}@example.com`,
      ]);
      await query(
        `insert into event_registrations (event_id, lead_id, created_at)
         values ($1, $2, now() - interval '9 days')`,
        [evening, id],
      );
      await query(
        `insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
           body, lead_id, status, created_at)
         values (gen_random_uuid(), 'reminder:' || $1 || ':' || $2, $3, 'send-reminder', $4,
           'willow', '{}', $2::uuid, $5, now() - interval '3 hours')`,
        [evening, id, `${name}@example.com`, funnel, status],
      );
    }

    await migrateToLatest(database.kysely);
    const plan = planEventEmails(siteOf(reminders));
    for (let pass = 0; pass < 2; pass += 1) {
      expect(await writeDueEmails(database.kysely, plan, createLog('silent'))).toBe(0);
    }
    expect(
      await query('select email_address, status, event_id from delivery_logs order by 1'),
    ).toEqual([
      { email_address: 'pending@example.com', status: 'pending', event_id: null },
      { email_address: 'sent@example.com', status: 'sent', event_id: null },
    ]);
    expect(await query('select calendar_uid, moves, held_until from event_registrations')).toEqual(
      Array.from({ length: 2 }, () => ({ calendar_uid: null, moves: 0, held_until: null })),
    );
    expect(await query('select taken, moves, moved_at from events')).toEqual([
      { taken: 2, moves: 0, moved_at: null },
    ]);
    expect(await query('select kind from event_notices')).toContainEqual({ kind: 'reminder' });
  });
});
