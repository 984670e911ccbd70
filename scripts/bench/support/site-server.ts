import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#server/db/embedded/server-process.ts';
import { endProcess, startProcess } from './processes.ts';

/** The built site, running in a process of its own. */
export interface SiteServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Tells a pinned process its core. Without taskset nothing is pinned. */
export function pinned(core: number, command: readonly string[]): readonly [string, ...string[]] {
  return ['taskset', '-c', String(core), ...command];
}

/** What `npm start` runs once everything is installed and built. */
export function readStartCommand(): readonly [string, ...string[]] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const [, command] = scripts['start']?.split(' exec ') ?? [];
  const [program, ...args] = command?.split(' ') ?? [];
  if (program === undefined) throw new Error('package.json has no start script with an exec.');
  return [program, ...args.map((arg) => (arg === 'node' ? process.execPath : arg))];
}

/** Starts the built site on a database folder, as `npm start` does, and waits until it answers. */
export async function startSite({
  dataDir,
  env = {},
  core,
}: {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The only core it may use. */
  readonly core?: number;
}): Promise<SiteServer> {
  const port = await findFreePort(0);
  const command = readStartCommand();
  const child = startProcess(core === undefined ? command : pinned(core, command), {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    POSTMARK_SERVER_TOKEN: '',
    SMTP_URL: '',
    SUBMISSIONS_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'warn',
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/`, child, 60_000);
  return { url, pid: child.pid, stop: () => endProcess(child) };
}

/** Waits for the first answer, whatever it is; throws with what the program printed. */
export async function untilAnswering(
  url: string,
  child: ChildProcess & { readonly printed: () => string },
  limitMs: number,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const isThere = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer();
        return true;
      },
      () => false,
    );
    if (isThere) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${url} does not answer. The program printed:\n${child.printed()}`);
    }
    await wait(20);
  }
}
