import { sql } from 'kysely';
import { positionIn } from '#engine/schedule/sequence-position.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { DeclaredRows } from './declared-rows.ts';
import { readVersions, stepIds } from './versions.ts';

/** People at one step of one version of a sequence. */
interface Group {
  readonly campaignId: string;
  readonly version: string;
  readonly step: number;
  readonly people: number;
  /** When the first of them gets the next email; null if not known yet. */
  readonly firstDue: Date | null;
}

/**
 * Describes what changed sequences mean for people enrolled in them, in a sentence per campaign: how
 * many get which email next, which emails are new, and when the first one goes out.
 *
 * @param changed the campaigns whose declared version is new
 */
export async function describeEnrolled(
  db: Executor,
  declared: DeclaredRows,
  changed: ReadonlySet<string>,
): Promise<string[]> {
  if (changed.size === 0) return [];
  const [groups, versions] = await Promise.all([
    readGroups(db, [...changed]),
    readVersions(db, [...changed]),
  ]);
  return declared.campaigns.flatMap((campaign) => {
    const own = declared.sequences.filter(({ campaignId }) => campaignId === campaign.id);
    const steps = own.toSorted((a, b) => a.step - b.step).map(({ stepId }) => stepId);
    const enrolled = groups.filter(
      (group) => group.campaignId === campaign.id && group.version !== own[0]?.version,
    );
    if (enrolled.length === 0) return [];
    const stepsOf = (other: string) => {
      const known = versions.find(
        ({ campaignId, version }) => campaignId === campaign.id && version === other,
      );
      return known ? stepIds(known, steps) : [];
    };
    const known = new Set(enrolled.flatMap((group) => stepsOf(group.version)));
    const parts = [...steps.keys(), steps.length].flatMap((index) => {
      const here = enrolled.filter(
        (group) => positionIn(stepsOf(group.version).slice(0, group.step - 1), steps) === index + 1,
      );
      if (here.length === 0) return [];
      const people = here.reduce((sum, group) => sum + group.people, 0);
      const step = steps[index];
      if (step === undefined) return [`${people} have had every email and are done`];
      const when = describeDue(here, campaign.timeZone);
      if (known.has(step)) return [`${people} at step ${index + 1} (${step})`];
      return [`step ${index + 1} (${step}) is new and ${people} get it${when}`];
    });
    const people = enrolled.reduce((sum, group) => sum + group.people, 0);
    return [
      `Campaign ${campaign.name} changed for ${people} enrolled people: ${parts.join('; ')}.`,
    ];
  });
}

/** A step's first due time is when its wait begins, so it is unknown for those at the first step. */
function readGroups(db: Executor, campaigns: readonly string[]): Promise<readonly Group[]> {
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
