import { ownerOf } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findMistake,
  folderNameOf,
  folderOf,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { beginSentence, quote } from '#engine/text/wording.ts';

/** No two funnels share an id or a source. */
export const namesAreUnique: FunnelRule = (entry, all) => {
  const { value } = entry;
  const findings: Finding[] = [];
  const report = (rule: string, keys: Keys, problem: string, remedy: string) =>
    findings.push(findMistake(entry, rule, keys, problem, remedy));

  const sameId = ownerOf(funnelsById(all).get(value.id) ?? [], all, (id) => id === value.id);
  if (sameId && sameId !== entry) {
    report(
      'id-taken',
      ['id'],
      `The id ${quote(value.id)} already belongs to ${sameId.file}.`,
      'Give this funnel an id of its own.',
    );
  }
  if (value.kind === 'lead') {
    const { source } = value.submission;
    const sameSource = ownerOf(
      // A source that is missing has its own finding.
      (source && funnelsBySource(all).get(source)) || [],
      all,
      (_, funnel) => funnel.source === source,
    );
    if (sameSource && sameSource !== entry) {
      report(
        'source-taken',
        ['submission', 'source'],
        `The source ${quote(source)} already belongs to ${sameSource.file}, so nobody could tell the two funnels' leads apart.`,
        'Give this funnel a source of its own.',
      );
    }
  }
  return findings;
};

const funnelsById = remember(({ funnels }: Surroundings) =>
  Map.groupBy(funnels, ({ value }) => value.id),
);
const funnelsBySource = remember(({ funnels }: Surroundings) =>
  Map.groupBy(funnels, ({ value }) =>
    value.kind === 'lead' ? value.submission?.source : undefined,
  ),
);

/** A funnel is in the folder of its coach, and that coach exists. */
export const coachExists: FunnelRule = (entry, all) => {
  const folder = folderNameOf(entry);
  const { coach } = entry.value;
  // A coach that is missing has its own finding.
  if (typeof coach !== 'string') return [];
  const isCoach = (slug: string) => all.coaches.some((other) => folderNameOf(other) === slug);
  if (coach !== folder) {
    const ways = [
      ...(isCoach(folder) || !isCoach(coach) ? [`write coach: '${folder}'`] : []),
      ...(isCoach(coach) ? [`move the file into the folder ${coach}`] : []),
    ];
    return findMistake(
      entry,
      'coach-not-folder',
      ['coach'],
      `The coach is ${quote(coach)}, but the file is in the folder of ${quote(folder)}.`,
      all.ledger?.coaches[coach]?.funnels?.[entry.value.id] === undefined
        ? `${beginSentence(ways.join(', or '))}.`
        : `Move the file back into the folder ${coach}: it was published there.`,
    );
  }
  const isBroken = all.unreadable.some((file) => file.endsWith(`/${coach}/coach.ts`));
  if (coachOf(entry, all) !== undefined || isBroken) return [];
  // A slug that is not its folder's name is reported in the coach's file.
  if (isCoach(folder)) return [];
  const known = all.coaches.map(({ value }) => value.slug);
  return findMistake(
    entry,
    'unknown-coach',
    ['coach'],
    `There is no coach ${quote(coach)}: the folder has no coach.ts. ${tellKnown(known, 'coach')}`,
    `Add ${folderOf(entry)}coach.ts, or move this file into the folder of an existing coach.`,
  );
};

/** A coach's slug is the name of its folder. */
export const slugIsFolder: CoachRule = (entry, { ledger }) => {
  const folder = folderNameOf(entry);
  const { slug } = entry.value;
  if (slug === folder) return [];
  const wasRenamed = ledger && slug in ledger.coaches && !(folder in ledger.coaches);
  return findMistake(
    entry,
    'slug-not-folder',
    ['slug'],
    `The slug is ${quote(slug)}, but the file is in the folder ${quote(folder)}.`,
    wasRenamed
      ? `Name the folder ${slug} again.`
      : isSlug(folder)
        ? `Write slug: '${folder}', or rename the folder.`
        : `Rename the folder to ${slug}, or give both another name in small letters.`,
  );
};

/** Whether a folder's name may be a slug. */
function isSlug(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}
