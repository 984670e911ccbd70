import { join } from 'node:path';
import { inspect } from 'node:util';
import type { RenderEmail } from '#engine/contract/documents.ts';
import { readAssets } from '#renderer/build/read-assets.ts';
import { drawConsole, readConsoleAssets } from '#renderer/console/document.ts';
import { createDocuments, sitePaths } from '#renderer/documents.tsx';
import { listPhotoFiles } from '#renderer/photos/photo.ts';
import { createKysely } from '#server/db/kysely.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { prepareSchema } from '#server/db/open/prepare-schema.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { openJourneys } from '#server/journeys/journeys.ts';
import { preparePassword } from '#server/operator/auth/set-password.ts';
import { consolePolicy } from '#server/operator/console-pages.ts';
import { serve } from '#server/serve/serve.ts';
import { loadSecret } from '#server/signing/secret.ts';
import { chooseTransport } from '#server/start/choose-transport.ts';
import { composeWeb } from '#server/start/composition.ts';
import { compileDeclarations, type DeclarationModules } from '#server/start/declarations.ts';
import { readEnv, secretsIn } from '#server/start/environment.ts';
import { formatStart } from '#server/start/start-lines.ts';
import {
  answersLimitMs,
  type Closing,
  closingMs,
  stopOnSignal,
} from '#server/start/stop-on-signal.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';

/** The built client beside the built server: dist/client and dist/server. */
const clientFolder = join(import.meta.dirname, '..', 'client');

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>('../funnels/*/*.ts', {
  eager: true,
});

/** Known once there is something to end. */
let stopping: { readonly isStopping: boolean } | undefined;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel, secretsIn(env));
  const assets = readAssets(clientFolder);
  const site = compileDeclarations(modules, sitePaths, listPhotoFiles(assets.photos));

  const database = await openDatabase({
    ...(env.databaseUrl === undefined ? {} : { databaseUrl: env.databaseUrl }),
    dataDir: env.dataDir,
    log,
  });
  const closings: Closing[] = [() => database.close()];
  stopping = stopOnSignal(closings, log);
  await prepareSchema(database, { migrationUrl: env.migrationUrl, log });
  const report = await reconcileDeclarations(
    createKysely(database.pool, { queryTimeoutMs: 0 }),
    declaredRows(site),
  );
  const secret = await loadSecret(database.pool, env.secret);
  const newPassword =
    env.role === 'worker' ? undefined : await preparePassword(database.pool, env.operatorPassword);

  const transport = await chooseTransport(env, database);
  // The email templates take half a second to load, which no page view needs.
  const renderEmail: RenderEmail = async (email) =>
    (await import('#renderer/email/render-email.tsx')).renderEmail(email);
  const deliveries = createDeliveries({
    database,
    site,
    transport,
    renderEmail,
    publicUrl: env.publicUrl,
    secret,
    log,
    mailFrom: env.mailFrom,
    applyReports: applyWaitingEvents,
  });
  closings.unshift((leftMs) => deliveries.stop(leftMs - closingMs));
  const journeys = await openJourneys({ db: database.kysely, site, log });
  closings.unshift(() => journeys.stop());

  if (env.role !== 'worker') {
    const documents = createDocuments({ site, assets, publicUrl: env.publicUrl });
    const web = await composeWeb({
      site,
      documents,
      database,
      deliveries,
      env,
      secret,
      log,
      clientFolder,
      renderEmail,
      mailFrom: env.mailFrom,
      processSequences: journeys.process,
      console: { html: drawConsole(readConsoleAssets(clientFolder)), policy: consolePolicy },
    });
    // Behind a proxy every connection comes from the same address.
    const limits = env.trustProxy > 0 ? { connectionsOfClient: Number.POSITIVE_INFINITY } : {};
    const serving = await serve(web.listener, env.port, env.host, limits);
    closings.unshift(
      () => deliveries.drain(),
      () => serving.stop(answersLimitMs),
      () => web.stop(),
    );
  }
  if (env.role !== 'web') {
    deliveries.start();
    journeys.start();
  }

  const lines = formatStart({
    seconds: process.uptime(),
    role: env.role,
    publicUrl: env.publicUrl,
    database: database.describe,
    email: deliveries.describe,
    newPassword,
    notes: report.notes,
  });
  process.stdout.write(lines);
}

try {
  await start();
} catch (error) {
  // Stopped while starting: what it was still doing fails, and the stop goes on to its end.
  if (!stopping?.isStopping) giveUp(error);
}

/** A sentence for whoever starts the site; the stack is of use only where nobody foresaw the error. */
function giveUp(error: unknown): never {
  const isForeseen = error instanceof Error && error.constructor !== TypeError;
  process.stderr.write(`\n${isForeseen ? error.message : inspect(error)}\n`);
  if (isForeseen && process.env['LOG_LEVEL'] === 'debug') {
    process.stderr.write(`${inspect(error)}\n`);
  }
  process.exit(1);
}
