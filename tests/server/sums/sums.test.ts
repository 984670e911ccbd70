import { expect, it } from 'vitest';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { emailsOf, findSummed, outcomesOf } from '#server/sums/read-sums.ts';
import { listDueDays, sumDay, sumDueDays } from '#server/sums/sum-days.ts';
import {
  describeWithDatabase,
  openAt,
  openTestDatabase,
} from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';

/** Emails of several kinds, coaches and fates on each of the last days, and as many forms; or all of now. */
const writeRows = ({ pool }: Database, emails: number, days: number) =>
  pool.query(
    `with made as (
       select n, gen_random_uuid() as id, now() - make_interval(days => n % $2::int, mins => n % $2::int) as at
       from generate_series(1, $1::int) n
     ), sent as (
       insert into submissions (id, funnel_id, email_key, outcome, reference, fields, created_at)
       select id, 'funnel-' || n % 2, n || '@example.com',
         (array['accepted', 'waiting', 'full'])[1 + n % 3], 'ABC', '{}', at from made
     )
     insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body,
       status, created_at, sent_at, bounced_at, last_error_code, submission_id, campaign_id, sequence)
     select gen_random_uuid(), case n % 5 when 0 then 'reminder:e:l:60:' else 'key:' end || n || at,
       n || '@example.com', 'send-' || n % 3, nullif('funnel-' || n % 4, 'funnel-3'),
       (array['willow', 'elm'])[1 + n % 2], '{}', status, at,
       case when status in ('sent', 'bounced') then at + make_interval(mins => n % 11) end,
       case status when 'bounced' then at end, case status when 'failed' then 'code-' || n % 2 end,
       case when n % 3 > 0 then id end, case n % 3 when 0 then id end, case n % 3 when 0 then 1 end
     from made, lateral (
       select (array['sent', 'pending', 'failed', 'bounced', 'sending', 'sent'])[1 + n % 6] as status
     ) s`,
    [emails, days],
  );

/** The last 180 days. */
async function lastDays({ pool }: Database) {
  const { rows } = await pool.query<{ from: string; to: string }>(
    `select to_char(today - 179, 'YYYY-MM-DD') as from, to_char(today, 'YYYY-MM-DD') as to
     from (select (now() at time zone 'UTC')::date as today) t`,
  );
  if (!rows[0]) throw new Error('The database does not know what day it is.');
  return rows[0];
}

/** What views read, added up as a plain count groups it. */
async function readSums(database: Database) {
  const { kysely: db } = database;
  const summed = await findSummed(db, await lastDays(database));
  const emails = await db.selectFrom(emailsOf(db, summed).as('e')).selectAll().execute();
  const outcomes = await db.selectFrom(outcomesOf(db, summed).as('o')).selectAll().execute();
  const totals = new Map<string, number>();
  const add = (key: string, many: number) => {
    if (many > 0) totals.set(key, (totals.get(key) ?? 0) + many);
  };
  for (const one of emails) {
    const place = [one.coach, one.funnel_id, one.function_name, one.kind, one.minutes].join();
    add(`${place} written`, one.written);
    add(`${place} waiting`, one.waiting);
    add(`${place} sent`, one.sent);
    add(`${place} failed ${one.error_code}`, one.failed);
    add(`${place} bounced`, one.bounced);
    add(`${place} slow`, one.slow);
  }
  for (const one of outcomes) add([one.funnel_id, one.outcome].join(), one.submissions);
  return Object.fromEntries([...totals].toSorted());
}

/** A plain count of the rows, in the same groups. */
async function countRows({ pool }: Database) {
  const { rows } = await pool.query<{ key: string; many: number }>(
    `with placed as (
       select d.*, concat_ws(',', coach, coalesce(funnel_id, ''), function_name,
         case when submission_id is not null then 'requested' when sequence is not null then 'campaign'
           else '' end, case when dedupe_key like 'reminder:%' then '60' else '' end) as place
       from delivery_logs d
     )
     select place || ' written' as key, count(*)::int as many from placed group by 1
     union all select place || ' waiting', count(*)::int from placed
       where status in ('pending', 'sending') group by 1
     union all select place || ' sent', count(*)::int from placed where sent_at is not null group by 1
     union all select place || ' failed ' || last_error_code, count(*)::int from placed
       where status = 'failed' group by 1
     union all select place || ' bounced', count(*)::int from placed
       where bounced_at is not null group by 1
     union all select place || ' slow', count(*)::int from placed
       where sent_at > created_at + interval '5 minutes' and submission_id is not null group by 1
     union all select funnel_id || ',' || outcome, count(*)::int from submissions group by 1`,
  );
  const counted = rows.map(({ key, many }): [string, number] => [key, many]);
  return Object.fromEntries(counted.toSorted());
}

/** Whether views read what the rows say. */
async function expectTruth(database: Database): Promise<void> {
  expect(await readSums(database)).toEqual(await countRows(database));
}

/** What happens to emails later, each to some of them. */
const changes = [
  `update delivery_logs set status = 'bounced', bounced_at = now(), sent_at = now()`,
  `update delivery_logs set status = 'sent', sent_at = now()`,
  `update delivery_logs set status = 'failed', last_error_code = 'late'`,
  `update delivery_logs set coach = 'oak'`,
  'delete from delivery_logs',
];

const pastRows = `created_at < now() - interval '2 days'`;

/** The days before today that are due; today falls due again within seconds. */
const listPastDue = async (database: Database) => {
  const { to } = await lastDays(database);
  return (await listDueDays(database.kysely)).filter((day) => day !== to);
};

/** Sums get old. */
const age = ({ pool }: Database, by: string) =>
  pool.query('update summed_days set summed_at = summed_at - $1::interval', [by]);

describeWithDatabase('the sums of days', (open) => {
  it('are what the rows say, before any day is summed and after', async () => {
    const database = await open();
    await writeRows(database, 400, 20);
    await expectTruth(database);
    await sumDueDays(database.kysely);
    expect(await listPastDue(database)).toEqual([]);
    const { rows } = await database.pool.query(
      'select sum(written)::int as written from email_totals',
    );
    // What was written in the last minute is in no sum yet.
    expect(rows[0].written).toBeGreaterThan(370);
    await expectTruth(database);
  });

  it('do not count what is written after them: it is counted beside them', async () => {
    const database = await open();
    await writeRows(database, 100, 5);
    await sumDueDays(database.kysely);
    await writeRows(database, 30, 1);
    await expectTruth(database);
  });

  it('have what was being written while they were made', async () => {
    const database = await open();
    await writeRows(database, 50, 3);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into delivery_logs
         (id, dedupe_key, email_address, function_name, coach, body, created_at)
       values (gen_random_uuid(), 'open', 'a@example.com', 'send-0', 'willow', '{}',
         now() - interval '20 seconds')`,
    );
    await sumDueDays(database.kysely);
    await client.query('commit');
    client.release();
    await expectTruth(database);
  });

  it('follow after a hundredth of the age of their day, whatever became of its rows', async () => {
    const database = await open();
    await writeRows(database, 400, 10);
    await sumDueDays(database.kysely);
    for (const [index, change] of changes.entries()) {
      await database.pool.query(
        `${change} where ${pastRows} and split_part(email_address, '@', 1)::int % 5 = $1::int`,
        [index],
      );
    }
    await database.pool.query(`delete from submissions where ${pastRows} and outcome = 'full'`);
    await sumDueDays(database.kysely);
    expect(await readSums(database)).not.toEqual(await countRows(database));
    // A hundredth of ten days is less than three hours.
    await age(database, '3 hours');
    await sumDueDays(database.kysely);
    await expectTruth(database);
  });

  it('are those of everybody else once a person is erased', async () => {
    const database = await open();
    await writeRows(database, 60, 6);
    await sumDueDays(database.kysely);
    expect(await erasePerson(database.kysely, 'secret', '11@example.com')).toMatchObject({
      deliveries: 1,
    });
    await age(database, '2 hours');
    await sumDueDays(database.kysely);
    await expectTruth(database);
  });

  it('leave out no day in the middle that is not summed', async () => {
    const database = await open();
    await writeRows(database, 200, 10);
    await sumDueDays(database.kysely);
    await database.pool.query(
      `delete from summed_days where day = (now() at time zone 'UTC')::date - 4`,
    );
    await expectTruth(database);
    await database.pool.query("delete from email_totals where day > now() - interval '5 days'");
    await expectTruth(database);
  });

  it('go on in a day that was not over when it was summed', async () => {
    const database = await open();
    const { to } = await lastDays(database);
    await writeRows(database, 100, 4);
    await sumDueDays(database.kysely);
    // As if yesterday had been summed at noon, and the worker stopped then.
    await database.pool.query(
      `update summed_days set summed_until = day::timestamp at time zone 'UTC' where day = $1::date - 1`,
      [to],
    );
    await expectTruth(database);
    expect(await listPastDue(database)).toHaveLength(1);
    await sumDueDays(database.kysely);
    await expectTruth(database);
  });

  it('count for nothing where only a clock that was ahead can have made them', async () => {
    const database = await open();
    await writeRows(database, 100, 4);
    await sumDueDays(database.kysely);
    await database.pool.query(`update summed_days set summed_at = now() + interval '2 hours',
      summed_until = (day + 1)::timestamp at time zone 'UTC'`);
    await writeRows(database, 50, 3);
    await expectTruth(database);
    expect(await listDueDays(database.kysely)).toHaveLength(180);
    await sumDueDays(database.kysely);
    await expectTruth(database);
  });

  it('are made once by two processes, and are whole for whoever reads meanwhile', async () => {
    const database = await open();
    await writeRows(database, 200, 5);
    const { to } = await lastDays(database);
    const reads = Promise.all([1, 2, 3, 4].map(() => expectTruth(database)));
    await Promise.all([1, 2, 3, 4].map(() => sumDay(database.kysely, to)));
    await sumDueDays(database.kysely);
    await reads;
    await expectTruth(database);
  });

  it('are of days in UTC, whatever zone the server lives in', async () => {
    const { pool, url = '' } = await openTestDatabase();
    await pool.query(`do $$ begin
      execute format('alter database %I set timezone to %L', current_database(), 'Pacific/Auckland');
    end $$`);
    const database = await openAt(url);
    await writeRows(database, 300, 12);
    await expectTruth(database);
    await sumDueDays(database.kysely);
    await expectTruth(database);
    expect(await listPastDue(database)).toEqual([]);
    const { rows } = await database.pool.query(
      `select count(*)::int as wrong from email_totals t
       where written > (select count(*) from delivery_logs d
         where (d.created_at at time zone 'UTC')::date = t.day and d.coach = t.coach)`,
    );
    expect(rows).toEqual([{ wrong: 0 }]);
    await database.pool.query('delete from summed_days where extract(day from day)::int % 2 = 1');
    await expectTruth(database);
  });

  it('are kept for no longer than a view can ask for', async () => {
    const database = await open();
    await sumDueDays(database.kysely);
    await database.pool.query('update summed_days set day = day - 200');
    await sumDueDays(database.kysely);
    const { rows } = await database.pool.query('select count(*)::int as days from summed_days');
    expect(rows).toEqual([{ days: 180 }]);
  });

  it('count what the release before has written, and what it writes beside this one', async () => {
    const database = await openTestDatabase();
    await revertTo(database, '0035-sum-days');
    await writeRows(database, 90, 6);
    await migrateToLatest(database.kysely);
    await expectTruth(database);
    await sumDueDays(database.kysely);
    await writeRows(database, 20, 1);
    await database.pool.query(`update delivery_logs set status = 'failed', last_error_code = 'late'
      where ${pastRows}`);
    await age(database, '2 hours');
    await sumDueDays(database.kysely);
    await expectTruth(database);
    await revertTo(database, '0035-sum-days');
    await migrateToLatest(database.kysely);
    await expectTruth(database);
  });
});
