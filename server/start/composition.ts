import type { RenderEmail } from '#engine/contract/documents.ts';
import type { Site } from '#engine/site/site.ts';
import { createKysely } from '#server/db/kysely.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { createDoctor, type Doctor } from '#server/doctor/doctor.ts';
import type { Deliveries } from '#server/email/contract.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { type Journeys, openJourneys } from '#server/journeys/journeys.ts';
import { storeDeclaredEndpoints } from '#server/outgoing/endpoints.ts';
import { createWebhooks, type Webhooks } from '#server/outgoing/webhooks.ts';
import { recordVersions } from '#server/versions/record-versions.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { readInboundKeys } from './inbound-keys.ts';
import type { Runtime } from './runtime.ts';
import { composeWeb, type Web, type WebOptions } from './web.ts';
import { declaredEndpoints, readWebhookSecrets } from './webhook-secrets.ts';

/** What one set of declarations is carried out with. */
export interface CompositionOptions {
  readonly site: Site;
  /** Loads the email templates, once there is an email: they take half a second. */
  readonly loadTemplates: () => Promise<{ readonly renderEmail: RenderEmail }>;
  /** Without it nobody is answered. */
  readonly web?: WebOptions | undefined;
}

/** The site as one process carries it out; nothing of it runs before it is started. */
export interface Composition {
  readonly renderEmail: RenderEmail;
  readonly deliveries: Deliveries;
  readonly doctor: Doctor;
  readonly journeys: Journeys;
  /** Tells programs elsewhere what happens. */
  readonly webhooks: Webhooks;
  readonly web: Web | undefined;
  /** Declared things that were changed in the database, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Brings what is declared into the database and puts together what carries it out: once in a built
 * site, and again after each edit of a served working tree.
 */
export async function composeSite(
  { env, log, database, secret, transport }: Runtime,
  { site, loadTemplates, web }: CompositionOptions,
): Promise<Composition> {
  const db = createKysely(database.pool, { queryTimeoutMs: 0 });
  const declaredSecrets = readWebhookSecrets(site, process.env, web?.isEdited ? log : undefined);
  const { notes } = await reconcileDeclarations(db, declaredRows(site));
  await storeDeclaredEndpoints(db, declaredEndpoints(site));
  // What is being edited has no visitors.
  const versions = web?.isEdited ? [] : await recordVersions(db, site);
  const renderEmail: RenderEmail = async (email) => (await loadTemplates()).renderEmail(email);
  const deliveries = createDeliveries({
    database,
    site,
    transport,
    renderEmail,
    publicUrl: env.PUBLIC_URL,
    secret,
    log,
    mailFrom: env.MAIL_FROM,
    applyReports: applyWaitingEvents,
  });
  const webhooks = createWebhooks({
    database,
    secret,
    declaredSecrets,
    allowed: env.WEBHOOK_PRIVATE_RANGES,
    log,
  });
  const journeys = await openJourneys({ db: database.kysely, site, secret, log });
  const processSequences = journeys.process;
  const doctor = createDoctor({ site, env, database, secret, transport }, log);
  const inbound = readInboundKeys(site, process.env);
  const inboundKeys = inbound.keys;
  const deps = {
    site,
    database,
    deliveries,
    doctor,
    env,
    secret,
    log,
    renderEmail,
    processSequences,
    inboundKeys,
  };
  return {
    renderEmail,
    deliveries,
    doctor,
    journeys,
    webhooks,
    web: web && (await composeWeb(deps, web)),
    notes: [...notes, ...versions, ...(web === undefined ? [] : inbound.notes)],
  };
}
