import { join, resolve } from 'node:path';
import type { Site } from '#engine/site/site.ts';
import { hasCluster } from '#server/db/embedded/cluster.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { openDatabase } from '#server/db/open/open.ts';
import type { DoctorNeeds, NoDatabase } from '#server/doctor/examination/needs.ts';
import { readSecret } from '#server/signing/secret.ts';
import { chooseTransport } from '#server/start/choose-transport.ts';
import type { Env } from '#server/start/environment.ts';
import { explainError } from '#server/start/explain-error.ts';
import { createLog } from '#server/telemetry/log.ts';

/** How long to wait for a server that may be down, in milliseconds. */
const reachLimitMs = 4000;

/** What the command examines with. It changes nothing: no table, no secret, no report. */
export interface OpenedNeeds {
  readonly needs: Omit<DoctorNeeds, 'names'>;
  close(): Promise<void>;
}

/** Opens what it can; what it cannot open is examined as missing. */
export async function openNeeds(env: Env, site: Site): Promise<OpenedNeeds> {
  const { database, ...state } = await openOrSay(env);
  // Examining must not send email.
  const transport = database
    ? await chooseTransport(env, database)
    : { name: env.POSTMARK_SERVER_TOKEN ? 'postmark' : env.SMTP_URL ? 'smtp' : 'mailbox' };
  const secret =
    env.SECRET ?? (database && (await readSecret(database.kysely).catch(() => undefined)));
  return {
    needs: { site, env, database, secret, transport, ...state },
    async close() {
      if ('close' in transport) transport.close?.();
      await database?.close();
    },
  };
}

async function openOrSay(env: Env) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const folder = join(resolve(dataDir), 'postgres');
  if (databaseUrl === undefined && !hasCluster(folder)) {
    const reason = `no site has been started with ${dataDir} as its data folder yet`;
    return { noDatabase: { kind: 'absent', reason } satisfies NoDatabase, isStopped: true };
  }
  const isStopped = databaseUrl === undefined && findPostmaster(folder) === undefined;
  try {
    const log = createLog('silent');
    return { database: await openDatabase({ databaseUrl, dataDir, log, reachLimitMs }), isStopped };
  } catch (error) {
    const noDatabase: NoDatabase = { kind: 'failed', reason: explainError(error) };
    return { noDatabase, isStopped };
  }
}
