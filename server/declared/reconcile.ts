import { OperatorError } from '#engine/text/operator-error.ts';
import { readErrorCode } from '#server/db/errors.ts';
import type { Executor } from '#server/db/kysely.ts';
import { lockSchema } from '#server/db/open/migrate.ts';
import { cancelAnnounced, listAnnounced, tellAnnounced } from './announced-dates.ts';
import { carryOver } from './carry-over.ts';
import type { DeclaredRows } from './declared-rows.ts';
import { describeEnrolled } from './enrolled.ts';
import { findLeftBehind } from './left-behind.ts';
import { type Mirror, storeRows, switchOffOthers } from './mirror.ts';
import { renumberRestored, tellRestored } from './restored-dates.ts';
import { moveDeadlines } from './sign-up-deadline.ts';

/** What a deploy changed in the database; each entry is a kind and a name. */
export interface ReconcileReport {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly deactivated: readonly string[];
  /** Sentences for whoever deployed. */
  readonly notes: readonly string[];
}

const campaigns: Mirror = {
  noun: 'campaign',
  table: 'email_campaigns',
  key: 'id',
  label: 'name',
  columns: {
    id: 'uuid',
    name: 'text',
    coach: 'text',
    from_email: 'text',
    from_name: 'text',
    subject_template: 'text',
    postal_address: 'text',
    is_active: 'boolean',
  },
};

const pages: Mirror = {
  noun: 'page',
  table: 'pages',
  key: 'id',
  label: 'slug',
  columns: { id: 'uuid', slug: 'text', is_active: 'boolean' },
};

const landingPages: Mirror = {
  noun: 'landing page',
  table: 'landing_pages',
  key: 'url',
  label: 'url',
  columns: { name: 'text', url: 'text', campaign_id: 'uuid', is_active: 'boolean' },
};

const sequences: Mirror = {
  noun: 'sequence step',
  table: 'email_sequences',
  key: 'id',
  label: 'id',
  columns: { id: 'uuid', campaign_id: 'uuid', version: 'text', step: 'integer', content: 'jsonb' },
};

const consents: Mirror = {
  noun: 'consent text',
  table: 'consent_texts',
  key: 'version',
  label: 'version',
  columns: { version: 'text', name: 'text', text: 'text' },
};

const events: Mirror = {
  noun: 'event',
  table: 'events',
  key: 'id',
  label: 'key',
  columns: {
    id: 'uuid',
    key: 'text',
    name: 'text',
    starts_at: 'timestamptz',
    time_zone: 'text',
    minutes: 'integer',
    capacity: 'integer',
    is_active: 'boolean',
  },
};

/**
 * Writes the declared campaigns, sequences, pages and events to the tables. What is no longer declared
 * is switched off and never deleted, because people's rows refer to it; rows of renamed things are
 * carried over. Safe to call in several processes at once: each waits for the one before.
 */
export async function reconcileDeclarations(
  db: Executor,
  declared: DeclaredRows,
): Promise<ReconcileReport> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockSchema(transaction);
      return writeAll(transaction, declared);
    });
  } catch (error) {
    if (readErrorCode(error) !== '23505' || !(error instanceof Error)) throw error;
    const detail = 'detail' in error ? `: ${String(error.detail)}` : '';
    throw new OperatorError(
      `The declarations do not fit the rows already in the database${detail} A name, ` +
        'slug, key or version that has been used keeps its id. Give the new one another name.',
      { cause: error },
    );
  }
}

async function writeAll(db: Executor, declared: DeclaredRows): Promise<ReconcileReport> {
  const sets: readonly { mirror: Mirror; rows: readonly Record<string, unknown>[] }[] = [
    {
      mirror: campaigns,
      rows: declared.campaigns.map((campaign) => ({
        id: campaign.id,
        name: campaign.name,
        coach: campaign.coach,
        from_email: campaign.fromEmail,
        from_name: campaign.fromName,
        subject_template: campaign.subjectTemplate,
        postal_address: campaign.postalAddress,
        is_active: campaign.isActive,
      })),
    },
    { mirror: pages, rows: declared.pages.map(({ id, slug }) => ({ id, slug, is_active: true })) },
    {
      mirror: landingPages,
      rows: declared.landingPages.map(({ name, url, campaignId }) => ({
        name,
        url,
        campaign_id: campaignId,
        is_active: true,
      })),
    },
    {
      mirror: events,
      rows: declared.events.map((event) => ({
        id: event.id,
        key: event.key,
        name: event.name,
        starts_at: event.startsAt,
        time_zone: event.timeZone,
        minutes: event.minutes,
        capacity: event.capacity,
        is_active: true,
      })),
    },
  ];
  const restored = await renumberRestored(
    db,
    declared.events.map(({ id }) => id),
  );
  const announced = await listAnnounced(db, declared.events);
  await cancelAnnounced(db, declared.events);
  const changes = [];
  const deactivated: string[] = [];
  for (const { mirror, rows } of sets) {
    changes.push(...(await storeRows(db, mirror, rows)));
    deactivated.push(...(await switchOffOthers(db, mirror, rows)));
  }
  const steps = await storeRows(
    db,
    sequences,
    declared.sequences.map(({ campaignId, id, version, step, content }) => ({
      campaign_id: campaignId,
      id,
      version,
      step,
      content,
    })),
  );
  changes.push(...(await storeRows(db, consents, declared.consents)));
  const newSteps = new Set(steps.filter(({ isNew }) => isNew).map(({ label }) => label));
  const newVersions = new Set(
    declared.sequences.filter(({ id }) => newSteps.has(id)).map(({ campaignId }) => campaignId),
  );
  const carried = await carryOver(db, declared.renames);
  await moveDeadlines(db);
  const off = listGivenUp(deactivated, declared);
  return {
    added: [...changes, ...steps].filter(({ isNew }) => isNew).map(({ name }) => name),
    changed: [...changes, ...steps].filter(({ isNew }) => !isNew).map(({ name }) => name),
    deactivated,
    notes: [
      ...carried,
      ...(off.length > 0 ? [`No longer declared and switched off: ${off.join(', ')}.`] : []),
      ...(await findOversold(db)),
      ...(await tellRestored(db, restored)),
      ...(await tellAnnounced(db, announced)),
      ...(await findLeftBehind(db)).map(({ problem, remedy }) => `${problem}: ${remedy}`),
      ...(await describeEnrolled(db, declared, newVersions)),
    ],
  };
}

/** What was switched off, except what was renamed. */
function listGivenUp(deactivated: readonly string[], { renames }: DeclaredRows): string[] {
  const renamed = new Set([
    ...renames.campaigns.map(({ from }) => `campaign ${from}`),
    ...renames.funnels.flatMap(({ from }) => [`page ${from}`, `event ${from}`]),
  ]);
  return deactivated.filter((name) => !renamed.has(name));
}

/** Nobody loses a seat when an event is declared with fewer; those given up are not sold again. */
async function findOversold(db: Executor): Promise<string[]> {
  const stored = await db
    .selectFrom('events')
    .select(['key', 'capacity', 'taken'])
    .where('is_active', '=', true)
    .whereRef('taken', '>', 'capacity')
    .orderBy('key')
    .execute();
  return stored.map(
    ({ key, capacity, taken }) =>
      `Event ${key} is declared with ${capacity} seats, but ${taken} are taken and stay taken.`,
  );
}
