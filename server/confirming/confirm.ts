import { type Selectable, sql } from 'kysely';
import { shownTo } from '#engine/site/experiment.ts';
import { findFunnel } from '#engine/site/find.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Tables } from '#server/db/tables.ts';
import { throughContention } from '#server/db/through-contention.ts';
import { listLateJourneys } from '#server/declared/late-journeys.ts';
import { type ConfirmToken, confirmAddressKey } from '#server/signing/confirm-token.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { isForeignLeadId } from '#server/submission/failed-step.ts';
import { saveSubmissions } from '#server/submission/saving/save-submissions.ts';
import type { SavedRow, SubmissionRow } from '#server/submission/saving/submission-row.ts';
import { comesTooLate } from '#server/submission/submit.ts';
import { releaseRequested } from './release-requested.ts';
import { readSignUp, toForm } from './sign-up.ts';

export interface ConfirmDeps {
  readonly db: Executor;
  readonly site: Site;
  readonly secret: string;
  readonly clock: () => Date;
}

/** A stored sign-up. */
interface Confirmation extends Selectable<Tables['confirmations']> {
  /** By the database's clock, which all processes share. */
  readonly isLate: boolean;
}

/** The state of a sign-up, for people who followed its email's link. */
export type Standing =
  | {
      readonly kind: 'asked' | 'expired';
      readonly funnel: CompiledFunnel;
      readonly address: string;
    }
  | {
      readonly kind: 'confirmed';
      readonly funnel: CompiledFunnel;
      readonly address: string;
      readonly id: string;
      /** The outcome; the seat may have been taken meanwhile. */
      readonly outcome: string;
      readonly values: Readonly<Record<string, string>>;
    }
  /** It was changed or erased, or its funnel no longer exists. */
  | { readonly kind: 'nothing-known' };

/** The state of a link's sign-up; changes nothing. */
export async function findStanding(deps: ConfirmDeps, token: ConfirmToken): Promise<Standing> {
  return standingOf(deps, deps.db, token, await findRow(deps.db, token.id));
}

/**
 * Completes a sign-up: writes lead, seat, journey, requested email and proof in one transaction. Its
 * row is locked first, so of two at once one completes it and the other finds it done; a person erased
 * at this moment is gone afterwards, or has nothing left to confirm.
 *
 * @param network the key under which the network of whoever confirms is counted
 */
export async function confirmSignUp(
  deps: ConfirmDeps,
  token: ConfirmToken,
  network: string,
): Promise<Standing> {
  const attempt = (leadId?: string) =>
    throughContention(() =>
      deps.db.transaction().execute(async (db) => {
        const row = await findRow(db, token.id, true);
        const standing = await standingOf(deps, db, token, row);
        if (standing.kind !== 'asked' || row === undefined) return standing;
        await carryOut(deps, db, { row, funnel: standing.funnel, network, leadId });
        return standingOf(deps, db, token, await findRow(db, token.id));
      }),
    );
  try {
    return await attempt();
  } catch (error) {
    // The page's id for the lead may belong to somebody else by now.
    if (!isForeignLeadId(error)) throw error;
    return attempt(newId());
  }
}

async function findRow(
  db: Executor,
  id: string,
  isLocked = false,
): Promise<Confirmation | undefined> {
  return db
    .selectFrom('confirmations')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('isLate'))
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

async function standingOf(
  { site, secret, clock }: ConfirmDeps,
  db: Executor,
  { id, addressKey }: ConfirmToken,
  row: Confirmation | undefined,
): Promise<Standing> {
  const declared = row && findFunnel(site, row.funnel_id);
  if (row === undefined || declared === undefined) return { kind: 'nothing-known' };
  const funnel = shownTo(declared, row.variant);
  const { email_key: address } = row;
  if (address === null) return { kind: 'expired', funnel, address: '' };
  if (confirmAddressKey(address, secret) !== addressKey) return { kind: 'nothing-known' };
  if (row.confirmed_at !== null) {
    const saved = await db
      .selectFrom('submissions')
      .select(['outcome', 'fields'])
      .where('id', '=', id)
      .executeTakeFirst();
    const { outcome = 'accepted', fields: values = {} } = saved ?? {};
    return { kind: 'confirmed', funnel, address, id, outcome, values };
  }
  const values = readSignUp(row.sent)?.values;
  return row.isLate || values === undefined || comesTooLate(funnel, values, clock())
    ? { kind: 'expired', funnel, address }
    : { kind: 'asked', funnel, address };
}

interface ToCarryOut {
  readonly row: Confirmation;
  readonly funnel: CompiledFunnel;
  readonly network: string;
  /** Replaces the one that the page made. */
  readonly leadId?: string | undefined;
}

async function carryOut(
  { secret }: ConfirmDeps,
  db: Executor,
  { row, funnel, network, leadId }: ToCarryOut,
): Promise<void> {
  const draft = draftAgain(row, funnel, secret);
  const saved = await save(db, leadId === undefined ? draft : { ...draft, lead_id: leadId });
  // Its owner has just asked for it, so the limit that protects mailboxes from strangers does not
  // apply.
  if (saved.is_held) {
    const journeys = listLateJourneys({ funnels: [funnel] });
    await releaseRequested(db, row.id, journeys);
  }
  await db
    .updateTable('confirmations')
    .set({ confirmed_at: sql`now()`, confirmed_from: network, sent: null })
    .where('id', '=', row.id)
    .execute();
}

/**
 * What the sign-up writes, as declared now; what was seen and agreed to stays as it was. The mailbox is
 * proven, so the seat is firm at once.
 */
function draftAgain(row: Confirmation, funnel: CompiledFunnel, secret: string): SubmissionRow {
  const signUp = readSignUp(row.sent);
  if (signUp === undefined) throw new Error(`The sign-up ${row.id} cannot be read.`);
  const form = toForm(row.id, signUp);
  return {
    ...draftRow(funnel, form, signUp.values, signUp.page, row.asked_at, secret),
    reference: row.reference,
    traffic_source: row.traffic_source,
    version: row.version,
    variant: row.variant,
    consent_version: row.consent_version,
    consent_versions: row.consent_versions,
    hold_seconds: null,
    send_in_seconds: 0,
  };
}

/** How often it is retried after another transaction was quicker. */
const maxRaces = 5;

async function save(db: Executor, row: SubmissionRow): Promise<SavedRow> {
  for (let races = 0; races <= maxRaces; races += 1) {
    const [saved] = await saveSubmissions(db, [row]);
    if (saved !== undefined) return saved;
  }
  throw new Error('Other processes wrote the same rows.');
}
