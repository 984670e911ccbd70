import { fetchAllPages, hasForm } from '#scripts/bench/support/pages-of.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { readMb } from '#scripts/support/processes.ts';
import { startSite } from '#scripts/support/site-server.ts';
import { chooseSample, writeWrkScript } from '#scripts/support/submission-sample.ts';
import { runWrk } from '#scripts/support/wrk.ts';

const views = 100_000;
const submissions = 10_000;
const limitMb = 200;

/** Resident memory of the web process after many page views and submissions. */
export async function benchMemory(dataDir: string): Promise<readonly Figure[]> {
  await ensureProgram('wrk', 'wrk');
  return [
    ...(await measureRole(dataDir, 'web', true)),
    ...(await measureRole(dataDir, 'all', false)),
  ];
}

async function measureRole(
  dataDir: string,
  role: 'web' | 'all',
  isJudged: boolean,
): Promise<readonly Figure[]> {
  const sample = chooseSample(readSite());
  const script = await writeWrkScript(dataDir, sample);
  const site = await startSite({ dataDir, env: { ROLE: role } });
  try {
    const pages = (await fetchAllPages(site.url)).filter(hasForm);
    let viewed = 0;
    for (let turn = 0; viewed < views; turn += 1) {
      const page = pages[turn % pages.length];
      if (!page || turn > 100) throw new Error(`Only ${viewed} page views were answered.`);
      const url = site.url + page.path;
      const headers = ['Accept-Encoding: br'];
      viewed += (await runWrk({ url, connections: 64, seconds: 1, headers })).requests;
    }
    let saved = 0;
    for (let turn = 0; saved < submissions; turn += 1) {
      if (turn > 60) throw new Error(`Only ${saved} submissions were saved.`);
      const url = `${site.url}/api/funnels/${sample.funnelId}/submissions`;
      const args = [`memory${role}${turn}`, String(process.pid + turn)];
      saved += (await runWrk({ url, connections: 64, seconds: 2, script, args })).requests;
    }
    const what = role === 'web' ? 'web process' : 'one process with the email worker';
    const figure = (name: string, value: number): Figure => ({
      part: 'memory',
      what: `${what}, ${name}, MB`,
      ours: [value],
      note: `after ${viewed} page views and ${saved} submissions`,
    });
    return [
      {
        ...figure('resident', readMb(site.pid, 'VmRSS')),
        ...(isJudged ? { target: atMost(limitMb) } : {}),
      },
      figure('peak', readMb(site.pid, 'VmHWM')),
    ];
  } finally {
    await site.stop();
  }
}
