import { expect, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { createHeardCoaches } from '#server/outgoing/heard-coaches.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { saveSubmissions } from '#server/submission/saving/save-submissions.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const site = createTestSite({ withHold: true });
const evening = eventId('willow-evening');

function draft(id: string, name: string) {
  const funnel = site.funnels.find((one) => one.id === id);
  if (!funnel) throw new Error(`The test site has no ${id}.`);
  const typed = { name, email: `${name}@example.com` };
  const sent = { typed, attribution: {} };
  return draftRow(funnel, sent, typed, funnel.paths[0], new Date(), 'a secret of the tests');
}

describeWithDatabase('forms that are saved together', (open) => {
  it.each([
    { what: 'where nobody listens', heard: () => createHeardCoaches() },
    { what: 'where programs may listen', heard: () => undefined },
  ])('need a seat or none, $what', async ({ heard }) => {
    const { kysely: db, pool } = await open();
    await reconcileDeclarations(db, declaredRows(site));
    const memory = heard();
    const save = async (...forms: ReturnType<typeof draft>[]) => {
      const saved = await saveSubmissions(db, forms, 1, memory);
      return forms.map(({ id }) => saved.find((one) => one.id === id)?.outcome);
    };
    const seated = draft('willow-evening', 'ada');
    expect(await save(draft('willow-guide', 'bob'), seated)).toEqual(['accepted', 'accepted']);
    expect(await save(draft('willow-guide', 'cleo'))).toEqual(['accepted']);
    // The same form once more, beside one that needs no seat: its answer is the one it had.
    expect(await save(draft('willow-guide', 'dan'), seated)).toEqual(['accepted', 'accepted']);

    const { rows } = await pool.query(
      `select split_part(l.email_key, '@', 1) as name, l.source,
         (select count(*)::int from event_registrations r where r.lead_id = l.id) as seats,
         (select count(*)::int from submissions s where s.lead_id = l.id) as submissions,
         (select count(*)::int from delivery_logs d
           where d.lead_id = l.id and d.status = 'pending') as emails
       from leads l order by 1`,
    );
    const one = { submissions: 1, emails: 1 };
    expect(rows).toEqual([
      { name: 'ada', source: seated.source, seats: 1, ...one },
      ...['bob', 'cleo', 'dan'].map((name) => ({
        name,
        source: draft('willow-guide', name).source,
        seats: 0,
        ...one,
      })),
    ]);
    const events = await pool.query('select taken from events where id = $1', [evening]);
    expect(events.rows).toEqual([{ taken: 1 }]);
  });
});
