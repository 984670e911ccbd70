import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { startLimit } from '#scripts/bench/load/limit-server.ts';
import { cpuMs } from '#scripts/bench/support/cpu-time.ts';
import { fetchAllPages, hasForm } from '#scripts/bench/support/pages-of.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { atLeast, type Figure } from '#scripts/support/figures.ts';
import { runWrk } from '#scripts/support/load/wrk.ts';
import { startSite } from '#scripts/support/site-server.ts';

const rounds = 7;
const seconds = 3;
const connections = 64;

/** What a browser coming from a search sends: every view is counted as a visitor's. */
const browserHeaders = [
  'Accept-Encoding: gzip, deflate, br, zstd',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Referer: https://www.google.com/',
];

/**
 * Page views of one process on one core, compared with a bare node:http server on the same core that
 * always writes the same bytes and headers.
 */
export async function benchPages(dataDir: string): Promise<readonly Figure[]> {
  if (!existsSync('/usr/bin/taskset') || cpus().length < 2) {
    throw new Error('It needs taskset (package util-linux) and two cores.');
  }
  await ensureProgram('wrk', 'wrk');
  const site = await startSite({ dataDir, core: 0, env: { ROLE: 'web' } });
  try {
    const [page] = (await fetchAllPages(site.url)).filter(hasForm);
    if (!page) throw new Error('The site has no page with a form.');
    const { path, head, body } = page;
    const limit = await startLimit(dataDir, { [path]: { head, body } }, 0);
    const load = async ({ url, pid }: { url: string; pid: number }, duration: number) => {
      const before = cpuMs(pid);
      const { perSecond, requests } = await runWrk({
        url: url + path,
        connections,
        seconds: duration,
        headers: browserHeaders,
        core: 1,
      });
      return { perSecond, cpuUs: ((cpuMs(pid) - before) * 1000) / requests };
    };
    await load(site, 2);
    await load(limit, 2);
    const ours = { perSecond: [] as number[], cpuUs: [] as number[] };
    const limits = { perSecond: [] as number[], cpuUs: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const turns = [
        { server: site, into: ours },
        { server: limit, into: limits },
      ];
      // The order alternates, so that the machine's other work affects both.
      for (const { server, into } of round % 2 === 0 ? turns : turns.reverse()) {
        const { perSecond, cpuUs } = await load(server, seconds);
        into.perSecond.push(perSecond);
        into.cpuUs.push(cpuUs);
      }
    }
    await limit.stop();
    return [
      {
        part: 'pages',
        what: `page views per second, one process on one core, ${connections} connections`,
        ours: ours.perSecond,
        limit: limits.perSecond,
        limitName: 'bare node:http, same bytes',
        target: atLeast(0.95, 'ratio'),
        note: `${path}, ${body.length} bytes`,
      },
      {
        part: 'pages',
        what: 'processor time of a page view, microseconds',
        ours: ours.cpuUs,
        limit: limits.cpuUs,
        limitName: 'bare node:http',
      },
    ];
  } finally {
    await site.stop();
  }
}
