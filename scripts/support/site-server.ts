import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '#engine/text/error-message.ts';
import { reservePort } from '#scripts/support/processes.ts';
import { endProcess, startProcess } from './processes.ts';

/** The built site, running in a process of its own. */
export interface SiteServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The command prefix that pins a program to one core. */
export function pinned(core: number, command: readonly string[]): readonly [string, ...string[]] {
  return ['taskset', '-c', String(core), ...command];
}

/** The command that `npm start` runs in a folder once everything is installed and built. */
function readStartCommand(folder: string): readonly [string, ...string[]] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const [, command] = scripts['start']?.split(' exec ') ?? [];
  const [program, ...args] = command?.split(' ') ?? [];
  if (program === undefined) throw new Error('package.json has no start script with an exec.');
  return [program, ...args.map((arg) => (arg === 'node' ? process.execPath : arg))];
}

interface SiteOptions {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The only core it may use. */
  readonly core?: number;
  /** The folder of its release; this one by default. */
  readonly folder?: string;
}

/**
 * Starts a process of the built site as `npm start` does: its own database, no mail provider, no
 * limits.
 */
export function startSiteProcess(
  port: number,
  { dataDir, env = {}, core, folder = '.' }: SiteOptions,
): ReturnType<typeof startProcess> {
  const command = readStartCommand(folder);
  const whole = core === undefined ? command : pinned(core, command);
  const variables = {
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
  };
  return startProcess(whole, variables, folder);
}

/** Starts the built site and waits until it answers. */
export async function startSite(options: SiteOptions): Promise<SiteServer> {
  const port = await reservePort();
  const child = startSiteProcess(port, options);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/`, child, 60_000);
  return { url, pid: child.pid, stop: () => endProcess(child) };
}

/** Runs something on the built site with an empty database, and prints what goes wrong. */
export async function withSite(
  env: Readonly<Record<string, string>>,
  act: (site: SiteServer, dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'funnelfile-site-'));
  try {
    const site = await startSite({ dataDir, env });
    await act(site, dataDir).finally(() => site.stop());
  } catch (error) {
    console.error(errorMessage(error));
    process.exitCode = 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Waits for the first answer, whatever it is. @throws with the program's output */
export async function untilAnswering(
  url: string,
  child: ChildProcess & { readonly printed: () => string },
  limitMs: number,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const isThere = await fetch(url)
      .then((response) => response.arrayBuffer())
      .then(() => true)
      .catch(() => false);
    if (isThere) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`${url} does not answer. The program's output:\n${child.printed()}`);
    }
    await wait(20);
  }
}
