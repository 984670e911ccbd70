import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findMistake,
  folderOf,
  type Keys,
} from '#engine/checks/rule/rule.ts';
import { listQuoted } from '#engine/checks/rule/wording.ts';
import type { Finding } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

/** A funnel's id and its source label tell it apart everywhere, so no other funnel has them. */
export const namesAreUnique: FunnelRule = (entry, all) => {
  const others = all.funnels.filter(({ file }) => file < entry.file);
  const { value } = entry;
  const findings: Finding[] = [];
  const report = (rule: string, keys: Keys, problem: string, remedy: string) =>
    findings.push(findMistake(entry, rule, keys, problem, remedy));

  const sameId = others.find((other) => other.value.id === value.id);
  if (sameId) {
    report(
      'id-taken',
      ['id'],
      `The id ${quote(value.id)} already belongs to ${sameId.file}.`,
      'Give this funnel an id of its own.',
    );
  }
  if (value.kind === 'lead') {
    const { source } = value.submission;
    const sameSource = others.find(
      (other) => other.value.kind === 'lead' && other.value.submission?.source === source,
    );
    if (sameSource) {
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

/** A funnel lies in the folder of its coach, and that coach exists. */
export const coachExists: FunnelRule = (entry, all) => {
  const folder = folderOf(entry);
  const { coach } = entry.value;
  if (coach !== folder) {
    return [
      findMistake(
        entry,
        'coach-not-folder',
        ['coach'],
        `The coach is ${quote(coach)}, but the file lies in the folder of ${quote(folder)}.`,
        `Write coach: '${folder}', or move the file into the folder ${coach}.`,
      ),
    ];
  }
  const isBroken = all.unreadable.some((file) => file.endsWith(`/${coach}/coach.ts`));
  if (coachOf(entry, all) !== undefined || isBroken) return [];
  // A coach whose slug is not its folder's is reported there.
  if (all.coaches.some((other) => folderOf(other) === folder)) return [];
  const known = all.coaches.map(({ value }) => value.slug);
  return [
    findMistake(
      entry,
      'unknown-coach',
      ['coach'],
      `There is no coach ${quote(coach)}: the folder has no coach.ts. The coaches are ${listQuoted(known) || 'none yet'}.`,
      `Add ${entry.file.replace(/[^/]+$/, 'coach.ts')}, or move this file into the folder of a coach that exists.`,
    ),
  ];
};

/** A coach's slug is the name of its folder: by it everything of the coach is found. */
export const slugIsFolder: CoachRule = (entry) => {
  const folder = folderOf(entry);
  const { slug } = entry.value;
  if (slug === folder) return [];
  return [
    findMistake(
      entry,
      'slug-not-folder',
      ['slug'],
      `The slug is ${quote(slug)}, but the file lies in the folder ${quote(folder)}.`,
      `Write slug: '${folder}', or rename the folder.`,
    ),
  ];
};
