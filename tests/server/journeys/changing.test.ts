import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import {
  deploy,
  listCampaignEmails,
  listJourneys,
  signUp,
  siteWith,
  step,
  threeSteps,
} from './enrolled.ts';

const monday = '2027-06-07T15:00:00Z';
const at = (day: number) => `2027-06-${String(7 + day).padStart(2, '0')}T15:00:00Z`;
const [one, two, three] = threeSteps.steps;
const withSteps = (...steps: object[]) => siteWith([{ ...threeSteps, steps }]);

describeWithDatabase('a sequence that changes while people are enrolled', (open) => {
  let database: Database;
  let clock: VirtualClock;

  beforeEach(async () => {
    database = await open();
    clock ??= await openVirtualClock(database.pool, monday);
    await clock.set(monday);
  });

  /** Ada has had the first email and waits for the second, Bob has had two, Cleo none. */
  async function enroll(): Promise<void> {
    const site = withSteps(one, two, three);
    const { process } = await deploy(database, site);
    await signUp(database, site, { email: 'bob@example.com', at: monday });
    await clock.set(at(1));
    await signUp(database, site, { email: 'ada@example.com', at: at(1) });
    for (const day of [2, 3]) {
      await clock.set(at(day));
      await process();
    }
    await signUp(database, site, { email: 'cleo@example.com', at: at(3) });
  }

  async function finish(site: ReturnType<typeof withSteps>, from = 4): Promise<string[]> {
    const { process } = await deploy(database, site);
    for (let day = from; day < 14; day += 1) {
      await clock.set(at(day));
      await process();
    }
    const emails = await listCampaignEmails(database);
    return ['ada', 'bob', 'cleo'].map((name) =>
      emails
        .filter(({ email }) => email.startsWith(name))
        .map(({ step: id }) => id)
        .join(),
    );
  }

  it('gives a new email to those who have not passed its place', async () => {
    await enroll();
    const changed = withSteps(one, two, step('extra'), three);
    const { notes } = await deploy(database, changed);
    expect(notes).toEqual([
      'Campaign Willow Campaign changed for 3 enrolled people: 1 at step 1 (one); 1 at step 2 ' +
        '(two); step 3 (extra) is new and 1 get it, the first on Friday, June 11 at 8:00 AM PDT.',
    ]);
    expect((await deploy(database, changed)).notes).toEqual([]);
    expect(await finish(changed)).toEqual([
      'one,two,extra,three',
      'one,two,extra,three',
      'one,two,extra,three',
    ]);
    expect(await listJourneys(database)).toMatchObject(
      [1, 2, 3].map(() => ({ step: 4, isCompleted: true })),
    );
  });

  it('passes by what was put in before somebody’s place', async () => {
    await enroll();
    expect(await finish(withSteps(step('welcome'), one, two, three))).toEqual([
      'one,two,three',
      'one,two,three',
      'welcome,one,two,three',
    ]);
  });

  it('goes on after the last email somebody has had where one was taken out', async () => {
    await enroll();
    expect(await finish(withSteps(one, three))).toEqual([
      'one,three',
      'one,two,three',
      'one,three',
    ]);
  });

  it('ends for those who have had every email that is left', async () => {
    await enroll();
    const shorter = withSteps(one, two);
    const { notes } = await deploy(database, shorter);
    expect(notes).toEqual([
      'Campaign Willow Campaign changed for 3 enrolled people: 1 at step 1 (one); 1 at step 2 ' +
        '(two); 1 have had every email and are done.',
    ]);
    expect(await finish(shorter)).toEqual(['one,two', 'one,two', 'one,two']);
  });

  it('repeats no email whose words were changed', async () => {
    await enroll();
    const rewritten = { ...step('two'), after: { days: 3 } };
    expect(await finish(withSteps(one, rewritten, three))).toEqual([
      'one,two,three',
      'one,two,three',
      'one,two,three',
    ]);
  });

  it('leaves people in a version that it does not know to the release that does', async () => {
    await enroll();
    const older = await deploy(database, withSteps(one, two, three));
    const newer = withSteps(one, two, step('extra'), three);
    await deploy(database, newer);
    await signUp(database, newer, { email: 'dora@example.com', at: at(3) });
    await clock.set(at(5));
    await older.process();
    const emails = await listCampaignEmails(database);
    expect(emails.filter(({ email }) => email.startsWith('dora'))).toEqual([]);
    const again = await deploy(database, newer);
    await again.process();
    expect((await listCampaignEmails(database)).at(-1)).toMatchObject({
      email: 'dora@example.com',
      step: 'one',
    });
  });
});
