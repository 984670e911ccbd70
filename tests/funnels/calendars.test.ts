import { describe, expect, it } from 'vitest';
import { listEmails } from '#engine/schedule/email-schedule.ts';
import { wallClockAt } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { compileDeclarations, type DeclarationModules } from '#server/start/declarations.ts';

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>(
  '../../funnels/*/*.ts',
  { eager: true },
);
const { funnels } = compileDeclarations(modules, []);
const dayMs = 86_400_000;

/** A sign-up every 31 hours of a year, so that every hour of the day and both changes are met. */
const signUps = Array.from(
  { length: Math.floor((365 * 24) / 31) },
  (_, index) => new Date(Date.UTC(2027, 0, 1) + index * 31 * 3_600_000),
);

const inJourneys = funnels.flatMap((funnel) => {
  const { declaration, coach } = funnel;
  const name = declaration.kind === 'lead' ? declaration.submission.journey?.campaign : undefined;
  const campaign = coach.campaigns.find((one) => one.name === name);
  return campaign ? [{ id: funnel.id, funnel, campaign }] : [];
});

const lettersOf = (funnel: CompiledFunnel, at: Date) =>
  listEmails(funnel, at).filter(({ kind }) => kind === 'letter');

describe.each(inJourneys)('the year of $id', ({ funnel, campaign }) => {
  it('brings every letter once, in the declared order, at least three', () => {
    expect(campaign.steps.length).toBeGreaterThanOrEqual(3);
    for (const at of signUps) {
      expect(lettersOf(funnel, at).map(({ name }) => name)).toEqual(
        campaign.steps.map(({ id }) => id),
      );
    }
  });

  it('brings no two letters on one day and the last within two months', () => {
    for (const at of signUps) {
      const days = lettersOf(funnel, at).map((letter) =>
        Math.floor(wallClockAt(letter.at, funnel.coach.timeZone) / dayMs),
      );
      expect(new Set(days).size, at.toISOString()).toBe(days.length);
      const last = lettersOf(funnel, at).at(-1);
      expect((last?.at.getTime() ?? Number.NaN) - at.getTime()).toBeLessThan(61 * dayMs);
    }
  });

  it('keeps to the hours of the coach, summer and winter', () => {
    const { window } = campaign;
    if (window === undefined) throw new Error('A campaign of this site has a window.');
    for (const letter of signUps.flatMap((at) => lettersOf(funnel, at))) {
      const hour = new Date(wallClockAt(letter.at, funnel.coach.timeZone)).getUTCHours();
      expect(hour, letter.at.toISOString()).toBeGreaterThanOrEqual(window.fromHour);
      expect(hour, letter.at.toISOString()).toBeLessThan(window.toHour);
    }
  });
});
