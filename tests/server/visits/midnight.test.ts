import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLog } from '#server/telemetry/log.ts';
import { openVisits } from '#server/visits/visits.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

const page = { funnel: 'willow-guide', version: 'v', variant: '' };

/** A view of a page; from another page of the site it brings no source of its own. */
function visit(query: string, referrer?: string) {
  const asked = {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    host: 'site.example',
    forwardedFor: undefined,
    referrer,
    method: 'GET',
    purpose: undefined,
    cookie: undefined,
  };
  return { asked, socketAddress: '203.0.113.7', query };
}

describeWithDatabase('what brought a visitor', (open) => {
  it('is forgotten at midnight, whether the next visit or the next write comes first', async () => {
    const { kysely } = await open();
    const daySalt = { day: '2027-03-01', salt: randomBytes(32) };
    const visits = openVisits({
      db: kysely,
      log: createLog('silent'),
      daySalt,
      trustProxy: 0,
      publicUrl: 'https://site.example',
      everyMs: 3_600_000,
    });
    closeAfterFile(() => visits.stop());
    const comesFrom = () => visits.sourceOf(visit('', 'https://site.example/'), undefined);

    visits.countView(page, visit('?utm_source=paper'));
    await visits.write();
    expect(comesFrom()).toContain('paper');
    daySalt.day = '2027-03-02';
    await visits.write();
    expect(comesFrom()).not.toContain('paper');
  });
});
