import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { findServerPrograms } from '#scripts/cluster/packages.ts';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { installDebianPackages } from '#scripts/support/ensure-program.ts';
import { reservePort, runProcess, startProcess } from '#scripts/support/processes.ts';

/** A PostgreSQL from Debian's package. */
export interface RunningServer {
  readonly url: string;
  readonly pool: pg.Pool;
  stop(): Promise<void>;
}

/** One archived by pgBackRest with the files of scripts/deploy/archive. */
export interface ArchivedServer extends RunningServer {
  /** @returns how long it took, in seconds */
  backUp(type: 'full' | 'incr'): Promise<number>;
  /** Archives everything written so far, and waits until it has arrived. */
  untilArchived(): Promise<void>;
  /** Starts a second server beside this one, restored to a moment. */
  restoreTo(moment: Date): Promise<RunningServer>;
}

const declared = 'scripts/deploy/archive';
const packages = ['pgbackrest', 'postgresql-15'];
const limitMs = 300_000;

/** Whether PostgreSQL and pgBackRest are installed. */
export async function canArchive(): Promise<boolean> {
  const has = runProcess(['pgbackrest', 'version']).then(
    () => true,
    () => false,
  );
  return findServerPrograms() !== undefined && (await has);
}

/**
 * Starts a server with an archive, in a new folder.
 *
 * @throws Error naming the packages to install, if they are missing and may not be installed
 */
export async function startArchivedServer(dataDir: string): Promise<ArchivedServer> {
  if (!(await canArchive())) await installDebianPackages(packages).catch(() => {});
  const programs = findServerPrograms();
  if (programs === undefined || !(await canArchive())) {
    throw new Error(`Programs are missing. Install the packages ${packages.join(' ')}.`);
  }
  const folder = mkdtempSync(join(dataDir, 'archived-'));
  // PostgreSQL's account has to be able to enter it.
  for (const path of [dataDir, folder]) chmodSync(path, 0o755);
  for (const name of ['data', 'restored', 'archive', 'log', 'socket']) {
    mkdirSync(join(folder, name), { mode: 0o700 });
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await runProcess(['chown', '-R', 'postgres:postgres', folder]);
  const account = isRoot ? ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'] : [];
  const port = await reservePort();
  const config = join(folder, 'pgbackrest.conf');
  writeFileSync(config, placeConfig(folder, port));
  const env = { PGBACKREST_CONFIG: config, HOME: folder, LC_ALL: 'C.UTF-8' };
  const run = (...command: readonly string[]) =>
    runProcess(['setpriv', '--pdeathsig', 'KILL', ...account, ...command], { env, limitMs });
  const start = (data: string, at: number) => {
    const settings = [
      `port=${at}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${join(folder, 'socket')}`,
    ].flatMap((setting) => ['-c', setting]);
    const program = [join(programs, 'postgres'), '-D', join(folder, data), ...settings];
    return startServer(['setpriv', '--pdeathsig', 'QUIT', ...account, ...program], env, at);
  };

  const trust = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  await run(join(programs, 'initdb'), '-D', join(folder, 'data'), '--data-checksums', ...trust);
  const settings = join(folder, 'data', 'postgresql.conf');
  writeFileSync(settings, readFileSync(join(declared, 'postgresql.conf')), { flag: 'a' });
  const server = await start('data', port);
  const restored: RunningServer[] = [];
  const backrest = (...command: readonly string[]) =>
    run('pgbackrest', '--stanza=funnelfile', ...command);
  try {
    await backrest('stanza-create');
    await backrest('check');
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    ...server,
    async backUp(type) {
      const start = performance.now();
      await backrest(`--type=${type}`, 'backup');
      return (performance.now() - start) / 1000;
    },
    async untilArchived() {
      const { rows } = await server.pool.query<{ piece: string }>(
        'select pg_walfile_name(pg_switch_wal()) as piece',
      );
      const deadline = Date.now() + 60_000;
      for (;;) {
        const { rows: states } = await server.pool.query<{ is_there: boolean }>(
          'select last_archived_wal >= $1 as is_there from pg_stat_archiver',
          [rows[0]?.piece],
        );
        if (states[0]?.is_there) return;
        if (Date.now() > deadline) throw new Error('The archive did not take a piece in a minute.');
        await wait(100);
      }
    },
    async restoreTo(moment) {
      const target = moment.toISOString().replace('T', ' ').replace('Z', '+00');
      const place = `--pg1-path=${join(folder, 'restored')}`;
      const how = ['--type=time', `--target=${target}`, '--target-action=promote'];
      await backrest(place, ...how, '--archive-mode=off', 'restore');
      const second = await start('restored', await reservePort());
      restored.push(second);
      await untilWritable(second);
      return second;
    },
    async stop() {
      for (const one of [...restored, server]) await one.stop();
    },
  };
}

/** The operators' configuration with this server's paths, which are the only difference. */
function placeConfig(folder: string, port: number): string {
  const places: Readonly<Record<string, string>> = {
    'repo1-path': join(folder, 'archive'),
    'log-path': join(folder, 'log'),
    'lock-path': join(folder, 'lock'),
    'pg1-path': join(folder, 'data'),
    'pg1-port': String(port),
  };
  const text = readFileSync(join(declared, 'pgbackrest.conf'), 'utf8').replace(
    /^([\w-]+)=.*$/gm,
    (line, name: string) => (places[name] === undefined ? line : `${name}=${places[name]}`),
  );
  return `${text}pg1-socket-path=${join(folder, 'socket')}\n`;
}

async function startServer(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  port: number,
): Promise<RunningServer> {
  const child = startProcess([program, ...args], env);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const pool = openLastingPool(url);
  const deadline = Date.now() + 60_000;
  for (;;) {
    const isThere = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (isThere) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start. It printed:\n${child.printed()}`);
    }
    await wait(50);
  }
  return {
    url,
    pool,
    async stop() {
      await pool.end();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // Without waiting for clients to disconnect.
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function untilWritable({ pool }: RunningServer): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const { rows } = await pool.query<{ is_done: boolean }>(
      'select not pg_is_in_recovery() as is_done',
    );
    if (rows[0]?.is_done) return;
    if (Date.now() > deadline) throw new Error('The restored server did not end its recovery.');
    await wait(50);
  }
}
