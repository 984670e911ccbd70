import type { Documents, RenderEmail } from '#engine/contract/documents.ts';
import type { Site } from '#engine/site/site.ts';
import { openDatabaseClock } from '#server/db/database-clock.ts';
import type { Database } from '#server/db/open/open.ts';
import type { Deliveries } from '#server/email/contract.ts';
import type { App } from '#server/http/app-env.ts';
import {
  baseHeaders,
  contentSecurityPolicy,
  type PolicyOf,
} from '#server/http/security-headers.ts';
import type { ProcessSequences } from '#server/journeys/journeys.ts';
import { forgetCounts } from '#server/limits/forget-counts.ts';
import { createRateLimiter } from '#server/limits/rate-limit.ts';
import { listAssets } from '#server/pages/assets.ts';
import { favicon } from '#server/pages/favicon.ts';
import { preparePages } from '#server/pages/ready-pages.ts';
import { type ConsoleDocument, createApp } from '#server/serve/app.ts';
import { createListener, type Listener } from '#server/serve/listener.ts';
import { countPageViews } from '#server/serve/page-views.ts';
import { createFailureLog } from '#server/submission/failures.ts';
import { createSubmissionWriter } from '#server/submission/writer.ts';
import type { Log } from '#server/telemetry/log.ts';
import { createMeters } from '#server/telemetry/metrics.ts';
import type { Env } from './environment.ts';

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
  const { pool, kysely: db } = database;
  const { publicUrl } = env;
  const pages = await preparePages({ site, documents, publicUrl, favicon, policyOf, isEdited });
  const writer = createSubmissionWriter({ db, log });
  const limiter = createRateLimiter({ db, log });
  const counts = forgetCounts(db, log);
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
    failures: createFailureLog(db, log),
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
