import { beforeEach, expect, it } from 'vitest';
import type { Site } from '#engine/site/site.ts';
import { renderEmail } from '#renderer/email/render-email.tsx';
import type { Database } from '#server/db/open/open.ts';
import { createComposer } from '#server/email/composing/compose.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { saveSubmissions } from '#server/submission/saving/save-submissions.ts';
import { deploy, siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { claimedDelivery } from '#tests/server/outbox/deliveries-of.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import { event, whenOver } from '#tests/support/site/declarations.ts';

const secret = 'a secret of the tests';
const { startsAt: _, ...unannounced } = event;

/** An evening whose date is to be announced, or at a time. */
function siteOn(startsAt?: string): Site {
  const dated = startsAt === undefined ? {} : { startsAt, whenOver };
  return siteWith([threeSteps], { 'guide.ts': { event: { ...unannounced, ...dated } } });
}

describeWithDatabase('whoever registered before there was a date', (open) => {
  let database: Database;
  let clock: VirtualClock;
  beforeEach(async () => {
    database = await open();
    clock ??= await openVirtualClock(database.pool, '2027-01-01T00:00:00Z');
    await clock.set('2027-01-01T09:00:00Z');
    await deploy(database, siteOn());
    await register(siteOn(), 'ada', 'bob');
  });

  async function register(site: Site, ...names: string[]): Promise<void> {
    const funnel = site.funnels.find(({ id }) => id === 'willow-guide');
    if (!funnel) throw new Error('The site has no evening.');
    const rows = names.map((name) => {
      const values = { name, email: `${name}@example.com` };
      const sent = { typed: values, attribution: {} };
      return draftRow(funnel, sent, values, '/willow-guide', new Date('2027-01-01'), secret);
    });
    await saveSubmissions(database.kysely, rows, 1);
  }

  const told = async () =>
    (
      await database.pool.query(
        `select id, email_address as "emailAddress", coach, function_name as "functionName", body,
           funnel_id as "funnelId", event_id as "eventId", stream, status, next_attempt_at as "dueAt"
         from delivery_logs where function_name = 'seat-taken' order by email_address`,
      )
    ).rows;

  it('is told when it is as soon as it is declared, with a calendar file', async () => {
    await clock.set('2027-02-01T09:00:00Z');
    const site = siteOn('2027-03-16T10:00');
    const { notes } = await deploy(database, site);
    expect(notes.join(' ')).toContain('goes to 2 people who have registered');
    await register(site, 'cleo');
    const [first, second, ...others] = await told();
    expect(others).toEqual([]);
    expect([first.emailAddress, second.emailAddress]).toEqual([
      'ada@example.com',
      'bob@example.com',
    ]);
    expect(first.dueAt).toEqual(new Date('2027-02-01T09:10:00Z'));
    const options = { site, renderEmail, publicUrl: 'https://willow.example', secret };
    const mail = await createComposer(options)(claimedDelivery(first));
    expect(mail.subject).toBe(`Your seat: ${event.name}`);
    expect(mail.text).toContain('Tuesday, March 16, 2027');
    expect(mail.attachments[0]?.content).toContain('DTSTART:20270316T170000Z');
  });

  it('is told once, however often that is deployed', async () => {
    await deploy(database, siteOn('2027-03-16T10:00'));
    expect((await deploy(database, siteOn('2027-03-16T10:00'))).notes).toEqual([]);
    expect(await told()).toHaveLength(2);
  });

  it('hears nothing where the date is taken back before that leaves, and is told of the next', async () => {
    await deploy(database, siteOn('2027-03-16T10:00'));
    await clock.set('2027-01-01T09:05:00Z');
    await deploy(database, siteOn());
    expect((await told()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    await deploy(database, siteOn('2027-03-16T10:00'));
    expect((await told()).map(({ status, dueAt }) => [status, dueAt.toISOString()])).toEqual([
      ['pending', '2027-01-01T09:15:00.000Z'],
      ['pending', '2027-01-01T09:15:00.000Z'],
    ]);
  });

  it('hears nothing of a date that has passed', async () => {
    await deploy(database, siteOn('2026-12-16T10:00'));
    expect(await told()).toEqual([]);
  });
});
