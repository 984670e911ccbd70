import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import {
  deploy,
  listCampaignEmails,
  listJourneys,
  signUp,
  signUpAll,
  siteWith,
  threeSteps,
} from './enrolled.ts';

describeWithDatabase('workers that move journeys together', (open) => {
  let database: Database;
  let clock: VirtualClock;
  const site = siteWith([threeSteps]);
  const crowd = Array.from({ length: 2300 }, () => ({ at: '2027-06-07T15:00:00Z' }));

  beforeEach(async () => {
    database = await open();
    clock ??= await openVirtualClock(database.pool, '2027-06-07T15:00:00Z');
    await clock.set('2027-06-07T15:00:00Z');
  });

  it('never write an email twice and leave nobody out', async () => {
    const workers = [
      await deploy(database, site),
      await deploy(database, site),
      await deploy(database, site),
      await deploy(database, site),
    ];
    await signUpAll(database, site, crowd);
    await clock.set('2027-06-09T15:00:00Z');
    const done = await Promise.all(workers.map(({ process }) => process()));
    const sum = (name: 'journeysProcessed' | 'emailsSent') =>
      done.reduce((total, one) => total + one[name], 0);
    expect(sum('journeysProcessed')).toBe(crowd.length);
    expect(sum('emailsSent')).toBe(crowd.length);
    expect(await listCampaignEmails(database)).toHaveLength(crowd.length);
    const steps = new Set((await listJourneys(database)).map(({ step }) => step));
    expect([...steps]).toEqual([2]);
  });

  it('write the rest after one of them broke off in the middle of a batch', async () => {
    const { process } = await deploy(database, site);
    await signUpAll(database, site, crowd.slice(0, 700));
    await clock.set('2027-06-09T15:00:00Z');
    // A worker that dies takes its transaction with it: the email and the step, or neither.
    await database.pool.query(
      'create function die() returns trigger language plpgsql as ' +
        `$$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
    );
    await database.pool.query(
      `create trigger die before insert on delivery_logs for each row
       when (new.sequence = 1 and new.lead_id = '${await anyLead()}') execute function die()`,
    );
    await expect(process()).rejects.toThrow();
    const written = await listCampaignEmails(database);
    const moved = (await listJourneys(database)).filter(({ step }) => step === 2);
    expect(moved).toHaveLength(written.length);
    expect(written.length).toBeLessThan(700);
    await database.pool.query('drop trigger die on delivery_logs');
    await database.pool.query('drop function die');
    await process();
    expect(await listCampaignEmails(database)).toHaveLength(700);
    expect((await process()).journeysProcessed).toBe(0);
  });

  it('put one that cannot be moved off for an hour, tell the operator, and move the others', async () => {
    const { process } = await deploy(database, site);
    const poisoned = await signUp(database, site, { at: '2027-06-07T14:00:00Z' });
    await signUpAll(database, site, crowd.slice(0, 30));
    await database.pool.query(
      `alter table delivery_logs add constraint no_poison check (lead_id <> '${poisoned}')`,
    );
    await clock.set('2027-06-09T15:00:00Z');
    expect(await process()).toEqual({ journeysProcessed: 30, emailsSent: 30 });
    expect(await process()).toEqual({ journeysProcessed: 0, emailsSent: 0 });
    const { rows } = await database.pool.query('select * from error_logs');
    expect(rows).toMatchObject([
      {
        function_name: 'process-email-sequence',
        error_message: expect.stringContaining('retried in an hour: new row for relation'),
        request_data: { campaign: 'Willow Campaign' },
      },
    ]);
    await database.pool.query('alter table delivery_logs drop constraint no_poison');
    await clock.set('2027-06-09T16:00:00Z');
    expect(await process()).toEqual({ journeysProcessed: 1, emailsSent: 1 });
  });

  it('pass a lead over that is being erased, and wait for nobody', async () => {
    const { process } = await deploy(database, site);
    const [erased] = await signUpAll(database, site, crowd.slice(0, 3));
    await clock.set('2027-06-09T15:00:00Z');
    const eraser = await database.pool.connect();
    try {
      await eraser.query('begin');
      await eraser.query('delete from leads where id = $1', [erased]);
      expect(await process()).toEqual({ journeysProcessed: 2, emailsSent: 2 });
      await eraser.query('commit');
    } finally {
      eraser.release();
    }
    expect(await process()).toEqual({ journeysProcessed: 0, emailsSent: 0 });
  });

  async function anyLead(): Promise<string> {
    const { rows } = await database.pool.query(
      'select id from leads order by created_at, id desc limit 1 offset 600',
    );
    return rows[0].id;
  }
});
