import { setTimeout as wait } from 'node:timers/promises';
import { startCrowd } from '#scripts/faults/people/crowd.ts';
import { listQuickForms } from '#scripts/faults/people/forms.ts';
import { openSlowClients } from '#scripts/faults/people/slow-clients.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { startMember } from '#scripts/faults/support/site-member.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { atLeast, atMost, type Figure } from '#scripts/support/figures.ts';
import { runWrk } from '#scripts/support/load/wrk.ts';
import type { Say } from '#scripts/support/say.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';

/** Loads a page for this many seconds. @returns responses per second @throws on any status but 200 */
export type LoadPages = (url: string, seconds: number) => Promise<number>;

export interface StormOptions {
  readonly rounds: number;
  readonly seconds: number;
  /** Connections of clients that never finish their request. */
  readonly connections: number;
  readonly loadPages?: LoadPages;
}

async function loadWithWrk(url: string, seconds: number): Promise<number> {
  await ensureProgram('wrk', 'wrk');
  return (await runWrk({ url, connections: 32, seconds })).perSecond;
}

/**
 * Slow clients, a provider that never answers and a restart of PostgreSQL at the same time, in rounds
 * that alternate with calm ones; forms are sent in both.
 */
export async function breakAllAtOnce(
  dataDir: string,
  { rounds, seconds, connections, loadPages = loadWithWrk }: StormOptions,
  say: Say,
): Promise<readonly Figure[]> {
  const database = await openScratchDatabase(dataDir);
  const postmark = await openPostmark();
  const env = { POSTMARK_SERVER_TOKEN: postmark.token, POSTMARK_API_URL: postmark.url };
  const site = await startMember({ role: 'all', dataDir, databaseUrl: database.url, env });
  const calm: number[] = [];
  const storm: number[] = [];
  const recovery: number[] = [];
  let slowest = 0;
  try {
    await site.untilReady();
    const forms = listQuickForms();
    const page = `${site.url}${forms[0]?.path}`;
    const crowd = startCrowd([site.url], forms, 2, { pauseMs: 200 });
    await loadPages(page, Math.min(seconds, 2));

    const inCalm = async () => {
      postmark.repair();
      calm.push(await loadPages(page, seconds));
    };
    const inStorm = async () => {
      postmark.breakSends({ kind: 'hang-before-headers', accepted: false });
      const slow = openSlowClients(site.url, connections);
      const loading = loadPages(page, seconds);
      restartServer(database.folder);
      const recovered = measureRecovery(site.url);
      storm.push(await loading);
      recovery.push(await recovered);
      slowest = Math.max(slowest, slow.open);
      slow.leave();
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const turn of round % 2 === 0 ? [inCalm, inStorm] : [inStorm, inCalm]) await turn();
      say(`round ${round + 1}: ${calm.at(-1)?.toFixed(0)} calm, ${storm.at(-1)?.toFixed(0)} storm`);
    }
    postmark.repair();
    await crowd.leave();
    return [
      {
        part: 'restart',
        what: 'page views a second, in the storm next to calm',
        ours: storm,
        limit: calm,
        limitName: 'calm',
        target: atLeast(0.9, 'ratio'),
        note: `${slowest} slow connections, a hanging provider, a restart of PostgreSQL per round`,
      },
      {
        part: 'restart',
        what: 'seconds from the restart until forms are saved again',
        ours: recovery,
        target: atMost(10),
        note: `${crowd.acknowledged.length} forms saved, ${crowd.failures()} asked to be sent again`,
      },
    ];
  } finally {
    await site.stop();
    await database.close();
    await postmark.close();
  }
}

/** Stops PostgreSQL immediately, like an administrator's restart; it is started again. */
function restartServer(folder: string): void {
  const running = findPostmaster(folder);
  if (!running) throw new Error('PostgreSQL does not run.');
  process.kill(running.pid, 'SIGINT');
}

/** Seconds until the site has noticed that its database is down and is ready again. */
async function measureRecovery(url: string): Promise<number> {
  const start = performance.now();
  const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok);
  // The old server answers for a moment longer.
  while ((await isReady()) && performance.now() - start < 1000) await wait(10);
  while (!(await isReady())) {
    if (performance.now() - start > 60_000) {
      throw new Error('The site was not ready again within a minute.');
    }
    await wait(50);
  }
  return (performance.now() - start) / 1000;
}
