import { describe, expect, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import {
  listComing,
  type StoredJourney,
  type StoredSeat,
} from '#server/operator/views/person-schedule.ts';
import { siteWith, step, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { event, message, reminderFunction } from '#tests/support/site/declarations.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const now = new Date('2026-05-04T09:00:00Z');
const dueAt = new Date('2026-05-05T09:00:00Z');

const journey: StoredJourney = {
  campaign: threeSteps.name,
  isCompleted: false,
  currentSequence: 2,
  nextEmailDueAt: dueAt,
  stepIds: ['one', 'two', 'three'],
};

const nobody = { journeys: [], seats: [], suppressions: [] };

const emailsOf = (site: ReturnType<typeof siteWith>, changes: Partial<StoredJourney> = {}) =>
  listComing(site, { ...nobody, journeys: [{ ...journey, ...changes }] }, now).map(
    ({ at, subject }) => `${at.toISOString().slice(0, 10)} ${subject}`,
  );

describe('what comes next', () => {
  it('is every email that is left, a wait after each other', () => {
    expect(emailsOf(siteWith([threeSteps]))).toEqual([
      '2026-05-05 Letter two',
      '2026-05-06 Letter three',
    ]);
  });

  it('is told by the sequence as it is declared now', () => {
    const changed = { ...threeSteps, steps: [step('one'), step('new'), step('two')] };
    expect(emailsOf(siteWith([changed]))).toEqual([
      '2026-05-05 Letter new',
      '2026-05-06 Letter two',
    ]);
  });

  it('is nothing where a journey is over or its campaign rests', () => {
    expect(emailsOf(siteWith([threeSteps]), { isCompleted: true })).toEqual([]);
    expect(emailsOf(siteWith([{ ...threeSteps, active: false }]))).toEqual([]);
  });

  const startsAt = new Date('2027-03-16T17:00:00Z');
  const seat: StoredSeat = {
    eventId: eventId('willow-masterclass'),
    event: 'The Masterclass',
    startsAt,
    minutes: 60,
    state: 'firm',
    createdAt: new Date('2027-03-01T00:00:00Z'),
  };
  const comingWith = (changes: Partial<StoredSeat>, at = now, site = createTestSite()) =>
    listComing(site, { ...nobody, seats: [{ ...seat, ...changes }] }, at);

  it('is nothing for an address that gets nothing, and no campaign email for who unsubscribed', () => {
    const site = siteWith([threeSteps], {
      'coach.ts': { 'functions.send-reminder': reminderFunction },
      'guide.ts': { event: { ...event, reminder: { hoursBefore: 24, function: 'send-reminder' } } },
    });
    const person = { journeys: [journey], seats: [{ ...seat, eventId: eventId('willow-guide') }] };
    const kindsFor = (...suppressions: { scope: string; reason: string }[]) =>
      listComing(site, { ...person, suppressions }, now).map(({ kind }) => kind);
    const all = ['campaign email', 'campaign email', 'reminder'];
    expect(kindsFor()).toEqual(all);
    expect(kindsFor({ scope: 'elm', reason: 'unsubscribed' })).toEqual(all);
    expect(kindsFor({ scope: 'willow', reason: 'unsubscribed' })).toEqual(['reminder']);
    expect(kindsFor({ scope: 'all', reason: 'unsubscribed' })).toEqual(['reminder']);
    for (const reason of ['bounced', 'complained', 'refused']) {
      expect(kindsFor({ scope: 'all', reason }), reason).toEqual([]);
    }
  });

  it('is a reminder for who registered before its time', () => {
    expect(comingWith({})).toMatchObject([
      { kind: 'reminder', at: new Date('2027-03-15T17:00:00Z') },
    ]);
    const eve = new Date('2027-03-15T20:00:00Z');
    expect(comingWith({ createdAt: new Date('2027-03-15T18:00:00Z') }, eve)).toEqual([]);
  });

  it('is nothing of an event while its seat is held or waited for', () => {
    for (const state of ['held', 'offered', 'waiting'] as const) {
      expect(comingWith({ state }), state).toEqual([]);
    }
  });

  it('is the email after the event, from its end on', () => {
    const site = siteWith([threeSteps], {
      'coach.ts': {
        'functions.say-thanks': { ...reminderFunction, template: 'after', message },
      },
      'guide.ts': { event: { ...event, after: { hours: 2, function: 'say-thanks' } } },
    });
    const funnel = site.funnels.find(({ dates }) => dates.length > 0);
    const own = { eventId: eventId(funnel?.id ?? '') };
    expect(comingWith(own, now, site)).toContainEqual({
      kind: 'email afterwards',
      from: 'The Masterclass',
      subject: message.subject,
      at: new Date('2027-03-16T20:00:00Z'),
    });
  });
});
