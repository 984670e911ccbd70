import { setTimeout as wait } from 'node:timers/promises';
import { type ImportSettings, importPartBytes } from '#engine/contract/console/imports.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import {
  addPart,
  beginImport,
  confirmImport,
  finishUpload,
  settleImport,
} from '#server/imports/begin-import.ts';
import { advanceImport } from '#server/imports/imports.ts';
import type { Import } from '#server/imports/work.ts';
import { createTestSite } from '#tests/support/site/site.ts';

/** The test site's secret. */
export const secret = 'a secret of the tests';

/** What the files of the tests mean: an address and a name, and where they come from. */
export const settings: ImportSettings = {
  columns: ['email', 'name'],
  agreedTo: 'I want to hear of the next workshop.',
  agreedWhere: 'The paper list at the fair in Graz',
  agreedAt: '2026-05-31',
  needsName: false,
  campaign: null,
};

const site = createTestSite();
const going = new AbortController().signal;

/** An import as it is stored. */
export async function readImport({ kysely }: Database, id: string): Promise<Import> {
  return kysely.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Uploads a file for the test coach. @returns the import's id */
export async function upload(database: Database, file: string | Buffer): Promise<string> {
  const content = Buffer.from(file);
  const { kysely: db } = database;
  const begun = {
    coach: 'willow',
    fileName: 'people.csv',
    bytes: content.length,
    madeBy: 'a test',
  };
  const id = await beginImport(db, begun);
  const one = await readImport(database, id);
  for (let part = 0; part * importPartBytes < content.length; part += 1) {
    const start = part * importPartBytes;
    await addPart(db, one, part, content.subarray(start, start + importPartBytes));
  }
  await finishUpload(db, one);
  return id;
}

/** Does what there is to do, until nothing is left. */
export async function work(database: Database, of: Site = site): Promise<void> {
  while (await advanceImport(database.kysely, { site: of, secret }, going)) await wait(0);
}

/** Uploads a file and judges its rows. */
export async function judge(
  database: Database,
  file: string | Buffer,
  changes: Partial<ImportSettings> = {},
): Promise<Import> {
  const id = await upload(database, file);
  await work(database);
  const one = await readImport(database, id);
  if (one.state === 'failed') return one;
  await settleImport(database.kysely, site, one, { ...settings, ...changes });
  await work(database);
  return readImport(database, id);
}

/** Uploads a file, judges its rows and writes those that are new. */
export async function importFile(
  database: Database,
  file: string | Buffer,
  changes: Partial<ImportSettings> = {},
): Promise<Import> {
  const one = await judge(database, file, changes);
  await confirmImport(database.kysely, one, one.counts.new ?? 0);
  await work(database);
  return readImport(database, one.id);
}

/** So many people, one after another. */
export function csvOf(people: number, from = 1): string {
  const lines = Array.from({ length: people }, (_, place) => {
    const number = from + place;
    return `guest-${number}@example.com,Guest ${number}`;
  });
  return `email,name\n${lines.join('\n')}\n`;
}
