import { endProcess, startProcess } from '#scripts/support/processes.ts';

/** A server that is started again when it ends, as a service manager does it. */
export interface Server {
  readonly pid: () => number;
  /** Ends it as a crash does; it is back after half a second. */
  crash(): void;
  /** What it has printed since its last start. */
  printed(): string;
  /** Keeps it from coming back until `resume`, and kills the processes that it is given. */
  hold(): void;
  resume(): void;
  stop(): Promise<void>;
}

const restartAfterMs = 500;

/** How a server is run. */
interface ServerOptions {
  /** What makes it run in a network of its own. */
  readonly inside?: readonly string[];
  /** Its home. */
  readonly folder: string;
  /** Most servers run as the account of PostgreSQL. */
  readonly isRoot?: boolean;
}

/** Starts a server that ends with this process, and comes back as long as nobody stops it. */
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
