import { fetchAllPages, hasForm } from '#scripts/bench/support/pages-of.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import {
  chooseSample,
  newPeople,
  writeWrkScript,
} from '#scripts/support/load/submission-sample.ts';
import { runWrk } from '#scripts/support/load/wrk.ts';
import { readMb } from '#scripts/support/processes.ts';
import { startSite } from '#scripts/support/site-server.ts';

/** How many requests a web process answers, pages and forms in turn, and how often it is measured. */
const requests = 1_000_000;
const lookEvery = 100_000;
/** The same for a process that also sends emails. */
const requestsOfAll = 100_000;
const limitMb = 150;

/** What a turn sends: a second of pages, then a second of forms. */
const turnSeconds = 1;
/** After so many turns without an answer the site has stopped; on a busy machine one may pass without. */
const maxSilentTurns = 30;

/** Resident memory of the processes after many page views and submissions. */
export async function benchMemory(dataDir: string): Promise<readonly Figure[]> {
  await ensureProgram('wrk', 'wrk');
  return [
    ...(await measureRole(dataDir, 'web', requests)),
    ...(await measureRole(dataDir, 'all', requestsOfAll)),
  ];
}

async function measureRole(
  dataDir: string,
  role: 'web' | 'all',
  wanted: number,
): Promise<readonly Figure[]> {
  const sample = chooseSample(readSite());
  const script = await writeWrkScript(dataDir, sample);
  const site = await startSite({ dataDir, env: { ROLE: role } });
  try {
    const pages = (await fetchAllPages(site.url)).filter(hasForm);
    const [page] = pages;
    if (!page) throw new Error('No page has a form.');
    const atStart = readMb(site.pid, 'VmRSS');
    const resident: number[] = [];
    const sent = { views: 0, forms: 0 };
    const all = () => sent.views + sent.forms;
    let silentTurns = 0;
    for (let turn = 0; all() < wanted; turn += 1) {
      const { path } = pages[turn % pages.length] ?? page;
      const load = { connections: 64, seconds: turnSeconds };
      const headers = ['Accept-Encoding: br'];
      const viewed = await runWrk({ ...load, url: site.url + path, headers });
      const url = `${site.url}/api/funnels/${sample.funnelId}/submissions`;
      const args = newPeople('memory');
      const saved = await runWrk({ ...load, url, script, args });
      silentTurns = viewed.requests + saved.requests === 0 ? silentTurns + 1 : 0;
      if (silentTurns === maxSilentTurns) {
        throw new Error(`After ${all()} requests the site answers none any more.`);
      }
      sent.views += viewed.requests;
      sent.forms += saved.requests;
      if (all() >= (resident.length + 1) * lookEvery) resident.push(readMb(site.pid, 'VmRSS'));
    }
    const what = role === 'web' ? 'web process' : 'one process with the email worker';
    const note = `${sent.views} page views and ${sent.forms} submissions`;
    const figure = (name: string, ours: readonly number[]): Figure => ({
      part: 'memory',
      what: `${what}, ${name}, MB`,
      ours,
      note,
    });
    return [
      figure('resident at the start', [atStart]),
      figure(`resident, seen every ${lookEvery} requests`, resident),
      {
        ...figure('resident at the end', [readMb(site.pid, 'VmRSS')]),
        ...(role === 'web' ? { target: atMost(limitMb) } : {}),
      },
      figure('peak', [readMb(site.pid, 'VmHWM')]),
    ];
  } finally {
    await site.stop();
  }
}
