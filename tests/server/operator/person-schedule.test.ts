import { describe, expect, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import { listComing, type StoredJourney } from '#server/operator/views/person-schedule.ts';
import { siteWith, step, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { createTestSite } from '#tests/support/site.ts';

const now = new Date('2026-05-04T09:00:00Z');
const dueAt = new Date('2026-05-05T09:00:00Z');

const journey: StoredJourney = {
  campaign: threeSteps.name,
  isCompleted: false,
  currentSequence: 2,
  nextEmailDueAt: dueAt,
  letters: ['one', 'two', 'three'],
};

const lettersOf = (site: ReturnType<typeof siteWith>, changes: Partial<StoredJourney> = {}) =>
  listComing(site, [{ ...journey, ...changes }], [], now).map(
    ({ at, subject }) => `${at.toISOString().slice(0, 10)} ${subject}`,
  );

describe('what comes next', () => {
  it('is every letter that is left, a wait after each other', () => {
    expect(lettersOf(siteWith([threeSteps]))).toEqual([
      '2026-05-05 Letter two',
      '2026-05-06 Letter three',
    ]);
  });

  it('is told by the sequence as it is declared now', () => {
    const changed = { ...threeSteps, steps: [step('one'), step('new'), step('two')] };
    expect(lettersOf(siteWith([changed]))).toEqual([
      '2026-05-05 Letter new',
      '2026-05-06 Letter two',
    ]);
  });

  it('is nothing where a journey is over or its campaign rests', () => {
    expect(lettersOf(siteWith([threeSteps]), { isCompleted: true })).toEqual([]);
    expect(lettersOf(siteWith([{ ...threeSteps, active: false }]))).toEqual([]);
  });

  it('is a reminder for who registered before its time', () => {
    const startsAt = new Date('2027-03-16T17:00:00Z');
    const seat = { eventId: eventId('willow-masterclass'), event: 'The Masterclass', startsAt };
    const remindersFor = (createdAt: string, at = now) =>
      listComing(createTestSite(), [], [{ ...seat, createdAt: new Date(createdAt) }], at);
    expect(remindersFor('2027-03-01T00:00:00Z')).toMatchObject([
      { kind: 'reminder', at: new Date('2027-03-15T17:00:00Z') },
    ]);
    const eve = new Date('2027-03-15T20:00:00Z');
    expect(remindersFor('2027-03-15T18:00:00Z', eve)).toEqual([]);
  });
});
