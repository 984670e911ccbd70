import type { Documents } from '#engine/contract/documents.ts';
import type { RenderEmail } from '#engine/contract/email.ts';
import { listHosts } from '#engine/site/hosts.ts';
import type { Site } from '#engine/site/site.ts';
import { type ConsoleDocument, createApp } from '#server/app/app.ts';
import { createListener, type Listener } from '#server/app/listener.ts';
import { createAsking } from '#server/confirming/ask.ts';
import { openDatabaseClock } from '#server/db/database-clock.ts';
import { createKysely } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import { openReplica } from '#server/db/open/replica.ts';
import type { Doctor } from '#server/doctor/doctor.ts';
import type { FileStore } from '#server/downloads/file-store.ts';
import type { Deliveries } from '#server/email/contract.ts';
import type { App } from '#server/http/app-env.ts';
import { createForwardingNotes } from '#server/http/forwarding-notes.ts';
import {
  baseHeaders,
  contentSecurityPolicy,
  type PolicyOf,
} from '#server/http/security-headers.ts';
import type { InboundKeys } from '#server/inbound/inbound-routes.ts';
import type { ProcessSequences } from '#server/journeys/journeys.ts';
import { letterWishes } from '#server/letter/recipients.ts';
import { forgetCounts } from '#server/limits/forget-counts.ts';
import { createRateLimiter } from '#server/limits/rate-limit.ts';
import { loadAuth } from '#server/operator/identity/load-auth.ts';
import { openLive } from '#server/operator/live/live.ts';
import { listAssets } from '#server/pages/assets.ts';
import { chooseFor, chooseNamed } from '#server/pages/choose-arm.ts';
import { openPages } from '#server/pages/current-pages.ts';
import { favicon } from '#server/pages/favicon.ts';
import { watchSeats } from '#server/pages/seats-taken.ts';
import { createFailureLog } from '#server/submission/failures.ts';
import { createOutcomeCheck } from '#server/submission/show-outcome.ts';
import { createSubmissionWriter } from '#server/submission/writer.ts';
import type { Log } from '#server/telemetry/log.ts';
import { createMeters } from '#server/telemetry/metrics.ts';
import { openDaySalt } from '#server/visits/day-salt.ts';
import { openVisits } from '#server/visits/visits.ts';
import type { Env } from './environment.ts';

/** The site, ready to answer. */
export interface Web {
  readonly app: App;
  readonly listener: Listener;
  /** Ends responses that would never end by themselves. */
  drain(): void;
  /** Stops background work; the database must still be open. */
  stop(): Promise<void>;
}

/** What the web part needs. */
export interface WebDeps {
  readonly site: Site;
  readonly database: Database;
  readonly deliveries: Deliveries;
  readonly doctor: Pick<Doctor, 'examine'>;
  readonly env: Pick<
    Env,
    | 'PUBLIC_URL'
    | 'TRUST_PROXY'
    | 'BACKUP_WARN_DAYS'
    | 'LETTER_TO'
    | 'SUBMISSIONS_PER_MINUTE'
    | 'FORM_MIN_SECONDS'
    | 'METRICS_TOKEN'
    | 'POSTMARK_WEBHOOK_SECRET'
    | 'MAIL_FROM'
    | 'WEBHOOK_PRIVATE_RANGES'
    | 'ASSETS_URL'
    | 'REPLICA_URL'
  >;
  readonly secret: string;
  readonly log: Log;
  readonly renderEmail?: RenderEmail;
  readonly processSequences?: ProcessSequences;
  /** The keys of reporting services; without a key its reports are refused. */
  readonly inboundKeys?: InboundKeys;
}

/** What visitors see, and how it is rendered. */
export interface WebOptions {
  readonly documents: Documents;
  /** The build's client folder. */
  readonly clientFolder: string;
  /** The files that funnels offer. */
  readonly files: FileStore;
  readonly console?: ConsoleDocument;
  /** Replaces the database's time. */
  readonly clock?: () => Date;
  readonly policyOf?: PolicyOf;
  /** In development, pages are rendered on request. */
  readonly isEdited?: boolean;
}

/** Composes the parts that serve visitors. */
export async function composeWeb(deps: WebDeps, options: WebOptions): Promise<Web> {
  const { site, env, log } = deps;
  const { documents, policyOf = contentSecurityPolicy, isEdited = false } = options;
  const { kysely: db } = deps.database;
  const publicUrl = env.PUBLIC_URL;
  // Somebody is waiting for it in front of a form.
  const saving = createKysely(deps.database.pool, { queryTimeoutMs: 10_000 });
  const writer = createSubmissionWriter({ db: saving, log });
  const limiter = createRateLimiter({ db, log });
  const counts = forgetCounts(db, log);
  const databaseClock = await openDatabaseClock(db);
  const meters = createMeters(() => writer.waiting);
  const { clock = databaseClock.now } = options;
  const hosts = listHosts(site.coaches, publicUrl);
  const shown = { site, documents, publicUrl, hosts, favicon, policyOf, isEdited };
  const seats = await watchSeats(deps.database, site, log);
  const pages = await openPages({ ...shown, clock, log, seats });
  const daySalt = await openDaySalt({ db, clock, log });
  const visits = openVisits({ db, log, daySalt, trustProxy: env.TRUST_PROXY, publicUrl });
  const live = openLive(db, log);
  const replica = env.REPLICA_URL ? openReplica(env.REPLICA_URL, log) : undefined;
  const app = createApp({
    ...deps,
    ...options,
    inboundKeys: deps.inboundKeys ?? new Map(),
    whole: db,
    replica,
    auth: loadAuth({ db, publicUrl, secret: deps.secret, log }),
    clock,
    pages,
    live,
    hosts,
    assets: listAssets(options.clientFolder, baseHeaders(publicUrl, { isBrand: true })),
    policyOf,
    writer,
    askToConfirm: createAsking({ db: saving, writer }),
    limiter,
    failures: createFailureLog(db, log),
    meters,
    visits,
    publicUrl,
    trustProxy: env.TRUST_PROXY,
    backupWarnDays: env.BACKUP_WARN_DAYS,
    letters: letterWishes(env),
    forwarding: createForwardingNotes(env.TRUST_PROXY),
    submissionsPerMinute: env.SUBMISSIONS_PER_MINUTE,
    formMinSeconds: env.FORM_MIN_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    postmarkWebhookSecret: env.POSTMARK_WEBHOOK_SECRET,
    webhookRanges: env.WEBHOOK_PRIVATE_RANGES,
    mailFrom: env.MAIL_FROM,
    assetsUrl: env.ASSETS_URL,
  });
  return {
    app,
    listener: createListener(
      app,
      pages,
      meters.pageViews,
      visits,
      createOutcomeCheck({ site, secret: deps.secret, clock }),
      { hosts, trustProxy: env.TRUST_PROXY },
      isEdited ? chooseNamed : chooseFor,
    ),
    drain: () => live.close(),
    async stop() {
      live.close();
      pages.stop();
      await seats.stop();
      limiter.stop();
      counts.stop();
      databaseClock.stop();
      daySalt.stop();
      await visits.stop();
      await replica?.close();
    },
  };
}
