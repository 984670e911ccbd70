import { sql } from 'kysely';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { emailsOf, outcomesOf, type Summed } from '#server/sums/read-sums.ts';

/** A count over the chosen days, and over as many days before. */
export interface Counted {
  readonly now: number;
  readonly before: number;
}

/** The counts of an email: how many were written, and what became of those of the chosen days. */
export interface Sent extends Counted {
  readonly functionName: string;
  readonly sequence: number | null;
  /** For a reminder among several: how many minutes before the event it is sent. */
  readonly minutes: string;
  readonly failed: number;
  readonly bounced: number;
  readonly waiting: number;
}

/**
 * A funnel's emails in groups, without those that operators asked for.
 *
 * @param from the first of the chosen days
 * @param summed the chosen days and those before
 */
export async function countEmails(
  db: Executor,
  { id, declaration }: CompiledFunnel,
  from: string,
  summed: Summed,
): Promise<readonly Sent[]> {
  const journey = declaration.kind === 'lead' ? declaration.submission.journey : undefined;
  const campaign = journey ? campaignId(journey.campaign) : null;
  const isNow = sql<boolean>`(day >= ${from}::date)`;
  return db
    .selectFrom(emailsOf(db, summed).as('e'))
    .select(({ ref }) => {
      const sum = (column: 'written' | 'failed' | 'returned' | 'waiting', isMeant: typeof isNow) =>
        sql<number>`coalesce(sum(${ref(column)}) filter (where ${isMeant}), 0)::int`;
      return [
        ref('function_name').as('functionName'),
        'sequence',
        'minutes',
        sum('written', isNow).as('now'),
        sum('written', sql<boolean>`not ${isNow}`).as('before'),
        sum('failed', isNow).as('failed'),
        sum('returned', isNow).as('bounced'),
        sum('waiting', isNow).as('waiting'),
      ];
    })
    .where('funnel_id', '=', id)
    .where('kind', '<>', '')
    .where(({ or, eb }) => or([eb('kind', '<>', 'campaign'), eb('campaign_id', '=', campaign)]))
    .groupBy(['function_name', 'sequence', 'minutes'])
    .execute();
}

/** A funnel's forms by how they ended; see `countEmails`. */
export async function countOutcomes(
  db: Executor,
  funnelId: string,
  from: string,
  summed: Summed,
): Promise<ReadonlyMap<string, Counted>> {
  const rows = await db
    .selectFrom(outcomesOf(db, summed).as('o'))
    .select(['outcome', 'submissions', sql<boolean>`day >= ${from}::date`.as('isNow')])
    .where('funnel_id', '=', funnelId)
    .execute();
  const sum = (all: typeof rows) => all.reduce((total, row) => total + row.submissions, 0);
  return new Map(
    [...Map.groupBy(rows, ({ outcome }) => outcome)].map(([outcome, own]) => [
      outcome,
      {
        now: sum(own.filter(({ isNow }) => isNow)),
        before: sum(own.filter(({ isNow }) => !isNow)),
      },
    ]),
  );
}
