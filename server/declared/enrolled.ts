import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { positionIn } from '#engine/schedule/sequence-position.ts';
import type { Tables } from '#server/db/tables.ts';
import type { DeclaredRows } from './declared-rows.ts';

/** People who stand at one step of one version of a sequence. */
interface Group {
  readonly campaignId: string;
  readonly version: string;
  readonly step: number;
  readonly people: number;
  /** When the first of them gets the next letter; null where that is not settled yet. */
  readonly firstDue: Date | null;
}

/**
 * Tells what changed sequences mean for those who are in the middle of them, a sentence for each
 * campaign: how many get which letter next, which letters are new, and when the first one goes out.
 *
 * @param changed the campaigns whose declared version is new
 */
export async function describePeopleInside(
  db: Kysely<Tables>,
  declared: DeclaredRows,
  changed: ReadonlySet<string>,
): Promise<string[]> {
  if (changed.size === 0) return [];
  const [groups, earlier] = await Promise.all([
    readGroups(db, [...changed]),
    readLetters(db, [...changed]),
  ]);
  return declared.campaigns.flatMap((campaign) => {
    const own = declared.sequences.filter(({ campaignId }) => campaignId === campaign.id);
    const letters = own.toSorted((a, b) => a.step - b.step).map(({ letter }) => letter);
    const version = own[0]?.version;
    const inside = groups.filter(
      (group) => group.campaignId === campaign.id && group.version !== version,
    );
    if (inside.length === 0) return [];
    const lettersOf = (other: string) =>
      (earlier.get(`${campaign.id} ${other}`) ?? []).map((id, index) => id ?? letters[index] ?? '');
    const known = new Set(inside.flatMap((group) => lettersOf(group.version)));
    const parts = [...letters.keys(), letters.length].flatMap((index) => {
      const here = inside.filter(
        (group) =>
          positionIn(lettersOf(group.version).slice(0, group.step - 1), letters) === index + 1,
      );
      if (here.length === 0) return [];
      const people = here.reduce((sum, group) => sum + group.people, 0);
      const letter = letters[index];
      if (letter === undefined) return [`${people} have had every letter and are done`];
      const when = describeDue(here, campaign.timeZone);
      if (known.has(letter)) return [`${people} at step ${index + 1} (${letter})`];
      return [`step ${index + 1} (${letter}) is new and ${people} get it${when}`];
    });
    const people = inside.reduce((sum, group) => sum + group.people, 0);
    return [`Campaign ${campaign.name} changed for ${people} people inside: ${parts.join('; ')}.`];
  });
}

/** A step's first due time is when its wait begins, so of those at the first step none is known. */
async function readGroups(
  db: Kysely<Tables>,
  campaigns: readonly string[],
): Promise<readonly Group[]> {
  return db
    .selectFrom('user_journeys')
    .select(({ fn }) => [
      'campaign_id as campaignId',
      'sequence_version as version',
      'current_sequence as step',
      fn.countAll<number>().as('people'),
      sql<Date | null>`case when current_sequence > 1
        then min(next_email_due_at) filter (where next_email_due_at > now()) end`.as('firstDue'),
    ])
    .where('campaign_id', 'in', campaigns)
    .where('is_completed', '=', false)
    .where('sequence_version', 'is not', null)
    .groupBy(['campaign_id', 'sequence_version', 'current_sequence'])
    .$narrowType<{ version: string }>()
    .execute();
}

/** The letters of every version that was declared before, by campaign and version. */
async function readLetters(
  db: Kysely<Tables>,
  campaigns: readonly string[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const rows = await db
    .selectFrom('email_sequences')
    .select([
      'campaign_id',
      'version',
      sql<(string | null)[]>`array_agg(content->>'id' order by step)`.as('letters'),
    ])
    .where('campaign_id', 'in', campaigns)
    .groupBy(['campaign_id', 'version'])
    .execute();
  return new Map(
    rows.map(({ campaign_id, version, letters }) => [`${campaign_id} ${version}`, letters]),
  );
}

function describeDue(groups: readonly Group[], timeZone: string): string {
  const dues = groups.flatMap(({ firstDue }) => (firstDue ? [firstDue.getTime()] : []));
  if (dues.length === 0) return '';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `, the first on ${format.format(Math.min(...dues))}`;
}
