import { expect, test } from 'vitest';
import type { Examined } from '#engine/contract/console/examination-reports.ts';
import { keepReport, readReport, takeTurn } from '#server/doctor/kept-report.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

const wrong: Examined = {
  family: 'mail',
  name: 'DMARC',
  of: 'example.com',
  state: 'bad',
  found: 'example.com has 2 DMARC records; only one is allowed.',
  evidence: ['_dmarc.example.com: v=DMARC1; p=none'],
  consequence: 'Receivers ignore it.',
  remedy: 'Leave one of them.',
  enter: 'v=DMARC1; p=none',
};

describeWithDatabase('what was examined', (open) => {
  test('is examined by one of all processes, and again when it is an hour old', async () => {
    const { kysely: db, pool } = await open();
    expect(await readReport(db)).toBeUndefined();
    expect(await Promise.all([takeTurn(db, 3600), takeTurn(db, 3600)])).toContain(false);
    expect(await takeTurn(db, 3600)).toBe(false);
    const kept = await keepReport(db, [wrong]);
    expect(await readReport(db)).toEqual({ examinedAt: kept.examinedAt, results: [wrong] });
    expect(await takeTurn(db, 3600)).toBe(false);
    await pool.query(
      `update settings set value = jsonb_set(value, '{examinedAt}', to_jsonb(now() - interval '61 min'))
       where key = 'examinations'`,
    );
    expect(await takeTurn(db, 3600)).toBe(true);
    // What was found stays to be read while it is examined again.
    expect((await readReport(db))?.results).toEqual([wrong]);
  });

  test('is examined at once after a clock that was ahead has gone back', async () => {
    const { kysely: db, pool } = await open();
    for (const moment of ['examinedAt', 'until']) {
      await keepReport(db, [wrong]);
      await pool.query(
        `update settings set value = jsonb_build_object($1::text, now() + interval '2 days')
         where key = 'examinations'`,
        [moment],
      );
      expect(await takeTurn(db, 3600)).toBe(true);
    }
  });

  test('is in the console with its moment, and on its first page where it is wrong', async () => {
    const { database, read, post } = await openAsOperator(await open());
    expect(await read('/examinations')).toEqual({ report: null });
    await keepReport(database.kysely, [wrong, wrong, wrong, { ...wrong, state: 'warning' }]);
    expect(await read('/examinations')).toEqual({
      report: { examinedAt: expect.stringMatching(/Z$/), results: expect.arrayContaining([wrong]) },
    });
    expect((await read('/overview')).examined.slice(-2)).toEqual([
      {
        name: 'DMARC of example.com',
        state: 'failed',
        detail: `${wrong.found} Receivers ignore it.`,
        remedy: 'Health says what to enter.',
      },
      {
        name: 'Doctor',
        state: 'warning',
        detail: '1 more examination found something.',
        remedy: 'Health shows all of them.',
      },
    ]);
    const again = await post('/examinations');
    expect(again.status).toBe(200);
    const { report } = await again.json();
    expect(report.results.map(({ family }: Examined) => family)).toContain('database');
    expect((await read('/examinations')).report.examinedAt).toBe(report.examinedAt);
    const { rows } = await read('/audit');
    expect(rows[0]).toMatchObject({ action: 'examined' });
  });

  test('says on the first page that nothing is wrong where nothing is', async () => {
    const { database, read } = await openAsOperator(await open());
    await keepReport(database.kysely, [{ ...wrong, state: 'good' }]);
    expect((await read('/overview')).examined).toEqual([
      {
        name: 'Doctor',
        state: 'ok',
        detail: '1 examination of DNS, mail, the address and PostgreSQL found nothing wrong.',
      },
    ]);
  });
});
