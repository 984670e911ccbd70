import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, reservePort } from '#scripts/support/processes.ts';
import { startSiteProcess } from '#scripts/support/site-server.ts';

/** One process of a site that may consist of several. */
export interface Member {
  readonly role: 'all' | 'web' | 'worker';
  /** Where it answers; a worker does not. */
  readonly url: string;
  /** Resolves when it answers requests or, for a worker, after its first line. */
  untilReady(): Promise<void>;
  /** Ends it as a crash does and starts it again on the same port; untilReady waits for it. */
  crash(): void;
  /** What it has printed since its last start. */
  printed(): string;
  /** Its process id, which changes with each start. */
  pid(): number;
  /** Ends it with SIGTERM. @returns its exit code, or the signal that ended it */
  terminate(): Promise<number | string>;
  /**
   * Terminates it and starts it again on the same port; untilReady waits for it.
   *
   * @param release the folder of the release that it is from then on; the same by default
   */
  replace(release?: string): Promise<number | string>;
  /** Ends it, by force if need be. */
  stop(): Promise<void>;
}

export interface MemberOptions {
  readonly role: Member['role'];
  readonly dataDir: string;
  /** Empty asks for the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const startLimitMs = 120_000;

/**
 * Starts several members that share a database, the first one before the others: it makes the tables.
 *
 * @param started gets each as soon as there is something to stop
 */
export async function startMembers(
  all: readonly MemberOptions[],
  started: Member[],
): Promise<void> {
  const [first, ...others] = all;
  const start = async (options: MemberOptions) => {
    const member = await startMember(options);
    started.push(member);
    await member.untilReady();
  };
  if (first) await start(first);
  await Promise.all(others.map(start));
}

/** Starts the built site in one role. */
export async function startMember(options: MemberOptions): Promise<Member> {
  const port = await reservePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ROLE: options.role, DATABASE_URL: options.databaseUrl ?? '', ...options.env };
  let folder = '.';
  /** The first line was seen; what a process keeps of its output is only the last of it. */
  let hasBegun = false;
  let child = start();
  const status = () => child.exitCode ?? child.signalCode ?? undefined;

  function start() {
    hasBegun = false;
    const started = startSiteProcess(port, { dataDir: options.dataDir, env, folder });
    started.stdout?.on('data', () => {
      if (started === child) hasBegun ||= started.printed().includes('Funnelfile is running');
    });
    return started;
  }

  function begin(): void {
    child = start();
  }

  async function isReady(): Promise<boolean> {
    // What answers on its port may be another program.
    if (!hasBegun || options.role === 'worker') return hasBegun;
    return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async function terminate(): Promise<number | string> {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return status() ?? 'nothing';
  }

  return {
    role: options.role,
    url,
    async untilReady() {
      const deadline = Date.now() + startLimitMs;
      while (!(await isReady())) {
        // A start may fail in the middle of another crash; a supervisor would repeat it.
        if (status() !== undefined) begin();
        if (Date.now() > deadline) {
          throw new Error(`A ${options.role} process did not get ready:\n${child.printed()}`);
        }
        await wait(20);
      }
    },
    crash() {
      child.kill('SIGKILL');
      begin();
    },
    printed: () => child.printed(),
    pid: () => child.pid,
    terminate,
    async replace(release = folder) {
      const exit = await terminate();
      folder = release;
      begin();
      return exit;
    },
    stop: () => endProcess(child),
  };
}
