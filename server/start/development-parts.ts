import { type Database, openDatabase } from '#server/db/open/open.ts';
import { prepareSchema } from '#server/db/open/prepare-schema.ts';
import type { Deliveries } from '#server/email/contract.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { preparePassword } from '#server/operator/auth/set-password.ts';
import { loadSecret } from '#server/signing/secret.ts';
import { createLog, type Log } from '#server/telemetry/log.ts';
import { chooseTransport } from './choose-transport.ts';
import { type Env, readEnv, secretsIn } from './environment.ts';

/** What outlives an edit while Vite serves the site. */
export interface DevParts {
  readonly env: Env;
  readonly log: Log;
  readonly database: Database;
  readonly secret: string;
  readonly transport: Transport;
  /** Starts a new sender and stops the one before it. */
  replaceDeliveries(deliveries: Deliveries): Promise<void>;
}

let opened: Promise<DevParts> | undefined;

/** Opens the database once. This file imports no funnel, so that no edit of one evaluates it again. */
export function openDevParts(): Promise<DevParts> {
  opened ??= open();
  return opened;
}

async function open(): Promise<DevParts> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel, secretsIn(env));
  const database = await openDatabase({
    ...(env.databaseUrl === undefined ? {} : { databaseUrl: env.databaseUrl }),
    dataDir: env.dataDir,
    log,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.close().finally(() => process.exit(0)));
  }
  await prepareSchema(database, { migrationUrl: env.migrationUrl, log });
  const secret = await loadSecret(database.pool, env.secret);
  const password = await preparePassword(database.pool, env.operatorPassword);
  if (password !== undefined) {
    process.stdout.write(`\nPassword of the console, not shown again: ${password}\n`);
  }
  const transport = await chooseTransport(env, database);
  let current: Deliveries | undefined;
  return {
    env,
    log,
    database,
    secret,
    transport,
    async replaceDeliveries(deliveries) {
      const before = current;
      current = deliveries;
      await before?.stop();
      deliveries.start();
    },
  };
}
