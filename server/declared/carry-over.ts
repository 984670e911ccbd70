import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { carryCampaign, carryEmail } from './carried/campaigns.ts';
import { type CarriedRows, describeRows } from './carried/carried-rows.ts';
import { carryCoach } from './carried/coaches.ts';
import { carryFunnel } from './carried/funnels.ts';
import type { Rename, Renames } from './carried/renames.ts';
import { carrySource } from './carried/sources.ts';

/**
 * Carries rows over to the new names of everything that was renamed: leads, registrations, journeys,
 * deliveries and their keys, figures. The declared rows must exist already.
 *
 * Running it again changes nothing and picks up what the previous release wrote meanwhile.
 *
 * @returns a sentence for each name that had rows; each is also in the audit log
 */
export async function carryOver(db: Executor, renames: Renames): Promise<string[]> {
  if (Object.values(renames).every((list) => list.length === 0)) return [];
  await lockInOrder(db);
  const notes: string[] = [];
  const carry = async <One extends Rename>(
    noun: string,
    list: readonly One[],
    act: (db: Executor, rename: One) => Promise<CarriedRows>,
  ) => {
    for (const rename of list) {
      const rows = await act(db, rename);
      const words = describeRows(rows);
      if (words === '') continue;
      await recordCarried(db, noun, rename, rows);
      notes.push(`The ${noun} ${rename.from} continues as ${rename.to}, with ${words}.`);
    }
  };
  await carry('coach', renames.coaches, carryCoach);
  await carry('source', renames.sources, carrySource);
  await carry('funnel', renames.funnels, carryFunnel);
  await carry('campaign', renames.campaigns, carryCampaign);
  await carry('email', renames.emails, carryEmail);
  // The sums have the former names: until days are summed again, they are counted from their rows.
  if (notes.length > 0) await db.deleteFrom('summed_days').execute();
  return notes;
}

/**
 * Locks events before leads, as submissions do. Meanwhile nobody can store a lead, which might have the
 * key of one that is being carried over.
 */
async function lockInOrder(db: Executor): Promise<void> {
  await db.selectFrom('events').select('id').orderBy('id').forNoKeyUpdate().execute();
  await sql`lock table leads in share row exclusive mode`.execute(db);
}

async function recordCarried(
  db: Executor,
  noun: string,
  { from, to }: Rename,
  rows: CarriedRows,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor: 'declarations',
      action: 'carried-over',
      target: `${noun} ${from}`,
      details: JSON.stringify({ to, ...rows }),
    })
    .execute();
}
