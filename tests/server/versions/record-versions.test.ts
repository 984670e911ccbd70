import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { recordVersions } from '#server/versions/record-versions.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';

function siteOf(changes: Readonly<Record<string, Changes>> = {}): Site {
  const { site, findings } = compileSite(declare(changes), ['/', '/leadmagnet']);
  if (!site) throw new Error(findings.map(formatFinding).join('\n'));
  return site;
}

const reworded = siteOf({ 'guide.ts': { 'page.sections.0.headline': 'Sit down' } });

const readPeriods = async ({ kysely }: Database, funnel = 'willow-guide') => {
  const rows = await kysely
    .selectFrom('version_periods')
    .select(['version', 'until'])
    .where('funnel_id', '=', funnel)
    .orderBy('id')
    .execute();
  return rows.map(({ version, until }) => [version, until === null]);
};

describeWithDatabase('the versions of funnels', (open) => {
  it('are noted once, and told only where visitors see something new', async () => {
    const database = await open();
    const { kysely } = database;
    expect(await recordVersions(kysely, siteOf())).toEqual([]);
    const [[first] = []] = await readPeriods(database);
    expect(await recordVersions(kysely, siteOf())).toEqual([]);
    const [note, ...others] = await recordVersions(kysely, reworded);
    const periods = await readPeriods(database);
    expect(others).toEqual([]);
    expect(note).toBe(
      `Visitors of willow-guide see a new version, ${periods[1]?.[0]} instead of ${first}: ` +
        'page.sections[0].headline says "Sit down" instead of "Rest".',
    );
    expect(periods).toEqual([
      [first, false],
      [periods[1]?.[0], true],
    ]);
  });

  it('get another period when they come back, and an end when their funnel goes', async () => {
    const database = await open();
    const { kysely } = database;
    for (const site of [siteOf(), reworded, siteOf()]) await recordVersions(kysely, site);
    const periods = await readPeriods(database);
    expect(periods.map(([, isCurrent]) => isCurrent)).toEqual([false, false, true]);
    expect(periods[2]?.[0]).toBe(periods[0]?.[0]);
    await recordVersions(kysely, { ...siteOf(), funnels: [] });
    expect((await readPeriods(database)).filter(([, isCurrent]) => isCurrent)).toEqual([]);
  });

  it('are noted once by several processes that start together, and not for drafts', async () => {
    const database = await open();
    await Promise.all([1, 2, 3, 4].map(() => recordVersions(database.kysely, siteOf())));
    expect(await readPeriods(database)).toHaveLength(1);
    await recordVersions(database.kysely, siteOf({ 'guide.ts': { draft: true } }));
    expect((await readPeriods(database)).filter(([, isCurrent]) => isCurrent)).toEqual([]);
  });

  it('go on under the new id of a renamed funnel', async () => {
    const database = await open();
    const { kysely } = database;
    await recordVersions(kysely, siteOf());
    const renamed = siteOf({ 'guide.ts': { id: 'willow-rest', formerIds: ['willow-guide'] } });
    await reconcileDeclarations(kysely, declaredRows(renamed));
    expect(await recordVersions(kysely, renamed)).toEqual([]);
    expect(await readPeriods(database)).toEqual([]);
    expect(await readPeriods(database, 'willow-rest')).toHaveLength(1);
    // The release before, which may still run, begins another period; it ends with the next start.
    await recordVersions(kysely, siteOf());
    await reconcileDeclarations(kysely, declaredRows(renamed));
    await recordVersions(kysely, renamed);
    expect((await readPeriods(database, 'willow-rest')).filter(([, one]) => one)).toHaveLength(1);
  });
});
