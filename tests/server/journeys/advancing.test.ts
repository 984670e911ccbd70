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
  step,
  threeSteps,
} from './enrolled.ts';

/** A Monday. */
const monday = '2027-06-07T15:00:00Z';
const at = (day: number, time = '15:00') =>
  `2027-06-${String(7 + day).padStart(2, '0')}T${time}:00Z`;

describeWithDatabase('moving journeys on', (open) => {
  let database: Database;
  let clock: VirtualClock;

  beforeEach(async () => {
    database = await open();
    clock ??= await openVirtualClock(database.pool, monday);
    await clock.set(monday);
  });

  it('writes each email when its wait is over and ends after the last', async () => {
    const site = siteWith([threeSteps]);
    const { process } = await deploy(database, site);
    await signUp(database, site, { email: 'ada@example.com' });
    const nothing = { journeysProcessed: 0, emailsSent: 0 };
    const one = { journeysProcessed: 1, emailsSent: 1 };
    expect(await process()).toEqual(nothing);
    await clock.set(at(2, '14:59'));
    expect(await process()).toEqual(nothing);
    await clock.set(at(2));
    expect(await process()).toEqual(one);
    expect(await process()).toEqual(nothing);
    expect(await listJourneys(database)).toMatchObject([
      { step: 2, isCompleted: false, dueAt: new Date(at(3)) },
    ]);
    await clock.set(at(3));
    expect(await process()).toEqual(one);
    await clock.set(at(4));
    expect(await process()).toEqual(one);
    expect(await listJourneys(database)).toMatchObject([
      { step: 3, isCompleted: true, dueAt: null },
    ]);
    await clock.set(at(20));
    expect(await process()).toEqual(nothing);
    expect((await listCampaignEmails(database)).map(({ step: id }) => id)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('writes into the delivery log everything that the email needs', async () => {
    const site = siteWith([threeSteps]);
    const { process } = await deploy(database, site, { hasSender: true });
    const leadId = await signUp(database, site, { email: ' Ada@Example.com ' });
    await clock.set(at(2));
    await process();
    const { rows } = await database.pool.query('select * from delivery_logs');
    expect(rows).toMatchObject([
      {
        email_address: 'ada@example.com',
        status: 'pending',
        function_name: 'process-email-sequence',
        funnel_id: 'willow-guide',
        coach: 'willow',
        stream: 'broadcast',
        body: { email: 'ada@example.com', name: 'Ada', letter: 'one' },
        lead_id: leadId,
        sequence: 1,
      },
    ]);
  });

  it('counts days on the calendar when summer time begins and ends', async () => {
    const site = siteWith([threeSteps]);
    const { process } = await deploy(database, site);
    // Ten in the morning in Los Angeles, the days before the clocks change.
    await signUp(database, site, { at: '2027-03-13T18:00:00Z', email: 'spring@example.com' });
    await signUp(database, site, { at: '2027-11-06T17:00:00Z', email: 'autumn@example.com' });
    for (const [time, sent] of [
      ['2027-03-15T16:59:00Z', 0],
      ['2027-03-15T17:00:00Z', 1],
      ['2027-11-08T17:59:00Z', 1],
      ['2027-11-08T18:00:00Z', 2],
    ] as const) {
      await clock.set(time);
      await process();
      const emails = await listCampaignEmails(database);
      expect(
        emails.filter(({ step: id }) => id === 'one'),
        time,
      ).toHaveLength(sent);
    }
  });

  it('keeps to the window of the coach, also when a worker comes late', async () => {
    const window = { weekdays: ['tue', 'wed'], fromHour: 8, toHour: 10 };
    const site = siteWith([{ ...threeSteps, window }]);
    const { process } = await deploy(database, site);
    await signUp(database, site);
    const counts: number[] = [];
    // Wednesday 8:00 in Los Angeles is 15:00 UTC; the second email waits for Tuesday.
    for (const time of [
      at(2, '14:59'),
      at(2),
      at(3),
      at(8, '14:59'),
      at(8, '17:00'),
      at(9, '16:59'),
    ]) {
      await clock.set(time);
      counts.push((await process()).emailsSent);
    }
    expect(counts).toEqual([0, 1, 0, 0, 0, 1]);
  });

  it('lets an inactive campaign wait and goes on where everybody stood, one email each', async () => {
    const site = siteWith([threeSteps]);
    const resting = siteWith([{ ...threeSteps, active: false }]);
    const { process } = await deploy(database, site);
    await signUpAll(database, site, [{}, {}, {}]);
    await clock.set(at(2));
    expect((await process()).emailsSent).toBe(3);
    await deploy(database, resting);
    await clock.set(at(20));
    expect(await process()).toEqual({ journeysProcessed: 0, emailsSent: 0 });
    await deploy(database, site);
    expect((await process()).emailsSent).toBe(3);
    expect((await process()).emailsSent).toBe(0);
    expect(await listJourneys(database)).toMatchObject(
      [1, 2, 3].map(() => ({ step: 3, isCompleted: false, dueAt: new Date(at(21)) })),
    );
  });

  it('waits where the campaign has no postal address', async () => {
    const site = siteWith([threeSteps]);
    const { process } = await deploy(database, site);
    await signUp(database, site);
    await database.pool.query('update email_campaigns set postal_address = null');
    await clock.set(at(2));
    expect((await process()).emailsSent).toBe(0);
    await database.pool.query(`update email_campaigns set postal_address = '1 Willow Way'`);
    expect((await process()).emailsSent).toBe(1);
  });

  it('gives each email once to somebody who came through two pages', async () => {
    const site = siteWith([threeSteps]);
    const { process } = await deploy(database, site);
    await signUp(database, site, { email: 'ada@example.com', source: 'guide' });
    await signUp(database, site, { email: 'ADA@example.com', source: 'masterclass' });
    await clock.set(at(2));
    expect(await process()).toEqual({ journeysProcessed: 2, emailsSent: 1 });
    await clock.set(at(3));
    expect(await process()).toEqual({ journeysProcessed: 2, emailsSent: 1 });
  });

  it('ends for whoever sends a form that the campaign ends with', async () => {
    const site = siteWith([{ ...threeSteps, endsWith: ['call-form'] }], {
      'call-form.ts': { 'submission.journey': undefined },
    });
    const { process } = await deploy(database, site);
    await signUp(database, site, { email: 'stays@example.com', at: monday });
    await signUp(database, site, { email: 'leaves@example.com', at: monday });
    await clock.set(at(2));
    expect((await process()).emailsSent).toBe(2);
    await database.pool.query(
      `insert into submissions (id, funnel_id, email_key, outcome, reference, fields, created_at)
       values (gen_random_uuid(), 'call-form', 'leaves@example.com', 'accepted', 'ABCDEF', '{}', $1)`,
      [at(2, '16:00')],
    );
    await clock.set(at(3));
    expect(await process()).toEqual({ journeysProcessed: 2, emailsSent: 1 });
    expect(await listJourneys(database)).toMatchObject([
      { step: 2, isCompleted: true, dueAt: null },
      { step: 3, isCompleted: false },
    ]);
  });

  it('takes in journeys that were begun by hand, without a version', async () => {
    const site = siteWith([threeSteps]);
    await deploy(database, site);
    await signUp(database, site, { version: null });
    const { process } = await deploy(database, site);
    await clock.set(at(2));
    expect((await process()).emailsSent).toBe(1);
  });

  it('moves a crowd in many batches, campaign by campaign in turns', async () => {
    const other = { ...threeSteps, name: 'Other Campaign', steps: [step('one')] };
    const site = siteWith([threeSteps, other]);
    const { process } = await deploy(database, site);
    await signUpAll(
      database,
      site,
      Array.from({ length: 1234 }, () => ({})),
    );
    await clock.set(at(2));
    expect(await process()).toEqual({ journeysProcessed: 1234, emailsSent: 1234 });
  });
});
