import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import { throughContention } from '#server/db/through-contention.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { lapseSeats } from '#server/seats/lapse-seats.ts';
import type { WaitingList } from '#server/seats/offer-free-seats.ts';
import { offerSeats } from '#server/seats/waiting-list.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { saveSubmissions } from '#server/submission/saving/save-submissions.ts';
import { randomRuns } from '#tests/support/any/random-runs.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const secret = 'a secret of the tests';
const site = createTestSite({ withHold: true });
const event = eventId('willow-evening');

const list: WaitingList = {
  eventId: event,
  eventName: 'The Willow Evening',
  functionName: 'offer-seat',
  fields: ['email', 'name', 'eventName'],
  funnelId: 'willow-evening',
  coach: 'willow',
  holdMinutes: 60,
};

/** What people, the worker and the coach may do, all of it at once. */
const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('register'), who: fc.nat(19) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('erase'), who: fc.nat(19) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('offer'), who: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('lapse'), who: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('add seats'), who: fc.nat(2) }) },
);

describeWithDatabase('seats and a waiting list', (open) => {
  it('never hold more than there are seats, and leave none free while somebody waits, whatever happens at once', async () => {
    const funnel = site.funnels.find(({ id }) => id === 'willow-evening');
    if (!funnel) throw new Error('The test site has no evening.');
    let waited = 0;
    const atOnce = fc.array(action, { minLength: 1, maxLength: 8 });
    const property = fc.asyncProperty(fc.array(atOnce, { maxLength: 6 }), async (turns) => {
      const { kysely: db, pool } = await open();
      await reconcileDeclarations(db, declaredRows(site));

      const register = async (who: number) => {
        const typed = { name: `n${who}`, email: `n${who}@example.com` };
        const sent = { typed, attribution: {} };
        const row = {
          ...draftRow(funnel, sent, typed, '/willow-evening', new Date(), secret),
          waits: true,
        };
        // What another decided at the same moment leaves no clear result; then it is asked again.
        for (let turn = 0; turn < 20; turn += 1) {
          if ((await saveSubmissions(db, [row], 1)).length > 0) return;
        }
        throw new Error(`n${who} got no answer.`);
      };
      const lapse = async () => {
        await pool.query(
          'update event_registrations set held_until = now() where held_until > now()',
        );
        await lapseSeats(db);
      };
      const addSeats = (more: number) =>
        pool.query('update events set capacity = capacity + $1 where id = $2', [more, event]);
      const act = ({ does, who }: { does: string; who: number }): Promise<unknown> => {
        if (does === 'register') return register(who);
        if (does === 'erase') return erasePerson(db, secret, `n${who}@example.com`);
        if (does === 'offer') return offerSeats(db, [list]);
        return does === 'lapse' ? lapse() : addSeats(who);
      };
      const look = async () => {
        const { rows } = await pool.query(
          `select capacity, taken,
            (select count(*)::int from event_registrations where event_id = e.id) as seats,
            (select count(*)::int from event_waiting where event_id = e.id) as waiting
          from events e where id = $1`,
          [event],
        );
        return rows[0];
      };

      for (const turn of turns) {
        // Forms and the worker's rounds are repeated, too, where two of them stand in each other's way.
        // All have ended before anything is looked at, or the next run would meet those that go on.
        const ended = await Promise.allSettled(
          turn.map((one) => throughContention(() => act(one))),
        );
        const reasons = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
        expect(reasons).toEqual([]);
        const { capacity, taken, seats, waiting } = await look();
        waited += waiting;
        expect(taken).toBe(seats);
        expect(taken).toBeLessThanOrEqual(capacity);
      }
      await offerSeats(db, [list]);
      const { capacity, taken, waiting } = await look();
      if (waiting > 0) expect(taken).toBe(capacity);
    });
    await fc.assert(property, { numRuns: randomRuns(40) });
    expect(waited).toBeGreaterThan(0);
  });
});
