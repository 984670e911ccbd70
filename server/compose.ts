import type { Documents, RenderEmail } from '#engine/contract.ts';
import type { Site } from '#engine/site.ts';
import { type App, type ConsoleDocument, createApp } from './app.ts';
import { openDatabaseClock } from './db/database-clock.ts';
import type { Database } from './db/open.ts';
import type { Deliveries } from './email/contract.ts';
import type { Env } from './env.ts';
import { createListener, type Listener } from './listener.ts';
import type { Log } from './log.ts';
import { createMeters } from './meters.ts';
import type { ProcessSequences } from './operator/parts.ts';
import { countPageViews } from './page-views.ts';
import { listAssets } from './pages/assets.ts';
import { favicon } from './pages/favicon.ts';
import { preparePages } from './pages/ready-pages.ts';
import { baseHeaders, contentSecurityPolicy, type PolicyOf } from './pages/security-headers.ts';
import { createFailureLog } from './submission/failures.ts';
import { forgetCounts } from './submission/forget-counts.ts';
import { createRateLimiter } from './submission/rate-limit.ts';
import { createSubmissionWriter } from './submission/writer.ts';

/** The site, ready to answer. */
export interface Web {
  readonly app: App;
  readonly listener: Listener;
  /** Ends what runs in the background; the database must still be open. */
  stop(): Promise<void>;
}

/** Puts the parts together that answer visitors. */
export async function composeWeb({
  site,
  documents,
  database,
  deliveries,
  env,
  secret,
  log,
  clientFolder,
  clock,
  policyOf = contentSecurityPolicy,
  isEdited = false,
  console,
  renderEmail,
  mailFrom,
  processSequences,
}: {
  readonly site: Site;
  readonly documents: Documents;
  readonly database: Database;
  readonly deliveries: Deliveries;
  readonly env: Pick<
    Env,
    | 'publicUrl'
    | 'trustProxy'
    | 'submissionsPerMinute'
    | 'formMinSeconds'
    | 'metricsToken'
    | 'postmarkWebhookSecret'
  >;
  readonly secret: string;
  readonly log: Log;
  /** Where the build put what browsers load. */
  readonly clientFolder: string;
  /** Instead of the database's time. */
  readonly clock?: () => Date;
  readonly policyOf?: PolicyOf;
  /** Declarations are being edited: pages are drawn when they are asked for. */
  readonly isEdited?: boolean;
  readonly console?: ConsoleDocument;
  readonly renderEmail?: RenderEmail;
  readonly mailFrom?: string | undefined;
  readonly processSequences?: ProcessSequences;
}): Promise<Web> {
  const { pool } = database;
  const { publicUrl } = env;
  const pages = await preparePages({ site, documents, publicUrl, favicon, policyOf, isEdited });
  const writer = createSubmissionWriter({ pool, log });
  const limiter = createRateLimiter({ pool, log });
  const counts = forgetCounts(pool, log);
  const databaseClock = await openDatabaseClock(pool);
  const meters = createMeters(() => writer.waiting);
  const app = createApp({
    site,
    documents,
    pages,
    assets: listAssets(clientFolder, baseHeaders(publicUrl)),
    policyOf,
    database,
    deliveries,
    writer,
    limiter,
    failures: createFailureLog(pool, log),
    meters,
    log,
    secret,
    trustProxy: env.trustProxy,
    submissionsPerMinute: env.submissionsPerMinute,
    formMinSeconds: env.formMinSeconds,
    metricsToken: env.metricsToken,
    publicUrl,
    postmarkWebhookSecret: env.postmarkWebhookSecret,
    clock: clock ?? databaseClock.now,
    console,
    renderEmail,
    mailFrom,
    processSequences,
  });
  const pageViews = countPageViews({ pool, log, views: pages.views });
  return {
    app,
    listener: createListener(app, pages, meters.pageViews),
    async stop() {
      limiter.stop();
      counts.stop();
      databaseClock.stop();
      await pageViews.stop();
    },
  };
}
