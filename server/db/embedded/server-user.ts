import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { OperatorError } from '#engine/text/operator-error.ts';

/** The account "nobody": PostgreSQL refuses to run as root, or under an account without a name. */
const nobody = 65534;

export interface Command {
  program: string;
  args: string[];
  options: SpawnOptions;
}

/** PostgreSQL's account, and its tie to this process. */
export interface ServerUser {
  /** Wraps a program so that it runs under this account and ends with its parent. */
  command(program: string, args: readonly string[], folder: string): Command;
  /** Makes this account the owner of a file or folder. */
  own(path: string): Promise<void>;
}

/**
 * PostgreSQL's environment, without this process's secrets. What is preloaded into the site, like
 * libfaketime's moved clock, is preloaded into its database: the site's clock is the database's.
 */
function plainEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && isKept(name) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

function isKept(name: string): boolean {
  return (
    ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_PRELOAD'].includes(name) ||
    /^(?:DONT_)?FAKE/.test(name)
  );
}

/** Util-linux's setpriv can set a parent death signal; busybox's cannot. */
function hasDeathSignal(): boolean {
  if (process.platform !== 'linux') return false;
  return spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0;
}

function createUser(isRoot: boolean, setprivArgs: readonly string[] | undefined): ServerUser {
  return {
    command(program, args, folder) {
      const options: SpawnOptions = {
        cwd: folder,
        env: plainEnvironment(),
        // Ctrl+C goes to the whole foreground group; the database must outlive the last query.
        detached: true,
        windowsHide: true,
      };
      if (setprivArgs) {
        return { program: 'setpriv', args: [...setprivArgs, program, ...args], options };
      }
      const account = isRoot ? { uid: nobody, gid: nobody } : {};
      return { program, args: [...args], options: { ...options, ...account } };
    },
    own: async (path) => {
      if (isRoot) await chown(path, nobody, nobody);
    },
  };
}

function canReach(user: ServerUser, folder: string, binary: string): boolean {
  const script = 'cd "$1" && exec "$2" --version';
  const { program, args, options } = user.command('sh', ['-c', script, 'sh', folder, binary], '/');
  return spawnSync(program, args, { ...options, stdio: 'ignore' }).status === 0;
}

/**
 * Finds an account that can run the binary on the folder. For root that is "nobody". If only root may
 * enter a folder on the way (a checkout in /root), "nobody" keeps the one capability that bypasses file
 * permissions. On Linux the program ends with the thread that started it, so call this from the main
 * thread.
 *
 * @throws OperatorError if no account can
 */
export function findServerUser(folder: string, binary: string): ServerUser {
  const isRoot = process.getuid?.() === 0;
  const dies = hasDeathSignal() ? ['--pdeathsig', 'INT'] : undefined;
  if (!isRoot) return createUser(false, dies);

  const id = String(nobody);
  const drop = ['--reuid', id, '--regid', id, '--clear-groups', '--no-new-privs'];
  const pass = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  const candidates = dies
    ? [createUser(true, [...drop, ...dies]), createUser(true, [...drop, ...pass, ...dies])]
    : [createUser(true, undefined)];
  const user = candidates.find((candidate) => canReach(candidate, folder, binary));
  if (user) return user;
  throw new OperatorError(
    `PostgreSQL does not run as root, and the account it would run under (${nobody}) cannot start ` +
      `${binary} with ${folder} as its folder.`,
  );
}
