import { readFileSync } from 'node:fs';
import { chooseSample, writeWrkScript } from '#scripts/bench/load/submission-sample.ts';
import { ensureProgram, runWrk } from '#scripts/bench/load/wrk.ts';
import { readSite } from '#scripts/bench/support/declared-site.ts';
import type { Figure } from '#scripts/bench/support/figures.ts';
import { fetchAllPages, hasForm } from '#scripts/bench/support/pages-of.ts';
import { startSite } from '#scripts/bench/support/site-server.ts';

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
        ...(isJudged ? { target: { of: 'ours', bound: 'most', value: limitMb } as const } : {}),
      },
      figure('most it ever had', readMb(site.pid, 'VmHWM')),
    ];
  } finally {
    await site.stop();
  }
}

export function readMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1]) / 1024;
}
