import type { RenderEmail } from '#engine/contract/email.ts';
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
import type { Runtime } from './runtime.ts';
import { readInboundKeys } from './secrets/inbound-keys.ts';
import { declaredEndpoints, readWebhookSecrets } from './secrets/webhook-secrets.ts';
import { composeWeb, type Web, type WebOptions } from './web.ts';

export interface CompositionOptions {
  readonly site: Site;
  /** Loads the email templates when the first email is drawn, because that takes half a second. */
  readonly loadTemplates: () => Promise<{ readonly renderEmail: RenderEmail }>;
  /** Without it no visitors are served. */
  readonly web?: WebOptions | undefined;
}

/** The site in one process; nothing runs before it is started. */
export interface Composition {
  readonly renderEmail: RenderEmail;
  readonly deliveries: Deliveries;
  readonly doctor: Doctor;
  readonly journeys: Journeys;
  /** Notifies other programs of what happens. */
  readonly webhooks: Webhooks;
  readonly web: Web | undefined;
  /** What changed in the database, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Writes the declarations to the database and composes the site from them: once in a built site, and
 * again after each edit in development.
 */
export async function composeSite(
  { env, log, database, secret, transport }: Runtime,
  { site, loadTemplates, web }: CompositionOptions,
): Promise<Composition> {
  const db = createKysely(database.pool, { queryTimeoutMs: 0 });
  const declaredSecrets = readWebhookSecrets(site, env.given, web?.isEdited ? log : undefined);
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
  const inbound = readInboundKeys(site, env.given);
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
