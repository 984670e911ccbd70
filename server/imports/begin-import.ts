import { createHash } from 'node:crypto';
import { sql, type UpdateObject } from 'kysely';
import {
  type ColumnRole,
  type ImportSettings,
  importPartBytes,
  maxImportBytes,
} from '#engine/contract/console/imports.ts';
import { readMoment } from '#engine/import/read-moment.ts';
import type { Site } from '#engine/site/site.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { readNow } from '#server/db/database-clock.ts';
import { campaignId, newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { notify } from '#server/db/notifications.ts';
import type { Tables } from '#server/db/tables.ts';
import { sequenceVersion } from '#server/declared/sequence-version.ts';
import { importsChannel } from './imports.ts';
import { type Import, readParts, updateImport } from './work.ts';

export interface NewImport {
  /** The slug of these people's coach. */
  readonly coach: string;
  readonly fileName: string;
  readonly bytes: number;
  /** Who imports it, for the audit log. */
  readonly madeBy: string;
}

/**
 * Begins an import; its file follows in parts.
 *
 * @returns its id
 * @throws OperatorError if the file is too large
 */
export async function beginImport(
  db: Executor,
  { coach, fileName, bytes, madeBy }: NewImport,
): Promise<string> {
  if (bytes > maxImportBytes) {
    throw new OperatorError(
      `The file is larger than ${maxImportBytes / 1024 / 1024} MB. Split it, and import the parts one after another.`,
    );
  }
  const id = newId();
  await db
    .insertInto('imports')
    .values({ id, coach, file_name: fileName, bytes, made_by: madeBy })
    .execute();
  return id;
}

/**
 * Stores a part of the file; repeating the same part changes nothing.
 *
 * @throws OperatorError if the part is not expected
 */
export async function addPart(
  db: Executor,
  one: Pick<Import, 'id' | 'bytes' | 'state'>,
  part: number,
  content: Buffer,
): Promise<void> {
  const isAwaited =
    one.state === 'uploading' &&
    content.length <= importPartBytes &&
    part * importPartBytes + content.length <= one.bytes;
  if (!isAwaited)
    throw new OperatorError('This part of the file was not expected. Upload the file again.');
  await db
    .insertInto('import_parts')
    .values({ import_id: one.id, part, content })
    .onConflict((conflict) => conflict.columns(['import_id', 'part']).doNothing())
    .execute();
  await updateImport(db, one.id, {});
}

/**
 * Marks the file as complete, so that it can be read.
 *
 * @throws OperatorError if some of it is missing
 */
export async function finishUpload(
  db: Executor,
  { id, bytes, state }: Pick<Import, 'id' | 'bytes' | 'state'>,
): Promise<void> {
  if (state !== 'uploading') return;
  const hash = createHash('sha256');
  let size = 0;
  for await (const content of readParts(db, id)) {
    hash.update(content);
    size += content.length;
  }
  if (size !== bytes || bytes === 0) {
    throw new OperatorError(
      bytes === 0
        ? 'The file is empty.'
        : `Only ${size} of ${bytes} bytes arrived. Upload it again.`,
    );
  }
  await moveOn(db, id, ['uploading'], { state: 'reading', file_hash: hash.digest('hex') });
}

/**
 * Stores the settings for a file that was read; its rows are judged next.
 *
 * @throws OperatorError if the settings do not fit, or lack the consent
 */
export async function settleImport(
  db: Executor,
  site: Pick<Site, 'coaches'>,
  { id, coach, titles }: Pick<Import, 'id' | 'coach' | 'titles'>,
  given: ImportSettings,
): Promise<void> {
  const settings = {
    ...given,
    agreedTo: given.agreedTo.trim(),
    agreedWhere: given.agreedWhere.trim(),
    agreedAt: given.agreedAt?.trim() || null,
  };
  const problem = refuseSettings(settings, titles, await readNow(db));
  if (problem) throw new OperatorError(problem);
  const campaigns = site.coaches.find(({ slug }) => slug === coach)?.campaigns ?? [];
  const campaign = campaigns.find(({ name }) => name === settings.campaign);
  if (settings.campaign !== null && !campaign) {
    throw new OperatorError(
      `${coach} has no campaign “${settings.campaign}”. There are: ${campaigns.map(({ name }) => name).join(', ') || 'none'}.`,
    );
  }
  await db.transaction().execute(async (transaction) => {
    await moveOn(transaction, id, ['draft', 'judged'], {
      state: 'judging',
      position: 0,
      // No row is left of an erased person to be judged again.
      counts: sql<string>`jsonb_strip_nulls(jsonb_build_object('erased', counts->'erased'))`,
      settings: JSON.stringify(settings),
      campaign_id: campaign ? campaignId(campaign.name) : null,
      sequence_version: campaign ? sequenceVersion(campaign) : null,
    });
    await transaction
      .updateTable('import_rows')
      .set({ verdict: null, draft: null, email_key: null })
      .where('import_id', '=', id)
      .where('verdict', 'is not', null)
      .where('cells', 'is not', null)
      .execute();
  });
}

function refuseSettings(
  { columns, agreedTo, agreedWhere, agreedAt }: ImportSettings,
  titles: readonly string[],
  now: Date,
): string | undefined {
  if (columns.length !== titles.length) return 'Say what each column means.';
  const has = (role: ColumnRole) => columns.includes(role);
  if (!has('email')) return 'Say which column holds the email addresses.';
  const twice = columns.find(
    (role, place) => !['keep', 'leave-out'].includes(role) && columns.indexOf(role) !== place,
  );
  if (twice) return `Two columns cannot both be “${twice}”.`;
  if (agreedTo === '' || agreedWhere === '') {
    return 'Say what these people agreed to, and where. Without that nobody may be emailed.';
  }
  const day = agreedAt === null ? undefined : readMoment(agreedAt);
  if (agreedAt !== null && (!day || day > now)) {
    return 'Write the date on which they agreed like 2026-05-31; it cannot be in the future.';
  }
  if (agreedAt === null && !has('agreed-at')) {
    return 'Say when these people agreed, or which column says so.';
  }
  return undefined;
}

/**
 * Confirms a judged import, so that it is written.
 *
 * @param expected how many new people the confirmation mentioned
 * @throws OperatorError if it is not ready, or its figures have changed
 */
export async function confirmImport(
  db: Executor,
  { id, counts }: Pick<Import, 'id' | 'counts'>,
  expected: number,
): Promise<void> {
  const { rows } = await db
    .selectFrom('import_rows')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('import_id', '=', id)
    .where('verdict', '=', 'new')
    .executeTakeFirstOrThrow();
  if (expected !== (counts.new ?? 0)) {
    throw new OperatorError('The figures have changed. Look at them again, then confirm.');
  }
  if (rows !== expected) {
    throw new OperatorError(
      'Its rows were kept for some days and have since been deleted. Upload the file again.',
    );
  }
  await moveOn(db, id, ['judged'], { state: 'writing', position: 0 });
}

/** Cancels an import before or while it is written; what is written stays. */
export async function cancelImport(db: Executor, id: string): Promise<void> {
  await moveOn(db, id, ['uploading', 'reading', 'draft', 'judging', 'judged', 'writing'], {
    state: 'cancelled',
  });
  await db.deleteFrom('import_parts').where('import_id', '=', id).execute();
  await db
    .deleteFrom('import_rows')
    .where('import_id', '=', id)
    .where(({ or, eb }) => or([eb('verdict', 'is', null), eb('verdict', '=', 'new')]))
    .execute();
}

/** Undoes what an import wrote and nobody has touched since. */
export async function undoImport(db: Executor, id: string): Promise<void> {
  await moveOn(db, id, ['done', 'cancelled', 'failed'], { state: 'undoing', position: 0 });
}

/** Changes an import that is in one of these states, and notifies the workers. */
async function moveOn(
  db: Executor,
  id: string,
  from: readonly Import['state'][],
  change: UpdateObject<Tables, 'imports'>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ ...change, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    throw new OperatorError('The import has moved on in the meantime. Look at it again.');
  }
  await notify(db, importsChannel);
}
