import { expect, it } from 'vitest';
import { readSite } from '#scripts/support/declared-site.ts';
import { consentsOf } from '#server/declared/consent-text.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const site = createTestSite();

describeWithDatabase('what visitors agree to', (open) => {
  it('is stored with each submission by the version of its words', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    await web.postForm('/willow-masterclass', { name: 'Ada', email: 'ada@example.com' });
    const { rows } = await database.pool.query(
      `select s.funnel_id, c.name, c.text from submissions s
       left join consent_texts c on c.version = s.consent_version order by 1`,
    );
    expect(rows).toEqual([
      {
        funnel_id: 'willow-guide',
        name: '2027-01',
        text: 'You agree to letters from Willow Works.',
      },
      { funnel_id: 'willow-masterclass', name: null, text: null },
    ]);
  });

  it('stays readable after the words were changed', async () => {
    const database = await open();
    const rows = declaredRows(site);
    await reconcileDeclarations(database.kysely, rows);
    const next = { version: 'another', name: '2027-01', text: 'You agree to other letters.' };
    await reconcileDeclarations(database.kysely, { ...rows, consents: [next] });
    await reconcileDeclarations(database.kysely, { ...rows, consents: [next] });
    const { rows: kept } = await database.pool.query(
      `select text from consent_texts where text like 'You agree%' order by text`,
    );
    expect(kept).toEqual([
      { text: 'You agree to letters from Willow Works.' },
      { text: 'You agree to other letters.' },
    ]);
  });
});

it('is declared by every funnel that begins a campaign', () => {
  const beginning = readSite().funnels.filter(
    ({ declaration }) => declaration.kind === 'lead' && declaration.submission.journey,
  );
  expect(beginning.length).toBeGreaterThan(5);
  // By sending the form, or by ticking the box on which the campaign depends.
  const silent = beginning.filter(({ declaration, ...funnel }) => {
    const { sending, boxes } = consentsOf({ declaration, ...funnel });
    const box = declaration.kind === 'lead' ? declaration.submission.journey?.consent : undefined;
    return box === undefined ? sending === null : !boxes.has(box);
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});
