import pg from 'pg';
import { openSession } from '#scripts/bench/support/console-views.ts';
import { findDatabase } from '#scripts/support/database/find-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { readMb } from '#scripts/support/processes.ts';
import { startSite } from '#scripts/support/site-server.ts';

const people = 1_000_000;
const password = 'a password for measuring';
/** How much more memory a process may take for the last nine tenths of a list than for the first, in MB. */
const limitMb = 50;
const lists = ['leads', 'people', 'submissions'] as const;

/** Resident memory of the web process while a million people, and what they sent, are exported. */
export async function benchExports(dataDir: string): Promise<readonly Figure[]> {
  const site = await startSite({ dataDir, env: { ROLE: 'web', OPERATOR_PASSWORD: password } });
  try {
    await writePeople((await findDatabase(dataDir)).url);
    const cookie = await openSession(site.url, password);
    const figures: Figure[] = [];
    for (const list of lists) {
      const before = readMb(site.pid, 'VmRSS');
      const start = performance.now();
      let first = before;
      let most = before;
      let lines = 0;
      const { body } = await fetch(`${site.url}/api/operator/${list}.csv`, {
        headers: { cookie },
      });
      for await (const chunk of body ?? []) {
        lines += Buffer.from(chunk).filter((byte) => byte === 0x0a).length;
        most = Math.max(most, readMb(site.pid, 'VmRSS'));
        if (lines < people / 10) first = most;
      }
      const seconds = (performance.now() - start) / 1000;
      if (lines !== people + 1) throw new Error(`${list}.csv has ${lines} lines.`);
      figures.push({
        part: 'exports',
        what: `MB more for the last 900,000 of ${people.toLocaleString('en')} rows of ${list}.csv than for the first 100,000`,
        ours: [most - first],
        target: atMost(limitMb),
        note: `${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most; ${Math.round(people / seconds).toLocaleString('en')} rows a second`,
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}

/** A lead and a submission for each person. */
async function writePeople(url: string): Promise<void> {
  const funnel = readSite().funnels.find(({ declaration }) => declaration.kind === 'lead');
  if (funnel?.declaration.kind !== 'lead') throw new Error('No funnel has a form.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into leads (id, email, email_key, name, source, created_at)
     select gen_random_uuid(), 'guest-' || n || '@example.com', 'guest-' || n || '@example.com',
       'Guest ' || n, $2, now() - n * interval '1 second' from generate_series(1, $1::int) n`,
    [people, funnel.declaration.submission.source],
  );
  await client.query(
    `insert into submissions (id, funnel_id, email_key, lead_id, outcome, reference, fields, page,
       attribution, traffic_source, created_at)
     select gen_random_uuid(), $1, email_key, id, 'accepted', 'AAAAAA',
       jsonb_build_object('name', name, 'email', email), '/', '{"utm_campaign":"spring"}',
       'newsletter/email/spring', created_at from leads`,
    [funnel.id],
  );
  await client.query('vacuum analyze leads, submissions');
  await client.end();
}
