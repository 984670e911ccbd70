import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, startProcess } from '#scripts/bench/support/processes.ts';
import { readStartCommand } from '#scripts/bench/support/site-server.ts';
import { findFreePort } from '#server/db/embedded/server-process.ts';

/** One process of a site that may consist of several. */
export interface Member {
  readonly role: 'all' | 'web' | 'worker';
  /** Where it is asked; a worker answers nothing there. */
  readonly url: string;
  /** Resolves when it works: with requests answered, or, for a worker, after its first line. */
  untilReady(): Promise<void>;
  /** Ends it as a crash does and starts it again, on the same port. Not waited for: see untilReady. */
  crash(): void;
  /** What it has printed since it was started last. */
  printed(): string;
  /** Its process id, another one after each start. */
  pid(): number;
  /** Ends it with SIGTERM and gives its exit code, or the signal that ended it. */
  terminate(): Promise<number | string>;
  /** Ends it however it takes. */
  stop(): Promise<void>;
}

/** What a member is told. */
export interface MemberOptions {
  readonly role: Member['role'];
  readonly dataDir: string;
  /** Empty asks for the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const startLimitMs = 120_000;

/** Starts the built site in one role. */
export async function startMember(options: MemberOptions): Promise<Member> {
  const port = await findFreePort(0);
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startProcess(readStartCommand(), {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      ROLE: options.role,
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      POSTMARK_SERVER_TOKEN: '',
      SMTP_URL: '',
      SUBMISSIONS_PER_MINUTE: '1000000000',
      LOG_LEVEL: 'warn',
      ...options.env,
    });
  let child = start();
  const status = () => child.exitCode ?? child.signalCode ?? undefined;

  async function isReady(): Promise<boolean> {
    if (options.role === 'worker') return child.printed().includes('Funnelfile is running');
    return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  return {
    role: options.role,
    url,
    async untilReady() {
      const deadline = Date.now() + startLimitMs;
      while (!(await isReady())) {
        // A start in the middle of another crash may fail; a supervisor tries it again.
        if (status() !== undefined) child = start();
        if (Date.now() > deadline) {
          throw new Error(`A ${options.role} process did not get ready:\n${child.printed()}`);
        }
        await wait(20);
      }
    },
    crash() {
      child.kill('SIGKILL');
      child = start();
    },
    printed: () => child.printed(),
    pid: () => child.pid,
    async terminate() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return status() ?? 'nothing';
    },
    stop: () => endProcess(child),
  };
}
