import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import type { WeeklyAdvice } from '#engine/contract/console/advice.ts';
import { advise } from '#server/advice/advise.ts';
import { completeWeekAt, readWeek } from '#server/advice/figures/read-week.ts';
import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { declare } from '#tests/support/site/declarations.ts';

/** A Monday; the week that is judged is the one before, and four weeks lie before that. */
const today = '2026-11-16';

/** What a day of a funnel brings from each of its sources: visitors, and leads of all. */
interface Day {
  readonly direct: number;
  readonly newsletter: number;
  readonly leads: number;
}

const names = ['guide', 'other', 'fresh', 'mute'] as const;
const { site } = compileSite(
  declare({
    'guide.ts': {},
    'other.ts': {},
    'fresh.ts': {},
    'mute.ts': {},
    'elm/coach.ts': {},
    'elm/guide.ts': {},
  }),
  ['/'],
);
if (!site) throw new Error('The site is not sound.');
const compiled = site;

/** A day like all others, a little different each day: the same numbers in every week. */
const usual = (n: number): Day => ({
  direct: 40 + (n % 7),
  newsletter: 20 - (n % 7),
  leads: 5 + (n % 3),
});
const none: Day = { direct: 0, newsletter: 0, leads: 0 };

/** Writes 35 days: day 0 to 27 are the weeks before, 28 to 34 the week. */
async function live(
  { pool }: Database,
  dayOf: (funnel: (typeof names)[number], n: number) => Day,
): Promise<void> {
  for (let n = 0; n < 35; n += 1) {
    const rows = names.flatMap((name) => {
      const id = name === 'guide' ? 'willow-guide' : name;
      const { direct, newsletter, leads } = dayOf(name, n);
      const visitors = direct + newsletter;
      // What nobody saw has no row.
      if (visitors === 0) return [];
      return [
        [id, '*', visitors, leads],
        [id, 'direct', direct, leads],
        [id, 'newsletter/email', newsletter, 0],
        ['*', '*', visitors, leads],
      ] as const;
    });
    for (const [funnel, source, visitors, leads] of rows) {
      await pool.query(
        `insert into visit_totals (day, funnel_id, traffic_source, version, variant, views, visitors,
           interests, sent, saved)
         values ($1::date - 35 + $2::int, $3, $4, '*', '*', $5, $5, $6, $6, $6)
         on conflict (day, funnel_id, traffic_source, version, variant) do update
         set views = visit_totals.views + excluded.views`,
        [today, n, funnel, source, visitors, leads],
      );
    }
  }
}

/** Emails of a day in the week, of which some fail or bounce. */
async function send(
  { pool }: Database,
  coach: string,
  emails: number,
  { failed = 0, bounced = 0, minutes = 1 },
): Promise<void> {
  await pool.query(
    `insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, body, status,
       created_at, sent_at, bounced_at, last_error_code, submission_id)
     select gen_random_uuid(), $1 || n, n || '@example.com', 'send-guide', $1, '{}',
       case when n <= $3 then 'failed' when n <= $3 + $4 then 'bounced' else 'sent' end, at,
       case when n > $3 then at + make_interval(mins => $5) end,
       case when n > $3 and n <= $3 + $4 then at end,
       case when n <= $3 then 'unknown-sender' end, gen_random_uuid()
     from generate_series(1, $2::int) n, (select '2026-11-11T10:00Z'::timestamptz as at) day`,
    [coach, emails, failed, bounced, minutes],
  );
}

const read = async (
  { kysely }: Database,
  coaches?: readonly string[],
  of = compiled,
): Promise<WeeklyAdvice> =>
  advise(await readWeek(kysely, of, completeWeekAt(new Date(today)), coaches));

const rulesOf = ({ advice }: WeeklyAdvice) =>
  advice.map(({ rule, funnel, coach }) => `${rule} ${funnel ?? coach ?? 'site'}`);

describeWithDatabase('the advice of a week', (open) => {
  it('is none where a month was quiet', async () => {
    const database = await open();
    await live(database, (name, n) => (name === 'mute' ? none : usual(n)));
    await send(database, 'willow', 120, { failed: 2, bounced: 4 });
    await database.pool.query(`insert into missing_pages (day, path, views, from_site, programs)
      values ('2026-11-12', '/wilow-guide', 4, 0, 900), ('2026-11-12', '/x', 19, 2, 0)`);
    const said = await read(database);
    expect(rulesOf(said)).toEqual([]);
    expect(said).toMatchObject({
      from: '2026-11-09',
      to: '2026-11-15',
      daysBefore: 28,
      now: { visitors: 3 * 60 * 7 },
      before: { visitors: 3 * 60 * 7 },
    });
    expect(said.sentence).toMatch(/the difference may be chance\.$/);
  });

  it('counts what a funnel brought that was retired since', async () => {
    const database = await open();
    await live(database, (name, n) => (name === 'other' || name === 'guide' ? usual(n) : none));
    const retired = [{ id: 'other', paths: ['/other'], to: '/willow-guide' }];
    const { site: without } = compileSite(declare({ 'guide.ts': {}, 'coach.ts': { retired } }), [
      '/',
    ]);
    if (!without) throw new Error('The site is not sound.');
    const said = await read(database, ['willow'], without);
    expect(said.now).toEqual((await read(database)).now);
    expect(said.before).toEqual((await read(database)).before);
    expect(said.funnels.map(({ id }) => id)).toEqual(['willow-guide']);
    expect((await read(database, ['elm'], without)).now.leads).toBe(0);
  });

  it('is exactly what happened in a month in which much did', async () => {
    const database = await open();
    await live(database, (name, n) => {
      const isWeek = n >= 28;
      // Other words since the tenth: as many come, a third of the leads.
      if (name === 'guide') return { ...usual(n), leads: isWeek ? 1 : usual(n).leads + 2 };
      // The newsletter goes out no more.
      if (name === 'other')
        return isWeek
          ? { direct: 43, newsletter: 0, leads: 4 }
          : { direct: 43, newsletter: 90, leads: 14 };
      if (name === 'fresh') return isWeek ? usual(n) : none;
      return { direct: 4, newsletter: 0, leads: 0 };
    });
    await send(database, 'willow', 100, { bounced: 9 });
    await send(database, 'elm', 40, { failed: 6 });
    const { pool } = database;
    await pool.query(`insert into missing_pages (day, path, views, from_site, programs)
      values ('2026-11-11', '/wilow-guide', 3, 0, 0), ('2026-11-12', '/wilow-guide', 4, 0, 0),
        ('2026-11-12', '/pricing', 6, 5, 0), ('2026-11-01', '/too-early', 400, 0, 0)`);
    await pool.query(`insert into funnel_versions (funnel_id, version, seen)
      values ('willow-guide', 'aaaaaaaa', '{}'), ('willow-guide', 'bbbbbbbb', '{}')`);
    await pool.query(`insert into version_periods (funnel_id, version, since, until)
      values ('willow-guide', 'aaaaaaaa', '2026-06-01', '2026-11-10'),
        ('willow-guide', 'bbbbbbbb', '2026-11-10', null)`);
    await pool.query(`insert into error_logs (function_name, error_message, created_at)
      select 'send-guide', 'no', '2026-11-11T14:10Z'::timestamptz + make_interval(mins => n)
      from generate_series(1, 24) n`);
    const said = await read(database);
    expect(rulesOf(said)).toEqual([
      'emails-fail elm',
      'no-leads mute',
      'emails-bounce willow',
      'errors-together site',
      'fewer-leads willow-guide',
      'fewer-leads other',
      'dead-link site',
      'source-went willow',
      'missing-alias willow-guide',
    ]);
    const causeOf = (funnel: string) =>
      said.advice.find((one) => one.rule === 'fewer-leads' && one.funnel === funnel)?.sentence;
    expect(causeOf('willow-guide')).toMatch(/version bbbbbbbb went live on 10 November\.$/);
    expect(causeOf('other')).toMatch(
      /the source newsletter\/email brought 0 visitors, after 630 a week/,
    );
    expect(said.advice[0]?.evidence).toContain('6 of 40, 15%. Most often: unknown-sender.');
  });

  it('is only of the own funnels and emails for one coach', async () => {
    const database = await open();
    await live(database, (name, n) => (name === 'guide' ? usual(n) : none));
    await send(database, 'willow', 100, { bounced: 9 });
    await send(database, 'elm', 40, { failed: 6, minutes: 9 });
    await database.pool.query(`insert into missing_pages (day, path, views, from_site, programs)
      values ('2026-11-12', '/pricing', 60, 50, 0)`);
    const said = await read(database, ['elm']);
    expect(rulesOf(said)).toEqual(['emails-fail elm', 'emails-slow elm']);
    expect([said.now, said.funnels]).toEqual([{ visitors: 0, leads: 0 }, []]);
  });
});
