import { describe, expect, it } from 'vitest';
import { listScheduledEmails } from '#engine/schedule/email-schedule.ts';
import { dayMs, hourMs, wallClockAt } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { readSite } from '#scripts/support/declared-site.ts';

const { funnels } = readSite();

/** A sign-up every 31 hours of a year, to meet every hour of the day and both changes of clocks. */
const signUps = Array.from(
  { length: Math.floor((365 * 24) / 31) },
  (_, index) => new Date(Date.UTC(2027, 0, 1) + index * 31 * hourMs),
);

const withCampaign = funnels.flatMap((funnel) => {
  const { declaration, coach } = funnel;
  const name = declaration.kind === 'lead' ? declaration.submission.journey?.campaign : undefined;
  const campaign = coach.campaigns.find((one) => one.name === name);
  return campaign ? [{ id: funnel.id, funnel, campaign }] : [];
});

const campaignEmailsOf = (funnel: CompiledFunnel, at: Date) =>
  listScheduledEmails(funnel, at).filter(({ kind }) => kind === 'campaign');

describe.each(withCampaign)('a sign-up at $id', ({ funnel, campaign }) => {
  const journeys = signUps.map((at) => ({ at, emails: campaignEmailsOf(funnel, at) }));

  it('brings every email once, in the declared order, at least three', () => {
    expect(campaign.steps.length).toBeGreaterThanOrEqual(3);
    for (const { emails } of journeys) {
      expect(emails.map(({ name }) => name)).toEqual(campaign.steps.map(({ id }) => id));
    }
  });

  it('brings no two emails on one day and the last within two months', () => {
    for (const { at, emails } of journeys) {
      const days = emails.map((email) =>
        Math.floor(wallClockAt(email.at, funnel.coach.timeZone) / dayMs),
      );
      expect(new Set(days).size, at.toISOString()).toBe(days.length);
      const last = emails.at(-1);
      expect((last?.at.getTime() ?? Number.NaN) - at.getTime()).toBeLessThan(61 * dayMs);
    }
  });

  it('keeps to the hours of the coach, summer and winter', () => {
    const { window } = campaign;
    if (window === undefined) throw new Error('A campaign of this site has a window.');
    for (const email of journeys.flatMap(({ emails }) => emails)) {
      const hour = new Date(wallClockAt(email.at, funnel.coach.timeZone)).getUTCHours();
      expect(hour, email.at.toISOString()).toBeGreaterThanOrEqual(window.fromHour);
      expect(hour, email.at.toISOString()).toBeLessThan(window.toHour);
    }
  });
});
