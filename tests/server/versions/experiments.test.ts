import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import { listRuns, readResult } from '#server/versions/read-experiments.ts';
import { readVariants, readVersions } from '#server/versions/read-versions.ts';
import { recordVersions } from '#server/versions/record-versions.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { declare } from '#tests/support/site/declarations.ts';

const plain = { page: { sections: { hero: { headline: 'Sit down' } } } };

function siteOf(variants?: object, headline = 'Rest', share = 50): Site {
  const experiment = { id: 'rest', variants, share, measure: 'saved' };
  const { site, findings } = compileSite(
    declare({
      'guide.ts': { 'page.sections.0.headline': headline, ...(variants ? { experiment } : {}) },
    }),
    ['/', '/leadmagnet'],
  );
  if (!site) throw new Error(findings.map(formatFinding).join('\n'));
  return site;
}

/** Sign-ups of new people, spread over the days since the experiment began. */
async function signUp({ pool }: Database, variant: string, people: number, prefix = variant) {
  await pool.query(
    `insert into submissions (id, funnel_id, email_key, outcome, reference, fields, variant, created_at)
     select gen_random_uuid(), 'willow-guide', $3 || n || '@example.com', 'accepted', $4, '{}', $1,
       now() - make_interval(days => n % 20) - interval '1 hour'
     from generate_series(1, $2) n`,
    [variant, people, prefix, randomUUID().slice(0, 6)],
  );
}

async function see({ pool }: Database, variant: string, visitors: number) {
  await pool.query(
    `insert into visit_totals (day, funnel_id, traffic_source, version, variant, visitors)
     values ((now() at time zone 'UTC')::date, 'willow-guide', '*', 'v', $1, $2)`,
    [variant, visitors],
  );
}

const beginEarlier = ({ pool }: Database) =>
  pool.query(`update experiment_runs set started_at = now() - interval '21 days'`);

describeWithDatabase('an experiment', (open) => {
  it('counts from its start, once for each new lead, and says what is better', async () => {
    const database = await open();
    const { kysely } = database;
    expect(await recordVersions(kysely, siteOf({ plain }))).toEqual([
      'The experiment rest of willow-guide counts from now on.',
    ]);
    expect(await recordVersions(kysely, siteOf({ plain }))).toEqual([]);
    await beginEarlier(database);
    await signUp(database, 'rest/control', 300);
    await signUp(database, 'rest/plain', 450);
    // Whoever was a lead before, comes again, or saw nothing of it.
    await database.pool.query(`update submissions set created_at = now() - interval '30 days'
      where email_key = 'rest/plain1@example.com'`);
    await signUp(database, 'rest/control', 20, 'rest/plain');
    await signUp(database, '', 50, 'else');
    await see(database, 'rest/control', 2000);
    await see(database, 'rest/plain', 2040);
    const [run] = await listRuns(kysely);
    if (!run) throw new Error('Nothing runs.');
    const result = await readResult(kysely, run, new Date());
    expect(result.days).toBe(21);
    expect(result.arms).toEqual([
      { name: 'control', share: 0.5, visitors: 2000, successes: expect.any(Number) },
      { name: 'plain', share: 0.5, visitors: 2040, successes: expect.any(Number) },
    ]);
    const [control, other] = result.arms.map(({ successes }) => successes);
    // Of each twice counted person the first sign-up counts.
    expect((control ?? 0) + (other ?? 0)).toBe(749);
    expect(control).toBeLessThanOrEqual(320);
    expect(result.timeline.at(-1)?.successes).toEqual([control, other]);
    expect(result.verdict).toMatchObject({ kind: 'better', variant: 'plain' });
    expect(await readVariants(kysely, run)).toEqual([
      {
        variant: 'plain',
        changes: [{ path: 'page.sections[0].headline', before: 'Rest', after: 'Sit down' }],
      },
    ]);
  });

  it('with a true difference of 12% tells one, and no more than there is', async () => {
    const database = await open();
    await recordVersions(database.kysely, siteOf({ plain }));
    await beginEarlier(database);
    await signUp(database, 'rest/control', 5000);
    await signUp(database, 'rest/plain', 5600);
    const [run] = await listRuns(database.kysely);
    if (!run) throw new Error('Nothing runs.');
    const { verdict, comparisons } = await readResult(database.kysely, run, new Date());
    expect(verdict).toMatchObject({ kind: 'better', variant: 'plain' });
    expect(comparisons[0]?.from).toBeGreaterThan(1.02);
    expect(comparisons[0]?.from).toBeLessThan(1.12);
    expect(comparisons[0]?.to).toBeGreaterThan(1.12);
  });

  it('is told of a week without what came after its last day', async () => {
    const database = await open();
    const { kysely, pool } = database;
    await recordVersions(kysely, siteOf({ plain }));
    await beginEarlier(database);
    await signUp(database, 'rest/plain', 20);
    await see(database, 'rest/plain', 30);
    const midnight = new Date(new Date().toISOString().slice(0, 10));
    await pool.query(
      `update submissions set created_at = $1::timestamptz
      + make_interval(hours => case when email_key ~ 'plain1[0-7]@' then -1 else 1 end)`,
      [midnight],
    );
    await pool.query(`insert into visit_totals (day, funnel_id, traffic_source, version, variant, visitors)
      select day - 1, funnel_id, traffic_source, version, variant, 70 from visit_totals`);
    const [run] = await listRuns(kysely);
    if (!run) throw new Error('Nothing runs.');
    const { arms, timeline } = await readResult(kysely, run, midnight);
    expect(arms[1]).toMatchObject({ visitors: 70, successes: 8 });
    expect(timeline).toHaveLength(1);
  });

  it('that ends before it can tell anything does not say when it will', async () => {
    const database = await open();
    await recordVersions(database.kysely, siteOf({ plain }));
    await beginEarlier(database);
    await signUp(database, 'rest/control', 20);
    await signUp(database, 'rest/plain', 30);
    const notes = await recordVersions(database.kysely, siteOf(undefined));
    expect(notes.at(-1)).toMatch(
      /^The experiment rest is over, “control” was kept\. It ended too early to tell: .* and there were 50 leads in \d+ days\.$/,
    );
  });

  it('that was concluded keeps what it told, and whose words were kept', async () => {
    const database = await open();
    const { kysely } = database;
    await recordVersions(kysely, siteOf({ plain }));
    await beginEarlier(database);
    await signUp(database, 'rest/control', 300);
    await signUp(database, 'rest/plain', 450);
    const notes = await recordVersions(kysely, siteOf(undefined, 'Sit down'));
    expect(notes.at(-1)).toMatch(
      /^The experiment rest is over, “plain” was kept\. “plain” is better than the page as it is: /,
    );
    await database.pool.query('delete from submissions');
    const [run] = await listRuns(kysely);
    expect(run).toMatchObject({ kept: 'plain', ended_at: expect.any(Date) });
    expect(run && (await readResult(kysely, run, new Date())).arms[1]?.successes).toBe(450);
    expect(await recordVersions(kysely, siteOf(undefined, 'Sit down'))).toEqual([]);
  });

  it('begins anew when its variants change, not when the page does', async () => {
    const database = await open();
    const { kysely } = database;
    await recordVersions(kysely, siteOf({ plain }));
    const other = { page: { sections: { hero: { lead: 'Then stand.' } } } };
    await recordVersions(kysely, siteOf({ plain: other }));
    expect(await listRuns(kysely)).toHaveLength(2);
    const notes = await recordVersions(kysely, siteOf({ plain: other }, 'Lie down'));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('see a new version');
    const [current, before] = await listRuns(kysely);
    expect([current?.ended_at, before?.kept]).toEqual([null, null]);
    expect(await recordVersions(kysely, siteOf({ plain }, 'Lie down'))).toEqual([
      'The experiment rest was changed: its figures start over.',
      'The experiment rest of willow-guide counts from the next day (UTC), because today began with other pages.',
    ]);
  });

  it('that is changed counts visitors and leads from the next day on, and none of those before', async () => {
    const database = await open();
    const { kysely, pool } = database;
    await recordVersions(kysely, siteOf({ plain }));
    await beginEarlier(database);
    await see(database, 'rest/control', 500);
    await see(database, 'rest/plain', 500);
    await recordVersions(kysely, siteOf({ plain }, 'Rest', 10));
    await signUp(database, 'rest/plain', 5);
    const [run] = await listRuns(kysely);
    if (!run) throw new Error('Nothing runs.');
    const look = async (at: Date) => {
      const { days, arms, verdict } = await readResult(kysely, run, at);
      return [days, arms.map(({ visitors, successes }) => [visitors, successes]), verdict.kind];
    };
    const none = [0, 0];
    expect(await look(new Date())).toEqual([0, [none, none], 'early']);
    // What comes with the next day is counted.
    await pool.query(`update visit_totals set day = day + 1, visitors = 1000 * case variant
      when 'rest/plain' then 0.1 else 0.9 end`);
    await pool.query(`update submissions set created_at = (date_trunc('day', now() at time zone 'UTC')
      + interval '1 day 1 hour') at time zone 'UTC'`);
    const later = new Date(run.counts_from.getTime() + 86_400_000);
    expect(await look(later)).toEqual([
      1,
      [
        [900, 0],
        [100, 5],
      ],
      'early',
    ]);
  });

  it('that is declared again days later counts from that moment', async () => {
    const database = await open();
    const { kysely, pool } = database;
    await recordVersions(kysely, siteOf({ plain }));
    await recordVersions(kysely, siteOf());
    await pool.query(`update experiment_runs set started_at = now() - interval '3 days',
      ended_at = now() - interval '2 days'`);
    expect(await recordVersions(kysely, siteOf({ plain }))).toContain(
      'The experiment rest of willow-guide counts from now on.',
    );
  });
});

describeWithDatabase('the versions of a funnel', (open) => {
  it('are told with their words and what became of the visitors', async () => {
    const database = await open();
    const { kysely, pool } = database;
    await recordVersions(kysely, siteOf());
    await pool.query(`update version_periods set since = now() - interval '20 days'`);
    await recordVersions(kysely, siteOf(undefined, 'Sit down'));
    await pool.query(
      `update version_periods set since = until - interval '10 days' where until is not null`,
    );
    const { rows } = await pool.query('select version from version_periods order by id');
    for (const [index, saved] of [100, 180].entries()) {
      await pool.query(
        `insert into visit_totals (day, funnel_id, traffic_source, version, variant, visitors, saved)
         values ((now() at time zone 'UTC')::date, 'willow-guide', '*', $1, '', 1000, $2)`,
        [rows[index].version, saved],
      );
    }
    const [now, before] = await readVersions(kysely, 'willow-guide');
    expect(now).toMatchObject({
      version: rows[1].version,
      until: null,
      visitors: 1000,
      saved: 180,
      changes: [{ path: 'page.sections[0].headline', before: 'Rest', after: 'Sit down' }],
    });
    expect(now?.difference?.from).toBeGreaterThan(1);
    expect(now?.sentence).toMatch(
      /^Per visitor 80% more leads than the version before it: between /,
    );
    expect(before).toMatchObject({
      difference: null,
      sentence: 'The first version recorded.',
    });
  });

  it('that follows one without a lead is told without a share, and its difference is a number', async () => {
    const { kysely, pool } = await open();
    await recordVersions(kysely, siteOf());
    await recordVersions(kysely, siteOf(undefined, 'Sit down'));
    await pool.query(
      `insert into visit_totals (day, funnel_id, traffic_source, version, variant, visitors, saved)
       select (now() at time zone 'UTC')::date, 'willow-guide', '*', version, '',
         5, 0 from version_periods`,
    );
    await pool.query(
      `update visit_totals set visitors = 2000, saved = 120
       where version = (select version from version_periods where until is null)`,
    );
    const [now] = await readVersions(kysely, 'willow-guide');
    expect(now?.sentence).toMatch(
      /^Per visitor many times more leads than the version before it: between \d+% fewer and many times more, with 95% certainty\. /,
    );
    expect(JSON.parse(JSON.stringify(now)).difference.estimate).toBeGreaterThan(100);
  });
});
