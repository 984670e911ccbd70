import { describe, expect, test } from 'vitest';
import { advise } from '#server/advice/advise.ts';
import { leadsMoved } from '#server/advice/rules/leads.ts';
import { noLeads } from '#server/advice/rules/no-leads.ts';
import { ask, compileFunnels, figures, funnelWeek, sourceWeek } from './weeks.ts';

const usual = { visitors: 2000, sent: 170, saved: 160 };
const fewer = { visitors: 500, sent: 14, saved: 12 };

describe('leads against the weeks before', () => {
  test('are said to be fewer where chance is ruled out', () => {
    const [advice] = leadsMoved(figures({ funnels: [funnelWeek({ now: fewer, before: usual })] }));
    expect(advice?.sentence).toBe(
      '“The Willow Guide” brought 12 leads, 70% fewer than in the weeks before (40 a week). As many came as before, but fewer of them sent the form; no version went live in these days.',
    );
    expect(advice?.evidence).toMatch(
      /^9 November to 15 November: 12 leads after 40, 40, 40, 40 in the weeks before, which is between \d\d% fewer and \d\d(\.\d)?% fewer, with 95% certainty\. Visitors: 500 after 500 a week\. Conversion: 2\.4% after 8\.0%\.$/,
    );
    expect(advice).toMatchObject({ rule: 'fewer-leads', funnel: 'willow-guide', coach: 'willow' });
  });

  test('are said to be more, too', () => {
    expect(
      ask(leadsMoved, {
        funnels: [funnelWeek({ now: { visitors: 900, saved: 90 }, before: usual })],
      }),
    ).toEqual([
      'more-leads: “The Willow Guide” brought 90 leads, 125% more than in the weeks before (40 a week). It had more visitors; no one source makes most of the difference.',
    ]);
  });

  test('are told without a share where there were none before', () => {
    const funnels = [funnelWeek({ now: { visitors: 900, saved: 90 }, before: { visitors: 2000 } })];
    const [advice] = leadsMoved(figures({ funnels }));
    expect(advice?.sentence).toMatch(
      /^“The Willow Guide” brought 90 leads, after none in the weeks before\. /,
    );
    expect(advice?.evidence).toMatch(/which is between [\d,]+% more and many times more, with 95%/);
    expect(advise(figures({ funnels })).sentence).toContain(
      '90 leads from 900 visitors. There were none in the 28 days before.',
    );
  });

  test.each([
    ['chance can be the reason', funnelWeek({ now: { visitors: 500, saved: 32 }, before: usual })],
    ['leads are few', funnelWeek({ now: { saved: 0 }, before: { saved: 8 } })],
    ['the change is small', funnelWeek({ now: { saved: 8_600 }, before: { saved: 40_000 } })],
    [
      'a week before was like it',
      {
        ...funnelWeek({ now: fewer, before: usual }),
        weeks: [10, 60, 50, 40].map((saved) => ({ ...funnelWeek({}).now, saved })),
      },
    ],
    ['there is too little to compare with', funnelWeek({ now: fewer, before: usual, days: 13 })],
  ])('are not spoken of where %s', (_why, one) => {
    expect(ask(leadsMoved, { funnels: [one] })).toEqual([]);
  });

  test('need more where many funnels are compared at once', () => {
    const moved = funnelWeek({ now: { saved: 17 }, before: usual });
    const others = Array.from({ length: 200 }, () =>
      funnelWeek({ now: { saved: 40 }, before: usual }),
    );
    expect(ask(leadsMoved, { funnels: [moved] })).toHaveLength(1);
    expect(ask(leadsMoved, { funnels: [moved, ...others] })).toEqual([]);
  });
});

describe('the likeliest cause', () => {
  const causeOf = (change: Parameters<typeof funnelWeek>[0], more = {}) => {
    const one = funnelWeek({ now: fewer, before: usual, ...change });
    const [said = ''] = ask(leadsMoved, { funnels: [one], ...more });
    return said.slice(said.indexOf('week). ') + 7);
  };
  const version = { version: 'a1b2c3d4', since: new Date('2026-11-10T09:00:00Z') };
  const gone = { now: { visitors: 150, saved: 12 }, before: usual };

  test('is a version that went live while as many came', () => {
    expect(causeOf({ versions: [version] })).toBe(
      'Likeliest cause: as many came, and version a1b2c3d4 went live on 10 November.',
    );
  });

  test('is a source that makes most of the difference', () => {
    const sources = [sourceWeek('newsletter/email', 10, 1300), sourceWeek('direct', 140, 700)];
    expect(causeOf({ ...gone, sources, versions: [version] })).toBe(
      'Likeliest cause: the source newsletter/email brought 10 visitors, after 325 a week; that is 90% of the difference.',
    );
  });

  test('is no source that makes less than half of it', () => {
    const sources = [1, 2, 3].map((n) => sourceWeek(`source-${n}`, 50, 600));
    expect(causeOf({ ...gone, sources })).toBe(
      'It had fewer visitors; no one source makes most of the difference.',
    );
  });

  test('is an event that is full, forms that are refused, or errors that came together', () => {
    const full = { startsAt: new Date('2026-12-01'), capacity: 20, taken: 20, waiting: 3 };
    expect(causeOf({ dates: [full] })).toBe('Likeliest cause: every date of its event is full.');
    expect(causeOf({ dates: [full, { ...full, taken: 19 }] })).not.toContain('full');
    const refused = { visitors: 500, sent: 60, refused: 48, saved: 12 };
    expect(causeOf({ now: refused, before: { ...usual, refused: 10 } })).toBe(
      'Likeliest cause: 80% of the forms that were sent were refused, after 5.9%.',
    );
    const errors = [{ hour: new Date('2026-11-12T14:00:00Z'), errors: 48 }];
    expect(causeOf({}, { errors })).toBe(
      'On the same days errors piled up: 48 in an hour of 12 November.',
    );
  });

  test('is not made up', () => {
    expect(causeOf({ now: { saved: 12 }, before: { saved: 160 } })).toBe(
      'What changed at the same time is unknown.',
    );
  });
});

describe('visits without leads', () => {
  test('are said from a hundred on, with where they stop', () => {
    const one = (now: object) => funnelWeek({ now, before: { visitors: 60 } });
    expect(ask(noLeads, { funnels: [one({ visitors: 39 })] })).toEqual([]);
    expect(ask(noLeads, { funnels: [one({ visitors: 40 })] })).toEqual([
      'no-leads: “The Willow Guide” had 100 visitors and not one lead.',
    ]);
    const remedy = (now: object) => noLeads(figures({ funnels: [one(now)] }))[0]?.remedy;
    expect(remedy({ visitors: 40 })).toContain('Nobody touches the form');
    expect(remedy({ visitors: 40, interests: 9 })).toContain('started but not sent');
    expect(remedy({ visitors: 40, interests: 9, sent: 4 })).toContain('refused');
  });

  test('are not said of a funnel with one lead, or of a page without a form', () => {
    const [, call] = compileFunnels({ 'call.ts': {} });
    if (!call) throw new Error('There is no booking page.');
    const now = { visitors: 400 };
    expect(ask(noLeads, { funnels: [funnelWeek({ now, before: { saved: 1 } })] })).toEqual([]);
    expect(ask(noLeads, { funnels: [funnelWeek({ funnel: call, now })] })).toEqual([]);
  });
});
