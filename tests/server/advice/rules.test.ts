import { describe, expect, test } from 'vitest';
import { advise } from '#server/advice/advise.ts';
import { completeWeekAt } from '#server/advice/figures/read-week.ts';
import type { EmailWeek } from '#server/advice/figures/week-figures.ts';
import { emailsTroubled } from '#server/advice/rules/emails.ts';
import { experimentsDecided } from '#server/advice/rules/experiments.ts';
import { fullEvents } from '#server/advice/rules/full-events.ts';
import { missingPages } from '#server/advice/rules/missing-pages.ts';
import { outages } from '#server/advice/rules/outages.ts';
import { sourcesMoved } from '#server/advice/rules/sources.ts';
import { staleCopy } from '#server/advice/rules/stale.ts';
import { noSteps } from '#server/visits/read-steps.ts';
import { event } from '#tests/support/site/declarations.ts';
import { ask, compileFunnels, figures, funnelWeek, sourceWeek, week } from './weeks.ts';

describe('paths that no page has', () => {
  const missing = (path: string, views: number, fromSite = 0) => ({
    funnels: [funnelWeek({})],
    missing: [{ path, views, fromSite }],
  });

  test('become an alias where they look like one that there is', () => {
    const given = missing('/wilow-guide', 5);
    expect(missingPages(figures(given))).toMatchObject([
      {
        rule: 'missing-alias',
        funnel: 'willow-guide',
        sentence: '/wilow-guide was asked for 5 times and looks like /willow-guide.',
        line: { file: 'funnels/willow/guide.ts', code: "aliases: ['/wilow-guide']," },
      },
    ]);
    expect(ask(missingPages, missing('/wilow-guide', 4))).toEqual([]);
  });

  test('keep the aliases that there are', () => {
    const [funnel] = compileFunnels({ 'guide.ts': { aliases: ['/guide'] } });
    const funnels = [funnelWeek(funnel ? { funnel } : {})];
    const [advice] = missingPages(figures({ ...missing('/willow-guid', 9), funnels }));
    expect(advice?.line?.code).toBe("aliases: ['/guide', '/willow-guid'],");
  });

  test('are dead links where this site leads there', () => {
    expect(ask(missingPages, missing('/pricing', 3, 3))).toEqual([
      'dead-link: A page of this site links to /pricing, which does not exist.',
    ]);
    expect(ask(missingPages, missing('/pricing', 3, 2))).toEqual([]);
  });

  test('are said where many ask, like nothing that there is; not of a page that comes later', () => {
    expect(ask(missingPages, missing('/pricing', 20))).toEqual([
      'missing-page: /pricing was asked for 20 times, and no page has this path or one like it.',
    ]);
    expect(ask(missingPages, missing('/pricing', 19))).toEqual([]);
    expect(ask(missingPages, missing('/willow-guide', 500))).toEqual([]);
  });
});

describe('emails', () => {
  const emails = (change: Partial<EmailWeek>) => ({
    emails: [
      {
        ...{
          coach: 'willow',
          brand: 'Willow Works',
          written: 100,
          sent: 100,
          failed: 0,
          bounced: 0,
          complained: 0,
        },
        ...{ requested: 50, slow: 0, reason: null },
        ...change,
      },
    ],
  });

  test.each<[Partial<EmailWeek>, Partial<EmailWeek>, string]>([
    [{ failed: 5 }, { failed: 4 }, 'emails-fail: 5 emails of Willow Works failed for good.'],
    [
      { failed: 3, written: 60 },
      { failed: 2, written: 4 },
      'emails-fail: 3 emails of Willow Works failed for good.',
    ],
    [{ bounced: 5 }, { bounced: 4 }, 'emails-bounce: 5 emails of Willow Works bounced.'],
    [
      { bounced: 10, sent: 200 },
      { bounced: 10, sent: 201 },
      'emails-bounce: 10 emails of Willow Works bounced.',
    ],
    [
      { complained: 2 },
      { complained: 1 },
      'emails-bring-complaints: 2 emails of Willow Works were marked as spam.',
    ],
    [
      { slow: 5 },
      { slow: 4 },
      'emails-slow: 5 emails of Willow Works that somebody asked for and waited for left after more than five minutes.',
    ],
  ])('%j are said, and %j are not', (over, under, said) => {
    expect(ask(emailsTroubled, emails(over))).toEqual([said]);
    expect(ask(emailsTroubled, emails(under))).toEqual([]);
  });

  test('that fail come with the code that most of them have', () => {
    const [advice] = emailsTroubled(figures(emails({ failed: 9, reason: 'unknown-sender' })));
    expect(advice?.evidence).toBe(
      '9 November to 15 November: 9 of 100, 9.0%. Most often: unknown-sender.',
    );
  });
});

describe('an experiment', () => {
  const of = (kind: 'early' | 'undecided' | 'better' | 'worse' | 'alike' | 'untrusted') => {
    const { funnel } = funnelWeek({});
    const arms = [{ name: 'control', share: 0.5, visitors: 900, successes: 60 }];
    const verdict = { kind, variant: 'plain', sentence: 'So it is.' };
    const result = { days: 20, arms, comparisons: [], timeline: [], verdict };
    return figures({ experiments: [{ id: 'rest', funnel, result }] });
  };

  test('is said once it is decided, with the command that concludes it', () => {
    expect(experimentsDecided(of('better'))).toMatchObject([
      {
        rule: 'experiment-decided',
        sentence: 'The experiment rest: So it is.',
        remedy: 'npm run experiment -- conclude rest --keep plain',
      },
    ]);
    expect(experimentsDecided(of('worse'))[0]?.remedy).toContain('--keep control');
    expect(experimentsDecided(of('alike'))[0]?.remedy).toContain('--keep control');
    expect(experimentsDecided(of('untrusted'))[0]?.rule).toBe('experiment-untrusted');
  });

  test('is not before', () => {
    expect([...experimentsDecided(of('early')), ...experimentsDecided(of('undecided'))]).toEqual(
      [],
    );
  });
});

describe('an event', () => {
  const date = { startsAt: new Date('2026-12-01'), capacity: 20, taken: 20, waiting: 3 };
  const said = (visitors: number, dates = [date]) =>
    ask(fullEvents, { funnels: [funnelWeek({ now: { visitors }, dates })] });

  test('that is full is said while people still come', () => {
    expect(said(20)).toEqual(['event-full: “The Willow Guide” is full, and people still come.']);
    expect(said(19)).toEqual([]);
    expect(said(20, [date, { ...date, taken: 19 }])).toEqual([]);
    expect(said(20, [])).toEqual([]);
  });

  test('is full on the day that it is where it takes place', () => {
    const [funnel] = compileFunnels({ 'guide.ts': { event } });
    const startsAt = new Date('2026-11-21T03:00:00Z');
    const funnels = [
      funnelWeek({
        ...(funnel && { funnel }),
        now: { visitors: 20 },
        dates: [{ ...date, startsAt }],
      }),
    ];
    expect(fullEvents(figures({ funnels }))[0]?.evidence).toContain(
      'no seat is left on 20 November',
    );
  });
});

describe('a source', () => {
  const said = (visitors: number, before: number, days = 28) =>
    ask(sourcesMoved, {
      funnels: [
        funnelWeek({ days, sources: [sourceWeek('blog.example', visitors, before, days)] }),
      ],
    });

  const named = (source: string) =>
    ask(sourcesMoved, { funnels: [funnelWeek({ sources: [sourceWeek(source, 60, 0)] })] });

  test('that comes once a month is usual', () => {
    const one = sourceWeek('newsletter/email', 0, 400);
    const weeks = [0, 400, 0, 0].map((visitors) => ({ ...one.now, visitors }));
    expect(ask(sourcesMoved, { funnels: [funnelWeek({ sources: [{ ...one, weeks }] })] })).toEqual(
      [],
    );
    expect(ask(sourcesMoved, { funnels: [funnelWeek({ sources: [one] })] })).toEqual([
      'source-went: The source newsletter/email no longer brings Willow Works anybody.',
    ]);
  });

  test('that changed most goes first, and of many only three are said', () => {
    const sources = [60, 90, 70, 80].map((n) => sourceWeek(`source-${n}`, n, 0));
    expect(ask(sourcesMoved, { funnels: [funnelWeek({ sources })] })).toEqual(
      [90, 80, 70].map(
        (n) => `source-came: The source source-${n} is new for Willow Works: ${n} visitors.`,
      ),
    );
  });

  test('that went or came is said, and a host among them becomes no link in the letter', () => {
    expect(said(10, 400)).toEqual([
      'source-went: The source blog. example brought Willow Works 10 visitors, 90% fewer than in the weeks before.',
    ]);
    expect(said(60, 0)).toEqual([
      'source-came: The source blog. example is new for Willow Works: 60 visitors.',
    ]);
  });

  test('that is small, changes little or may have changed by chance is not', () => {
    expect(said(2, 116)).toEqual([]);
    expect(said(29, 0)).toEqual([]);
    expect(said(510, 4000)).toEqual([]);
    expect(said(60, 0, 13)).toEqual([]);
    expect(named('direct')).toEqual([]);
  });
});

describe('an outage', () => {
  const views = (usual: number, last: number) =>
    Array.from({ length: 35 }, (_, n) => ({
      day: new Date(Date.parse(week.beforeFrom) + n * 86_400_000).toISOString().slice(0, 10),
      views: n === 34 ? last : usual,
    }));
  const errors = (number: number) => [{ hour: new Date('2026-11-12T14:00:00Z'), errors: number }];

  test('is a day that nobody saw, on a site that is seen every day', () => {
    expect(ask(outages, { views: views(30, 0) })).toEqual([
      'silent-day: Nobody saw a page on 15 November.',
    ]);
    expect(ask(outages, { views: views(29, 0) })).toEqual([]);
    expect(ask(outages, { views: views(30, 1) })).toEqual([]);
  });

  test('is an hour of errors', () => {
    expect(ask(outages, { errors: errors(20) })).toEqual([
      'errors-together: 20 errors came within the hour from 12 November at 14:00 UTC.',
    ]);
    expect(ask(outages, { errors: errors(19) })).toEqual([]);
  });
});

describe('the sum of a week', () => {
  test('counts the days that it is compared with', () => {
    const said = (days: number) =>
      advise(figures({ funnels: [funnelWeek({ days, now: { saved: 3 }, before: { saved: 1 } })] }))
        .sentence;
    expect(said(1)).toContain('There were 7 a week in the 1 day before;');
    expect(said(2)).toContain('There were 3.5 a week in the 2 days before;');
  });

  test('rules chance out only after two complete weeks: a launch is no usual week', () => {
    const said = (weeks: number) => {
      const before = Array.from({ length: weeks }, () => ({ ...noSteps, saved: 120 }));
      const one = { days: weeks * 7 + 3, now: { saved: 20 }, before: { saved: 128 * (weeks + 1) } };
      return advise(figures({ funnels: [funnelWeek({ ...one, weeks: before })] })).sentence;
    };
    for (const weeks of [0, 1]) {
      expect(said(weeks)).toMatch(/ days before, too short a time to say what is usual\.$/);
    }
    for (const weeks of [2, 3]) expect(said(weeks)).toMatch(/% fewer than .* with 95% certainty/);
  });
});

describe('what time does', () => {
  const said = (startsAt: string, judgedAt = week.judgedAt) => {
    const [funnel] = compileFunnels({ 'guide.ts': { event: { ...event, startsAt } } });
    const funnels = [funnelWeek(funnel ? { funnel } : {})];
    return ask(staleCopy, { week: completeWeekAt(judgedAt), funnels });
  };

  test('is said two weeks ahead, and once it is past', () => {
    expect(said('2026-11-28T10:00')).toEqual([
      'coming: 28 November: "The Willow Evening" begins, and nobody can register any more.',
      'coming: 28 November: "The Willow Evening" is over.',
    ]);
    expect(said('2026-11-30T10:00')).toEqual([]);
    expect(said('2026-11-12T10:00')).toEqual([
      'stale: The event, on 2026-11-12 at 10:00 (America/Los_Angeles), is over, so nobody can register any more.',
    ]);
  });

  test('is said of the day that it is where it happens', () => {
    expect(said('2026-11-20T21:00').map((one) => one.slice(0, 19))).toEqual([
      'coming: 20 November',
      'coming: 20 November',
    ]);
  });

  test('is not to come any more where it happened this morning', () => {
    const letter = new Date('2026-11-16T12:00:00Z');
    expect(said('2026-11-15T20:00', letter)).toEqual([
      'stale: The event, on 2026-11-15 at 20:00 (America/Los_Angeles), is over, so nobody can register any more.',
    ]);
  });
});
