import { join } from 'node:path';
import type { Judged } from '#engine/checks/judge-declarations.ts';
import { warningsAt } from '#engine/checks/stale/stale.ts';
import { compileRead, type ReadSite, readSite } from '#engine/compile-read.ts';
import { listHosts } from '#engine/site/hosts.ts';
import { readPreparedFiles } from '#renderer/build/prepare-files.ts';
import { readAssets } from '#renderer/build/read-assets.ts';
import { drawConsole, readConsoleAssets } from '#renderer/console/document.ts';
import { createDocuments, sitePaths } from '#renderer/documents.tsx';
import { keptSources } from '#renderer/kept/kept-sources.ts';
import { keptVerdict } from '#renderer/kept/kept-verdict.ts';
import { keptFolder } from '#renderer/source/funnel-folder.ts';
import { limitsBehindProxy, serve } from '#server/app/http-server.ts';
import { readNow } from '#server/db/database-clock.ts';
import { openImports } from '#server/imports/imports.ts';
import { openLetters } from '#server/letter/letters.ts';
import { letterWishes } from '#server/letter/recipients.ts';
import { preparePassword } from '#server/operator/auth/set-password.ts';
import { consolePolicy } from '#server/operator/console-pages.ts';
import { startRetention } from '#server/retention/retention.ts';
import { composeSite } from '#server/start/composition.ts';
import { type DeclarationModules, filesOf, siteOf } from '#server/start/declared-site.ts';
import { findDoubtfulVariables } from '#server/start/doubtful-variables.ts';
import { type Env, readEnv, secretsIn } from '#server/start/environment.ts';
import { explainError } from '#server/start/explain-error.ts';
import { openRuntime } from '#server/start/runtime.ts';
import { declaredSecretNames, declaredSecretsIn } from '#server/start/secrets/declared-secrets.ts';
import { describeOrigins, formatStart } from '#server/start/start-lines.ts';
import { closingMs, isStopping, requestsLimitMs } from '#server/start/stop-on-signal.ts';
import { sumDueDays } from '#server/sums/sum-days.ts';
import { createLog } from '#server/telemetry/log.ts';
import { figureDueDays, startFigures } from '#server/visits/figures.ts';

/** The built client next to the built server: dist/client and dist/server. */
const clientFolder = join(import.meta.dirname, '..', 'client');

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>('../funnels/*/*.ts', {
  eager: true,
});

let templates: Promise<typeof import('#renderer/email/render-email.tsx')> | undefined;

/** The rules are loaded only if something changed since the build, because they are a third of the program. */
async function judgeAnew({ around }: ReadSite): Promise<Judged> {
  const { judgeLasting } = await import('#engine/checks/judge-lasting.ts');
  return judgeLasting(around);
}

async function start(env: Env): Promise<void> {
  const assets = readAssets(clientFolder);
  const { dirname } = import.meta;
  const { ROLE: role, PUBLIC_URL: publicUrl } = env;
  const beside = { ...keptFolder(dirname), now: new Date(), publicUrl };
  const read = readSite(filesOf(modules, keptSources(dirname)), sitePaths, beside);
  const site = siteOf(compileRead(read, keptVerdict(dirname, read) ?? (await judgeAnew(read))));
  const log = createLog(env.LOG_LEVEL, [...secretsIn(env), ...declaredSecretsIn(site, env.given)]);
  const files = readPreparedFiles(join(dirname, '..'));
  const runtime = await openRuntime(env, log);
  const { closings, database } = runtime;

  const { deliveries, doctor, journeys, webhooks, web, notes } = await composeSite(runtime, {
    site,
    loadTemplates() {
      // Node looks a module up each time it is imported, which would be a thirtieth of a campaign's time.
      templates ??= import('#renderer/email/render-email.tsx');
      return templates;
    },
    web:
      role === 'worker'
        ? undefined
        : {
            documents: createDocuments({ site, assets, publicUrl }),
            clientFolder,
            files,
            console: { html: drawConsole(readConsoleAssets(clientFolder)), policy: consolePolicy },
          },
  });
  const retention =
    role === 'web' ? undefined : startRetention({ db: database.kysely, log, periods: env });
  const figures =
    role === 'web'
      ? undefined
      : startFigures({
          log,
          async compute(isOver) {
            await figureDueDays(database.kysely, env.KEEP_VIEWS_DAYS, isOver);
            await sumDueDays(database.kysely, isOver);
          },
        });
  const { secret } = runtime;
  const imports = role === 'web' ? undefined : openImports({ database, log, site, secret });
  closings.unshift(
    () => imports?.stop(),
    () => retention?.stop(),
    () => figures?.stop(),
    () => doctor.stop(),
    () => journeys.stop(),
    async (leftMs) => {
      const limitMs = leftMs - closingMs;
      await Promise.all([deliveries.stop(limitMs), webhooks.stop(limitMs)]);
    },
  );
  const letters =
    role === 'web'
      ? undefined
      : openLetters({
          db: database.kysely,
          site,
          secret: runtime.secret,
          wishes: letterWishes(env),
          log,
        });
  closings.unshift(() => letters?.stop());
  const warnings = warningsAt(site, await readNow(database.kysely));
  const newPassword = web && (await preparePassword(database.kysely, env.OPERATOR_PASSWORD));
  if (web) {
    const limits = env.TRUST_PROXY > 0 ? limitsBehindProxy : {};
    const serving = await serve(web.listener, env.PORT, env.HOST, limits);
    closings.unshift(
      () => deliveries.drain(),
      () => web.drain(),
      () => serving.stop(requestsLimitMs),
      () => web.stop(),
    );
  }
  if (role !== 'web') {
    deliveries.start();
    webhooks.start();
    journeys.start();
    doctor.start();
    letters?.start();
    imports?.start();
  }
  process.stdout.write(
    formatStart({
      seconds: process.uptime(),
      role,
      publicUrl,
      brands: listHosts(site.coaches, publicUrl).brands.map(({ address }) => address),
      database: database.describe,
      email: deliveries.describe,
      newPassword,
      notes: [
        ...notes,
        ...findDoubtfulVariables(env, declaredSecretNames(site)),
        ...describeOrigins(files.origins, publicUrl),
      ],
      warnings,
    }),
  );
}

try {
  const env = readEnv(process.env);
  await start(env).catch((error: unknown) => {
    createLog(env.LOG_LEVEL, secretsIn(env)).debug({ err: error }, 'The start failed.');
    throw error;
  });
} catch (error) {
  // If stopped while starting, whatever it was doing fails, and stopping continues to its end.
  if (!isStopping()) {
    process.stderr.write(`\n${explainError(error)}\n`);
    process.exit(1);
  }
}
