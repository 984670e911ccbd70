import { type Database, openDatabase } from '#server/db/open/open.ts';
import { prepareSchema } from '#server/db/open/prepare-schema.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { noteRestored } from '#server/journeys/rewound.ts';
import { loadSecret, noteSecret } from '#server/signing/secret.ts';
import type { Log } from '#server/telemetry/log.ts';
import { chooseTransport } from './choose-transport.ts';
import type { Env } from './environment.ts';
import { type Closing, stopOnSignal } from './stop-on-signal.ts';

/** The parts of a process that do not depend on declarations. */
export interface Runtime {
  readonly env: Env;
  readonly log: Log;
  readonly database: Database;
  readonly secret: string;
  readonly transport: Transport;
  /** What to close on a signal, in this order; whoever starts more prepends it. */
  readonly closings: Closing[];
}

/**
 * Opens the database, migrates it, and closes it on a signal.
 *
 * @throws OperatorError if the database cannot be used
 */
export async function openRuntime(env: Env, log: Log): Promise<Runtime> {
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log,
    upgrade: { oldPrograms: env.PGBINOLD },
  });
  const closings: Closing[] = [() => database.close()];
  stopOnSignal(closings, log);
  await prepareSchema(database, { migrationUrl: env.MIGRATION_URL, log });
  await heedRestore(database, log);
  const secret = await loadSecret(database.kysely, env.SECRET);
  await heedSecret(database, secret, log);
  const transport = await chooseTransport(env, database);
  return { env, log, database, secret, transport, closings };
}

/** Whoever restores a database may not know that emails were sent since. */
async function heedRestore({ kysely }: Database, log: Log): Promise<void> {
  const restored = await noteRestored(kysely);
  if (restored === undefined) return;
  const { from, until, inDoubt } = restored;
  log.warn(
    { from, until, inDoubt },
    'This database was restored to an earlier moment: emails that may have been sent since are in doubt.',
  );
}

/** Whoever sets another secret may not know what was keyed with the one before. */
async function heedSecret({ kysely }: Database, secret: string, log: Log): Promise<void> {
  if (!(await noteSecret(kysely, secret))) return;
  const { addresses } = await kysely
    .selectFrom('suppressions')
    .select((eb) => eb.fn.count<number>('email_hash').distinct().as('addresses'))
    .executeTakeFirstOrThrow();
  log.warn(
    { addresses: Number(addresses) },
    'SECRET is another one than before: links in emails sent so far no longer work, and addresses that ' +
      'unsubscribed, bounced or were erased are no longer recognised. Set the earlier one again, unless ' +
      'somebody else knows it.',
  );
}
