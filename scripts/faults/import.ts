import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { importPartBytes } from '#engine/contract/console/imports.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { type Figure, never } from '#scripts/support/figures.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { hashAddress, suppress } from '#server/email/suppression/list.ts';
import {
  addPart,
  beginImport,
  confirmImport,
  finishUpload,
  settleImport,
} from '#server/imports/begin-import.ts';
import { findImport } from '#server/imports/read-import.ts';
import type { Import } from '#server/imports/work.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { loadSecret } from '#server/signing/secret.ts';

/** One in so many rows is of each kind that is not imported; there are fewer erased ones. */
const every = 50;
const erasedEvery = 1000;

/** The expected verdict on the row with this number. */
type Kind = 'new' | 'known' | 'unsubscribed' | 'bounced' | 'erased' | 'duplicate' | 'invalid';

function kindOf(row: number): Kind {
  if (row % erasedEvery === 7) return 'erased';
  const turn = row % every;
  if (turn === 1) return 'known';
  if (turn === 2) return 'unsubscribed';
  if (turn === 3) return 'bounced';
  if (turn === 4) return 'invalid';
  return turn === 6 ? 'duplicate' : 'new';
}

const addressOf = (row: number) => `guest-${row}@example.com`;

/** The file; a duplicate repeats the address above it in another spelling. */
function writeFile(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, row) => {
    const kind = kindOf(row);
    if (kind === 'invalid') return `guest ${row},Guest ${row}`;
    if (kind === 'duplicate') return `${addressOf(row - 1).toUpperCase()},Guest ${row}`;
    return `${addressOf(row)},Guest ${row}`;
  });
  return Buffer.from(`Email,Name\n${lines.join('\n')}\n`);
}

const listRows = (rows: number, kind: Kind) =>
  Array.from({ length: rows }, (_, row) => row).filter((row) => kindOf(row) === kind);

/** The people known before: leads, and those who unsubscribed, bounced or were erased. */
async function prepare(db: Executor, secret: string, source: string, rows: number): Promise<void> {
  const known = listRows(rows, 'known').map(addressOf);
  for (let at = 0; at < known.length; at += 1000) {
    const values = known.slice(at, at + 1000).map((email) => ({
      id: newId(),
      email,
      email_key: email,
      source,
    }));
    await db.insertInto('leads').values(values).execute();
  }
  for (const row of listRows(rows, 'unsubscribed')) {
    const hash = hashAddress(secret, addressOf(row));
    await suppress(db, { hash, scope: 'all', reason: 'unsubscribed' });
  }
  for (const row of listRows(rows, 'bounced')) {
    const hash = hashAddress(secret, addressOf(row));
    await suppress(db, { hash, scope: 'all', reason: 'bounced' });
  }
  for (const row of listRows(rows, 'erased')) await erasePerson(db, secret, addressOf(row));
}

interface Driver {
  readonly database: Database;
  readonly coach: string;
  readonly worker: Member;
}

/** Waits until an import has got this far. */
async function until(
  { database }: Pick<Driver, 'database'>,
  id: string,
  isReached: (one: Import) => boolean,
): Promise<Import> {
  for (;;) {
    const one = await findImport(database.kysely, id).catch(() => undefined);
    if (one?.state === 'failed') throw new Error(one.problem ?? 'The import failed.');
    if (one && isReached(one)) return one;
    await wait(5);
  }
}

/**
 * Imports a file like the console, while the worker is killed.
 *
 * @param kills the states in which it is killed, once each
 */
async function importFile(
  driver: Driver,
  file: Buffer,
  kills: readonly Import['state'][],
): Promise<Import> {
  const { database, coach, worker } = driver;
  const { kysely: db } = database;
  const kill = async (id: string, state: Import['state'], share: number) => {
    if (!kills.includes(state)) return;
    await until(
      driver,
      id,
      (one) => one.state !== state || (one.position > 0 && one.position >= one.rows * share),
    );
    worker.crash();
    await worker.untilReady();
  };
  const begun = { coach, fileName: 'people.csv', bytes: file.length, madeBy: 'faults' };
  const id = await beginImport(db, begun);
  const one = { id, bytes: file.length, state: 'uploading' } as const;
  for (let part = 0; part * importPartBytes < file.length; part += 1) {
    const content = file.subarray(part * importPartBytes, (part + 1) * importPartBytes);
    await addPart(db, one, part, content);
  }
  await finishUpload(db, one);
  if (kills.includes('reading')) {
    await wait(100);
    worker.crash();
  }
  const draft = await until(driver, id, ({ state }) => state === 'draft');
  await settleImport(db, readSite(), draft, {
    columns: ['email', 'name'],
    agreedTo: 'I want to hear of the next workshop.',
    agreedWhere: 'A paper list',
    agreedAt: '2026-05-31',
    needsName: false,
    campaign: null,
  });
  await kill(id, 'judging', 0.3);
  const judged = await until(driver, id, ({ state }) => state === 'judged');
  await confirmImport(db, judged, judged.counts.new ?? 0);
  await kill(id, 'writing', 0.5);
  return until(driver, id, ({ state }) => state === 'done');
}

/** The content of the tables after an import. */
interface Stored {
  readonly leads: number;
  readonly people: number;
  /** A hash of all leads. */
  readonly content: string;
  /** Leads of addresses that must not change. */
  readonly wrong: number;
}

async function readStored({ pool }: Database, rows: number): Promise<Stored> {
  const kept = (['unsubscribed', 'bounced', 'erased'] as const).flatMap((kind) =>
    listRows(rows, kind).map(addressOf),
  );
  const { rows: counted } = await pool.query<Omit<Stored, 'content'>>(
    `select count(*)::int as leads, count(distinct email_key)::int as people,
       (count(*) filter (where email_key = any($1)))::int as wrong from leads`,
    [kept],
  );
  const hash = createHash('sha256');
  const { rows: all } = await pool.query('select * from leads order by id');
  for (const lead of all) hash.update(JSON.stringify(lead));
  const [found = { leads: 0, people: 0, wrong: 0 }] = counted;
  return { ...found, content: hash.digest('hex') };
}

/**
 * Imports the same file twice; during the first import the worker is killed while it reads, judges and
 * writes.
 */
export async function importTwice(
  dataDir: string,
  { rows }: { readonly rows: number },
  say: Say,
): Promise<readonly Figure[]> {
  const scratch = await openScratchDatabase(dataDir);
  const worker = await startMember({ role: 'worker', dataDir, databaseUrl: scratch.url });
  const database = await openDatabase({ databaseUrl: scratch.url, dataDir: '', log: quiet });
  try {
    await worker.untilReady();
    const site = readSite();
    const funnel = site.funnels.find(({ declaration }) => declaration.kind === 'lead');
    if (funnel?.declaration.kind !== 'lead') throw new Error('No funnel has a form.');
    const { source } = funnel.declaration.submission;
    await prepare(database.kysely, await loadSecret(database.kysely, undefined), source, rows);
    const driver = { database, worker, coach: funnel.coach.slug };
    const file = writeFile(rows);
    const start = performance.now();
    const first = await importFile(driver, file, ['reading', 'judging', 'writing']);
    const seconds = (performance.now() - start) / 1000;
    const once = await readStored(database, rows);
    say(`first import: ${first.imported} of ${rows} rows in ${seconds.toFixed(1)} s`);
    const second = await importFile(driver, file, []);
    const twice = await readStored(database, rows);
    say(`second import: ${second.imported} new`);
    return describeImports({ rows, first, second, once, twice, seconds });
  } finally {
    await worker.stop();
    await database.close();
    await scratch.close();
  }
}

/** The results of two imports of one file. */
interface Imports {
  readonly rows: number;
  readonly first: Pick<Import, 'imported' | 'counts'>;
  readonly second: Pick<Import, 'imported' | 'counts'>;
  readonly once: Stored;
  readonly twice: Stored;
  readonly seconds: number;
}

/** The figures of two imports. */
export function describeImports(found: Imports): readonly Figure[] {
  const { rows, first, second, once, twice, seconds } = found;
  const count = (kind: Kind) => listRows(rows, kind).length;
  const off = (one: number | undefined, other: number) => Math.abs((one ?? 0) - other);
  const { counts } = first;
  return [
    never(
      'import',
      `rows of ${rows} that became no lead, or more than one, with the worker killed three times`,
      off(first.imported, count('new')) + off(once.leads, count('new') + count('known')),
      `${seconds.toFixed(1)} s from the first part to the last lead, three starts of the worker included`,
    ),
    never(
      'import',
      'rows that were judged wrongly',
      off(counts.known, count('known')) +
        off(counts.duplicate, count('duplicate')) +
        off(counts['invalid-address'], count('invalid')) +
        off(counts.bounced, count('bounced')) +
        // Somebody who unsubscribed without ever being a lead leaves the same trace as an erased
        // person.
        off(
          (counts.unsubscribed ?? 0) + (counts.erased ?? 0),
          count('unsubscribed') + count('erased'),
        ),
    ),
    never('import', 'people who are leads twice', twice.leads - twice.people),
    never(
      'import',
      'people who had unsubscribed, bounced or been erased and are leads now',
      twice.wrong,
    ),
    never(
      'import',
      'leads that the same file changed or made when it was imported again',
      second.imported + off(twice.leads, once.leads) + Number(twice.content !== once.content),
    ),
  ];
}
