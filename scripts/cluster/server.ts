import { endProcess, startProcess } from '#scripts/support/processes.ts';

/** A server that is restarted when it ends, as a service manager would. */
export interface Server {
  readonly pid: () => number;
  /** Ends it like a crash; it is back after half a second. */
  crash(): void;
  /** What it has printed since its last start. */
  printed(): string;
  /** Keeps it down until `resume`, and kills the given processes. */
  hold(): void;
  resume(): void;
  stop(): Promise<void>;
}

const restartAfterMs = 500;

interface ServerOptions {
  /** The command prefix that runs it in a network of its own. */
  readonly inside?: readonly string[];
  /** Its home directory. */
  readonly folder: string;
  /** By default, PostgreSQL's account. */
  readonly isRoot?: boolean;
}

/** Starts a server that ends with this process and is restarted until somebody stops it. */
export function startServer(
  command: readonly [string, ...string[]],
  { inside = [], folder, isRoot = false }: ServerOptions,
): Server {
  const account = isRoot ? [] : ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'];
  const whole = [...inside, 'setpriv', '--pdeathsig', 'KILL', ...account, ...command];
  const [program = '', ...args] = whole;
  let isStopped = false;
  let isHeld = false;
  let child = begin();

  function begin() {
    const started = startProcess([program, ...args], { HOME: folder, LC_ALL: 'C.UTF-8' });
    started.once('exit', () => setTimeout(comeBack, restartAfterMs));
    return started;
  }

  function comeBack(): void {
    if (isStopped || isHeld) return;
    child = begin();
  }

  return {
    pid: () => child.pid,
    crash: () => void child.kill('SIGKILL'),
    printed: () => child.printed(),
    hold() {
      isHeld = true;
    },
    resume() {
      isHeld = false;
      if (child.exitCode !== null || child.signalCode !== null) comeBack();
    },
    async stop() {
      isStopped = true;
      await endProcess(child);
    },
  };
}
