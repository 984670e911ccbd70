import { beforeAll, describe, expect, it } from 'vitest';
import { listScheduledEmails } from '#engine/schedule/email-schedule.ts';
import type { Database } from '#server/db/open/open.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import { deploy, listCampaignEmails, signUpAll, siteWith, step } from './enrolled.ts';

const hourMs = 3_600_000;
const start = Date.UTC(2027, 0, 1);

/** Emails on some days and hours, by the clock of Los Angeles, which changes twice in the year. */
const site = siteWith([
  {
    name: 'Willow Campaign',
    window: { weekdays: ['mon', 'tue', 'thu', 'sat', 'sun'], fromHour: 9, toHour: 18 },
    steps: [
      step('one', { days: 1 }),
      step('two', { hours: 36 }),
      step('three', { days: 3 }),
      step('four', { days: 7 }),
    ],
  },
]);

/** Somebody every 53 hours, so that every hour of the day and both changes are met. */
const people = Array.from({ length: 160 }, (_, index) => ({
  email: `person${String(index).padStart(3, '0')}@example.com`,
  at: new Date(start + index * 53 * hourMs).toISOString(),
}));

describe('a year of journeys on a virtual clock', () => {
  let database: Database;
  let clock: VirtualClock;

  beforeAll(async () => {
    database = await openTestDatabase();
    clock = await openVirtualClock(database.pool, new Date(start).toISOString());
  });

  it('brings every email at the hour that the campaign calendar names', async () => {
    const { process } = await deploy(database, site);
    await signUpAll(database, site, people);
    const [funnel] = site.funnels;
    const expected = people.flatMap(({ email, at }) =>
      (funnel ? listScheduledEmails(funnel, new Date(at)) : [])
        .filter(({ kind }) => kind === 'campaign')
        .map(({ name, at: dueAt }) => ({ email, step: name, at: dueAt })),
    );
    // A worker that looks every hour, without the hours at which nobody can be due: each email at its
    // hour and not in the hour before, and none in any night, when the window is closed.
    const hours = expected.map(({ at }) => Math.floor((at.getTime() - start) / hourMs));
    const nights = Array.from({ length: 366 }, (_, day) => day * 24 + 8);
    const looks = new Set([...hours, ...hours.map((hour) => hour - 1), ...nights]);
    for (const hour of [...looks].toSorted((a, b) => a - b)) {
      await clock.set(new Date(start + hour * hourMs));
      await process();
    }
    expect(expected).toHaveLength(640);
    const order = (a: { at: Date; email: string }, b: { at: Date; email: string }) =>
      a.at.getTime() - b.at.getTime() || a.email.localeCompare(b.email);
    expect((await listCampaignEmails(database)).toSorted(order)).toEqual(expected.toSorted(order));
  });
});
