import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { endProcess, reservePort, startProcess } from '#scripts/support/processes.ts';
import { findServerUser } from '#server/db/embedded/server-user.ts';

/** PgBouncer in front of a server, in transaction mode. */
export interface Pooler {
  /** The address for the site, with `?pgbouncer=true`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Debian installs it outside most accounts' PATH. */
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** The path of PgBouncer, where it is installed. */
export function findPooler(): string | undefined {
  return folders.map((folder) => `${folder}/pgbouncer`).find((file) => existsSync(file));
}

/**
 * Starts PgBouncer, installing it where it is missing and that is allowed, with few connections to the
 * server, so that one client's statements are sure to reach several sessions.
 */
export async function startPooler(dataDir: string, serverUrl: string): Promise<Pooler> {
  process.env['PATH'] = `${process.env['PATH']}:${folders.join(':')}`;
  if (findPooler() === undefined) await ensureProgram('pgbouncer', 'pgbouncer');
  const pooler = findPooler();
  if (pooler === undefined) {
    throw new Error(
      'PgBouncer is not there after its installation. Install the package pgbouncer.',
    );
  }
  const folder = mkdtempSync(join(dataDir, 'pgbouncer-'));
  const port = await reservePort();
  const target = new URL(serverUrl);
  const name = target.pathname.slice(1);
  const reach = [
    `host=${target.hostname} port=${target.port}`,
    `user=${decodeURIComponent(target.username)} password='${decodeURIComponent(target.password)}'`,
  ].join(' ');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${name} = ${reach}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  const user = findServerUser(folder, pooler);
  await user.own(folder);
  await user.own(file);
  const { program, args } = user.command(pooler, [file], folder);
  const child = startProcess([program, ...args]);
  const direct = `postgres://${target.username}@127.0.0.1:${port}/${name}`;
  await untilAnswering(direct, () => child.printed());
  return { url: `${direct}?pgbouncer=true`, stop: () => endProcess(child) };
}

async function untilAnswering(url: string, printed: () => string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`PgBouncer does not answer:\n${printed()}`, { cause: error });
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
