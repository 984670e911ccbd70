import type { Documents, RenderEmail } from '#engine/contract.ts';
import type { Site } from '#engine/site.ts';
import { type App, type ConsoleDocument, createApp } from './app.ts';
import type { Database } from './db/open.ts';
import type { Deliveries } from './email/contract.ts';
import type { Env } from './env.ts';
import { createListener, type Listener } from './listener.ts';
import type { Log } from './log.ts';
import { createMeters } from './meters.ts';
import type { ProcessSequences } from './operator/parts.ts';
import { listAssets } from './pages/assets.ts';
import { favicon } from './pages/favicon.ts';
import { preparePages } from './pages/ready-pages.ts';
import { baseHeaders, contentSecurityPolicy, type PolicyOf } from './pages/security-headers.ts';
import { createFailureLog } from './submission/failures.ts';
import { createRateLimiter } from './submission/rate-limit.ts';
import { createSubmissionWriter } from './submission/writer.ts';

/** The site, ready to answer. */
export interface Web {
  readonly app: App;
  readonly listener: Listener;
  /** Resolves when every page has its smallest form. */
  readonly isRefined: Promise<void>;
  /** Ends what runs in the background; the database stays open. */
  stop(): void;
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
  clock = () => new Date(),
  policyOf = contentSecurityPolicy,
  compress = true,
  console,
  renderEmail,
  mailFrom,
  processSequences,
}: {
  readonly site: Site;
  readonly documents: Documents;
  readonly database: Database;
  readonly deliveries: Deliveries;
  readonly env: Pick<Env, 'publicUrl' | 'trustProxy' | 'submissionsPerMinute' | 'metricsToken'>;
  readonly secret: string;
  readonly log: Log;
  /** Where the build put what browsers load. */
  readonly clientFolder: string;
  readonly clock?: () => Date;
  readonly policyOf?: PolicyOf;
  /** false keeps the plain bytes only, which is quicker while editing. */
  readonly compress?: boolean;
  readonly console?: ConsoleDocument;
  readonly renderEmail?: RenderEmail;
  readonly mailFrom?: string | undefined;
  readonly processSequences?: ProcessSequences;
}): Promise<Web> {
  const { pool } = database;
  const { publicUrl, trustProxy, submissionsPerMinute: perMinute, metricsToken } = env;
  const pages = await preparePages({ site, documents, publicUrl, favicon, policyOf, compress });
  const writer = createSubmissionWriter({ pool });
  const limiter = createRateLimiter({ pool, log, perMinute });
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
    publicUrl,
    trustProxy,
    metricsToken,
    clock,
    console,
    renderEmail,
    mailFrom,
    processSequences,
  });
  let isStopped = false;
  const isRefined = pages.refine(() => isStopped);
  return {
    app,
    listener: createListener(app, pages, meters.pageViews),
    isRefined,
    stop() {
      isStopped = true;
      limiter.stop();
    },
  };
}
