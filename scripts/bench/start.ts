import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { endProcess, reservePort, runProcess, startProcess } from '#scripts/support/processes.ts';
import { untilAnswering } from '#scripts/support/site-server.ts';

const pagesAsked = 40;

/** How long the pages take to be rendered, and how soon a second `npm start` answers. */
export async function benchStart(dataDir: string): Promise<readonly Figure[]> {
  return [await measureRendering(), await measureSecondStart(dataDir)];
}

async function measureRendering(): Promise<Figure> {
  // Inside the project, so that the built file finds its packages.
  const outDir = 'dist/bench';
  const entry = fileURLToPath(new URL('./support/render-pages.ts', import.meta.url));
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    mode: 'production',
    build: { ssr: entry, outDir, target: 'node24', emptyOutDir: true },
  });
  try {
    const runs: { readonly pages: number; readonly ms: number }[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { stdout } = await runProcess([process.execPath, `${outDir}/render-pages.js`], {
        env: { NODE_ENV: 'production' },
      });
      runs.push(JSON.parse(stdout));
    }
    const pages = runs[0]?.pages ?? 0;
    return {
      part: 'start',
      what: `${pagesAsked} pages rendered, ms, in a new process`,
      ours: runs.map(({ ms }) => (ms * pagesAsked) / pages),
      target: atMost(500),
      note: `the site has ${pages} with aliases; the time is theirs times ${pagesAsked}/${pages}`,
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

async function measureSecondStart(dataDir: string): Promise<Figure> {
  const port = await reservePort();
  const start = async () => {
    const from = performance.now();
    // npm passes signals on to what it runs, which is the server itself because of `exec`.
    const child = startProcess(['npm', 'start', '--silent'], {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: '',
      // Commands share their cache with what they start; a site that people start has its own.
      NODE_COMPILE_CACHE: '',
    });
    await untilAnswering(`http://127.0.0.1:${port}/`, child, 120_000);
    const seconds = (performance.now() - from) / 1000;
    await endProcess(child);
    return seconds;
  };
  await start();
  const seconds: number[] = [];
  for (let round = 0; round < 3; round += 1) seconds.push(await start());
  return {
    part: 'start',
    what: 'second npm start until it answers, s',
    ours: seconds,
    target: atMost(1),
  };
}
