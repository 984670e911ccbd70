import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import type { FunnelMap, StageKey } from '#engine/contract/console/map-parts.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { listSampleEmails } from '#server/email/samples/samples.ts';
import { describeMap } from '#server/operator/map/describe-map.ts';
import { belongsTo } from '#server/operator/views/funnels-view.ts';
import { type Changes, coach, declare, event, message } from '#tests/support/site/declarations.ts';
import { offering, refusing, waitingList } from '#tests/support/site/waiting-list.ts';

const moment = new Date('2027-03-01T18:00:00Z');

function mapOf(change: Changes, coachChange: Changes = {}): FunnelMap {
  const { site, findings } = compileSite(
    declare({
      'coach.ts': coachChange,
      'guide.ts': change,
      'other.ts': { 'submission.journey': undefined },
    }),
    ['/'],
  );
  const funnel = site?.funnels.find(({ id }) => id === 'willow-guide');
  if (!site || !funnel) throw new Error(findings.map(formatFinding).join('\n'));
  const samples = listSampleEmails(site, '').filter((sample) => belongsTo(sample, funnel));
  return describeMap(site, funnel, samples, { moment, event: funnel.dates[0] && 'open' });
}

/** A stage in lines: each part with its time and its ways. */
function linesOf({ stages }: FunnelMap, stage: StageKey): readonly string[] {
  const { main = [], side = [] } = stages.find(({ key }) => key === stage) ?? {};
  return [...main, ...side].map(({ key, when, to }) =>
    [`${key}:`, when, ...to.map(({ part, by }) => `> ${part} (${by})`)].filter(Boolean).join(' '),
  );
}

describe('a map', () => {
  it('tells the emails of a campaign over the days, within its window', () => {
    const [step] = coach.campaigns[0].steps;
    const campaign = {
      ...coach.campaigns[0],
      window: { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], fromHour: 9, toHour: 17 },
      endsWith: ['other'],
      steps: [
        step,
        {
          ...step,
          id: 'again',
          after: { hours: 60 },
          message: { ...message, subject: 'A second thought', heading: 'A second thing' },
        },
      ],
    };
    const map = mapOf(
      { 'submission.journey': { campaign: 'Willow Campaign', firstEmail: { hours: 24 } } },
      { campaigns: [campaign] },
    );
    expect(linesOf(map, 'emails')).toEqual([
      'email:willow-willow-guide: at once > email:willow-willow-campaign-1 (the campaign) > end:undeliverable (a dead address)',
      'email:willow-willow-campaign-1: after 2 days > email:willow-willow-campaign-2 (waiting) > end:unsubscribed (the link in its foot) > end:left (signing up elsewhere)',
      'email:willow-willow-campaign-2: after 108 hours > end:campaign-over (having had them all) > end:unsubscribed (the link in its foot) > end:left (signing up elsewhere)',
    ]);
    const emails = map.stages.find(({ key }) => key === 'emails');
    expect(emails?.note).toBe(
      '“Willow Campaign” begins with the sign-up. Its emails go out Monday to Friday, 9:00 to 17:00 in America/Los Angeles.',
    );
    // Monday at ten in the morning, a day of wait and a day more; sixty hours later it is night.
    expect(emails?.main.map(({ at }) => at)).toEqual([
      undefined,
      '2027-03-03T18:00:00.000Z',
      '2027-03-08T17:00:00.000Z',
    ]);
    expect(linesOf(map, 'ends')).toEqual([
      'end:campaign-over:',
      'end:undeliverable:',
      'end:unsubscribed:',
      'end:left:',
    ]);
  });

  it('tells that a booking elsewhere ends a campaign, and who reports it', () => {
    const inbound = [{ kind: 'calendly', name: 'calls', is: 'booking', secret: 'CALENDLY_KEY' }];
    const map = mapOf(
      { 'submission.journey': { campaign: 'Willow Campaign', firstEmail: 'now' } },
      { campaigns: [{ ...coach.campaigns[0], endsWith: 'booking' }], inbound },
    );
    expect(linesOf(map, 'emails').at(-1)).toMatch(/ > end:booked-elsewhere \(booking a call\)$/);
    const end = map.stages
      .flatMap(({ main }) => main)
      .find(({ key }) => key === 'end:booked-elsewhere');
    expect([end?.title, end?.meaning]).toEqual([
      'A call is booked elsewhere',
      'Once it is reported (calendly), the campaign ends: an email then due is not sent.',
    ]);
  });

  it('tells what the page of an event becomes, and its emails by their times', () => {
    const functions = {
      ...coach.functions,
      'send-reminder': { template: 'reminder', body: ['email', 'name'], message },
      'send-thanks': {
        template: 'after',
        body: ['email', 'name'],
        message: { ...message, subject: 'Thank you' },
      },
    };
    const map = mapOf(
      {
        event: {
          ...event,
          seats: 5,
          reminders: [
            { hoursBefore: 24, function: 'send-reminder' },
            { minutesBefore: 30, function: 'send-reminder' },
          ],
          after: { hours: 2, function: 'send-thanks' },
        },
        'failure.alreadyRegistered': { title: 'You are registered already.' },
        'failure.full': { title: 'No seat is left.' },
      },
      { functions },
    );
    expect(linesOf(map, 'page').map((line) => line.replace(/ until.*/, ''))).toEqual([
      'page: > form (filling in the form)',
      'page:full: while it is full',
      'page:begun: while it takes place',
      'page:over: after the last date',
    ]);
    expect(linesOf(map, 'emails').slice(2)).toEqual([
      'email:willow-willow-guide-reminder: 24 hours before',
      'email:willow-willow-guide-reminder-2: 30 minutes before',
      'email:willow-willow-guide-after: 2 hours after its end',
      'email:willow-willow-guide-seat-freed: if the seat is given back > end:/willow-guide (“See it again”)',
      'email:willow-willow-guide-seat-taken: if the person changes the date',
      'email:willow-willow-guide-seat-called-off: if the date is called off',
    ]);
    expect(linesOf(map, 'answer').map((line) => line.split(':')[1])).toContain('failed-full');
  });

  it('tells where a waiting list leads: to a seat, or to the news that there is none', () => {
    const map = mapOf(
      { event: { ...event, seats: 5, whenFull: { waitingList } }, ...refusing },
      offering,
    );
    expect(linesOf(map, 'answer').find((line) => line.startsWith('answer:waiting'))).toBe(
      'answer:waiting: > email:willow-willow-guide-seat-offer (a seat that becomes free) > email:willow-willow-guide-waiting-ended (waiting in vain) > email:willow-willow-guide-waiting-called-off (waiting in vain)',
    );
    expect(linesOf(map, 'answer').find((line) => line.startsWith('answer:succeeded'))).not.toMatch(
      'in vain',
    );
    expect(linesOf(map, 'emails')).toEqual(
      expect.arrayContaining([
        'email:willow-willow-guide-waiting-ended: when it begins',
        'email:willow-willow-guide-waiting-called-off: if the date is called off',
      ]),
    );
  });

  it('tells when a page comes and goes, and which of it is now', () => {
    const states = (change: Changes) =>
      mapOf(change).stages[0]?.side.map(({ key, when, isNow }) => `${key} ${when} ${isNow}`);
    expect(states({ draft: true })).toEqual(['page:draft undefined true']);
    expect(
      states({
        publishFrom: '2027-02-01T09:00',
        expires: { at: '2027-02-20T23:59', to: { title: 'Over', text: 'It was good.' } },
      }),
    ).toEqual([
      'page:draft until Monday, 1 February 2027, 09:00 GMT-8 false',
      'page:expired from Saturday, 20 February 2027, 23:59 GMT-8 true',
    ]);
  });
});
