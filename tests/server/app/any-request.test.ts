import { expect, it } from 'vitest';
import { serve } from '#server/app/http-server.ts';
import { sendAnyRequests } from '#tests/support/any/any-request.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };
const targets = ['willow-guide', 'willow-masterclass', 'strict', 'delayed', 'willow-call'].map(
  (funnelId) => ({ funnelId, path: `/${funnelId}`, fields }),
);

it('no made-up request breaks the site, and none that is refused is stored', async () => {
  const database = await openTestDatabase();
  const web = await openTestWeb(database, { trustProxy: 1 });
  const serving = await serve(web.listener, 0, '127.0.0.1');
  const stored = async () => {
    const { rows } = await database.pool.query(`
      select (select count(*) from submissions where outcome = 'accepted') as submissions,
        (select count(*) from leads) as leads, (select count(*) from delivery_logs) as deliveries,
        (select count(*) from event_registrations) as seats, (select count(*) from error_logs) as errors`);
    return rows[0];
  };
  let before = await stored();
  const statuses = new Set<number>();
  const found = await sendAnyRequests(
    (path, init) => fetch(`http://127.0.0.1:${serving.port}${path}`, init),
    targets,
    {
      count: 800,
      seed: 20_261_121,
      async inspect(request, status) {
        statuses.add(status);
        const after = await stored();
        if (status !== 201 && status !== 303)
          expect(after, JSON.stringify(request)).toEqual(before);
        before = after;
      },
    },
  );
  expect(found).toEqual([]);
  // The generator reaches behind every refusal: else it would prove little.
  for (const status of [200, 201, 303, 308, 400, 401, 403, 404, 405, 413, 415, 422]) {
    expect(statuses, `some answer ${status}`).toContain(status);
  }
  await serving.stop(1000);
});
