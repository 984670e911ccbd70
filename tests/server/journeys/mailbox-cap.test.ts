import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import { deploy, listCampaignEmails, signUpAll, siteWith, step } from './enrolled.ts';

describeWithDatabase('campaign emails to one mailbox', (open) => {
  let database: Database;
  let clock: VirtualClock;
  const campaign = { name: 'Willow Campaign', steps: [step('one', { hours: 1 }), step('two')] };
  const site = siteWith([campaign]);
  const start = '2027-06-07T15:00:00Z';
  const after = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000);

  beforeEach(async () => {
    database = await open();
    clock ??= await openVirtualClock(database.pool, start);
    await clock.set(start);
  });

  const spellings = (count: number) =>
    Array.from({ length: count }, (_, turn) => ({
      at: start,
      email: `v${turn % 2 ? '.' : ''}ictim+${turn}@gmail.com`,
    }));

  /** What was written is sent. */
  const leave = () =>
    database.pool.query(
      `update delivery_logs set status = 'sent', sent_at = now() where status = 'pending'`,
    );

  it('are three a day, however it is spelt and however many journeys are due', async () => {
    const { process } = await deploy(database, site);
    await signUpAll(database, site, spellings(20));
    await signUpAll(database, site, [{ at: start, email: 'somebody@example.com' }]);
    const sent: number[] = [];
    for (let hour = 1; hour <= 6 * 24; hour += 1) {
      await clock.set(after(hour));
      sent.push((await process()).emailsSent);
      if (hour % 24 === 0)
        sent.splice(
          0,
          sent.length,
          sent.reduce((sum, one) => sum + one, 0),
        );
      if (hour === 23) expect(sent.reduce((sum, one) => sum + one, 0)).toBe(3 + 1);
    }
    const emails = (await listCampaignEmails(database)).filter(({ email }) => /gmail/.test(email));
    for (const { at } of emails) {
      const within = emails.filter(
        (other) => other.at >= at && other.at.getTime() < at.getTime() + 24 * 3_600_000,
      );
      expect(within.length).toBeLessThanOrEqual(3);
    }
    expect(emails.length).toBeGreaterThanOrEqual(6 * 3 - 3);
  });

  it('are put off, not lost: everybody has every email in the end', async () => {
    const { process } = await deploy(database, site);
    await signUpAll(database, site, spellings(7));
    for (let hour = 1; hour <= 9 * 24; hour += 1) {
      await clock.set(after(hour));
      await process();
      await leave();
    }
    const emails = await listCampaignEmails(database);
    expect(emails).toHaveLength(14);
    const { rows } = await database.pool.query(
      'select count(*)::int as open from user_journeys where not is_completed',
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  it('are counted over all processes', async () => {
    const workers = await Promise.all(Array.from({ length: 4 }, () => deploy(database, site)));
    await signUpAll(database, site, [
      ...spellings(40),
      ...Array.from({ length: 1200 }, () => ({ at: start })),
    ]);
    await clock.set(after(1));
    await Promise.all(workers.map(({ process }) => process()));
    const emails = await listCampaignEmails(database);
    expect(emails.filter(({ email }) => /gmail/.test(email))).toHaveLength(3);
    expect(emails).toHaveLength(1203);
  });

  it('do not count one email twice that two sign-ups of an address share', async () => {
    const { process } = await deploy(database, site);
    await signUpAll(
      database,
      site,
      ['guide', 'report', 'call', 'test', 'book'].map((source) => ({
        at: start,
        email: 'ada@example.com',
        source,
      })),
    );
    await clock.set(after(1));
    expect(await process()).toEqual({ journeysProcessed: 5, emailsSent: 1 });
    await clock.set(after(26));
    expect(await process()).toEqual({ journeysProcessed: 5, emailsSent: 1 });
  });

  it('that left late are counted on the day they left, and leave no room before they do', async () => {
    const named = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({
      ...campaign,
      name,
      steps: [step('one', { hours: 1 })],
    }));
    const { process } = await deploy(database, siteWith(named), { hasSender: true });
    for (const [index, one] of named.entries()) {
      const at = index < 3 ? start : after(25).toISOString();
      await signUpAll(database, siteWith([one]), [
        { at, email: 'ada@example.com', source: one.name },
      ]);
    }
    const writtenAt = async (hours: number) => {
      await clock.set(after(hours));
      return (await process()).emailsSent;
    };
    expect(await writtenAt(1)).toBe(3);
    // The provider is away: they wait, and so does what is due the next day.
    expect(await writtenAt(26)).toBe(0);
    expect(await writtenAt(27)).toBe(0);
    await leave();
    for (const hours of [28, 34, 50.9]) expect(await writtenAt(hours)).toBe(0);
    expect((await writtenAt(51)) + (await writtenAt(52))).toBe(3);
  });
});
