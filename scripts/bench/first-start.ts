import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { endProcess, reservePort, runProcess, startProcess } from '#scripts/support/processes.ts';
import { untilAnswering } from '#scripts/support/site-server.ts';

const rounds = 2;
const limitMs = 900_000;

/**
 * How long `npm start` takes in a fresh clone until the first page answers, compared with what npm takes
 * there to install the packages. Each time everything comes from the registry, as on a new machine.
 */
export async function benchFirstStart(dataDir: string): Promise<readonly Figure[]> {
  const starts: number[] = [];
  const installs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    installs.push(await inFreshClone(dataDir, install));
    starts.push(await inFreshClone(dataDir, startUntilFirstPage));
  }
  return [
    {
      part: 'first-start',
      what: 'npm start in a fresh clone until it answers, s',
      ours: starts,
      limit: installs,
      limitName: 'npm install',
      target: atMost(1.2, 'ratio'),
      note: 'of the last commit, with an empty cache of npm',
    },
  ];
}

/** Where something is measured, and the environment of a machine on which nothing ran before. */
interface Clone {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** @returns how many seconds it took, without making the clone */
async function inFreshClone(
  dataDir: string,
  measured: (clone: Clone) => Promise<() => Promise<void>>,
) {
  const parent = await mkdtemp(join(dataDir, 'first-start-'));
  // PostgreSQL does not run as root and needs access.
  await chmod(parent, 0o755);
  const folder = join(parent, 'clone');
  const env = {
    npm_config_cache: join(parent, 'npm-cache'),
    NODE_COMPILE_CACHE: '',
    NODE_ENV: '',
  };
  try {
    await runProcess(['git', 'clone', '--quiet', '--no-hardlinks', process.cwd(), folder]);
    const from = performance.now();
    const end = await measured({ folder, env });
    const seconds = (performance.now() - from) / 1000;
    await end();
    return seconds;
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/** Installs as the start does, so that both write the same files. */
async function install({ folder, env }: Clone) {
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await runProcess(['npm', '--prefix', folder, 'install', ...options], { env, limitMs });
  return async () => {};
}

async function startUntilFirstPage({ folder, env }: Clone) {
  const port = await reservePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startProcess(['npm', '--prefix', folder, 'start'], {
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
  });
  await untilAnswering(`${url}/`, child, limitMs);
  return () => endProcess(child);
}
