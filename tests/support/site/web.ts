import type { Documents } from '#engine/contract/documents.ts';
import type { FormToken } from '#engine/contract/submission.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { createDoctor } from '#server/doctor/doctor.ts';
import type { FileStore } from '#server/downloads/file-store.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { openJourneys } from '#server/journeys/journeys.ts';
import type { SendResult } from '#server/outbox/results.ts';
import { readRanges } from '#server/outgoing/public-addresses.ts';
import { composeWeb, type Web } from '#server/start/web.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { createTestDocuments, createTestSite, renderTestEmail } from './site.ts';

/** Where the test site says it is reached. */
export const publicUrl = 'http://localhost:3000';

/** The test site's web part on a real database. */
export interface TestWeb extends Web {
  /** What the provider answers to the emails sent from now on; `never` keeps it silent. */
  answerEmails(answer: SendResult | 'never'): void;
  /** Sends a form as the hydrated page does. */
  postJson(funnelId: string, content: object, headers?: HeadersInit): Promise<Response>;
  /** A form token, as the form gets it on interest. */
  formToken(funnelId: string): Promise<FormToken>;
  /** Sends a form as a browser without scripts does. */
  postForm(path: string, fields: Record<string, string>, headers?: HeadersInit): Promise<Response>;
  /** How many rows a table has. */
  count(table: CountedTable): Promise<number>;
}

type CountedTable =
  | 'leads'
  | 'user_journeys'
  | 'submissions'
  | 'delivery_logs'
  | 'event_registrations'
  | 'error_logs';

/** Composes the test site on a migrated database. */
export async function openTestWeb(
  database: Database,
  options: {
    readonly submissionsPerMinute?: number;
    readonly formMinSeconds?: number;
    readonly trustProxy?: number;
    readonly metricsToken?: string;
    readonly webhookSecret?: string;
    /** The keys of services that report bookings and purchases. */
    readonly inboundKeys?: ReadonlyMap<string, string>;
    readonly clock?: () => Date;
    readonly publicUrl?: string;
    /** With the event whose seats are held. */
    readonly withHold?: boolean;
    /** With the guide whose form has boxes to tick. */
    readonly withBoxes?: boolean;
    readonly documents?: Documents;
    /** What funnels offer to download; without it, nothing. */
    readonly files?: FileStore;
    readonly assetsUrl?: string;
    /** What the console reads from instead of the database. */
    readonly replicaUrl?: string;
    /** Instead of the test site. */
    readonly site?: Site;
  } = {},
): Promise<TestWeb> {
  const site =
    options.site ??
    createTestSite({
      withHold: options.withHold ?? false,
      withFile: options.files !== undefined,
      withBoxes: options.withBoxes ?? false,
    });
  const log = createLog('silent');
  await reconcileDeclarations(database.kysely, declaredRows(site));
  let emailAnswer: SendResult | 'never' = { kind: 'sent', messageId: 'test' };
  const transport: Transport = {
    name: 'test',
    describe: 'Emails go nowhere.',
    send: () => (emailAnswer === 'never' ? new Promise(() => {}) : Promise.resolve(emailAnswer)),
  };
  const secret = 'a secret of the tests';
  const deliveries = createDeliveries({
    database,
    site,
    transport,
    renderEmail: renderTestEmail,
    publicUrl,
    secret,
    log,
    applyReports: applyWaitingEvents,
  });
  const { process: processSequences } = await openJourneys({
    db: database.kysely,
    site,
    secret,
    log,
  });
  const env = {
    PUBLIC_URL: options.publicUrl ?? publicUrl,
    TRUST_PROXY: options.trustProxy ?? 0,
    BACKUP_WARN_DAYS: 7,
    SUBMISSIONS_PER_MINUTE: options.submissionsPerMinute ?? 1_000_000,
    FORM_MIN_SECONDS: options.formMinSeconds ?? 0,
    WEBHOOK_PRIVATE_RANGES: readRanges('127.0.0.1') ?? [],
    METRICS_TOKEN: options.metricsToken,
    POSTMARK_WEBHOOK_SECRET: options.webhookSecret,
    ASSETS_URL: options.assetsUrl,
    REPLICA_URL: options.replicaUrl,
  };
  const doctor = createDoctor(
    { site, env: { ...env, DATA_DIR: import.meta.dirname }, database, secret, transport },
    log,
  );
  const web = await composeWeb(
    {
      site,
      database,
      deliveries,
      doctor,
      env,
      secret,
      log,
      processSequences,
      ...(options.inboundKeys ? { inboundKeys: options.inboundKeys } : {}),
    },
    {
      documents: options.documents ?? createTestDocuments(),
      clientFolder: import.meta.dirname,
      files: options.files ?? { folder: import.meta.dirname, find: async () => undefined },
      ...(options.clock ? { clock: options.clock } : {}),
    },
  );
  closeAfterFile(() => web.stop());
  return {
    ...web,
    answerEmails(answer) {
      emailAnswer = answer;
    },
    postJson: async (funnelId, content, headers) =>
      web.app.request(`/api/funnels/${funnelId}/submissions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...Object.fromEntries(new Headers(headers)),
        },
        body: JSON.stringify(content),
      }),
    formToken: async (funnelId) =>
      (await web.app.request(`/api/funnels/${funnelId}/form-token`)).json(),
    postForm: async (path, fields, headers) =>
      web.app.request(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...Object.fromEntries(new Headers(headers)),
        },
        body: new URLSearchParams(fields).toString(),
      }),
    async count(table) {
      const { rows } = await database.pool.query(`select count(*)::int as rows from ${table}`);
      return rows[0].rows;
    },
  };
}
