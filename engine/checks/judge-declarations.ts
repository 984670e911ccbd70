import { dropAllowed } from '#engine/checks/allowed.ts';
import { areSound, askRules, findingsOf } from '#engine/checks/ask-rules.ts';
import { tellCauses } from '#engine/checks/causes/causes.ts';
import { weighDoubts } from '#engine/checks/new-texts.ts';
import { passing, siteRules } from '#engine/checks/passing-rules.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import type { Finding } from '#engine/read/findings.ts';

/** What rules find in declarations, by the declarations' numbers. */
export type Judged = ReadonlyMap<number, readonly Finding[]>;

/**
 * Every finding that its file does not allow, in the order of the files, weighed by what was published.
 *
 * @param lasting what `judgeLasting` finds
 * @param shapes what the shapes lack, from which others may follow
 */
export function judgeDeclarations(
  all: Surroundings,
  lasting: Judged,
  shapes: readonly Finding[] = [],
): Finding[] {
  const ofSingle = askRules(passing, all).flatMap(({ entry, asked }, number) => {
    const found = lasting.get(number) ?? [];
    // What is wrong with a variant's shape is found by either kind of rules.
    const foundToday = asked
      .flatMap((ask) => ask())
      .filter(
        (one) => !found.some(({ path, problem }) => path === one.path && problem === one.problem),
      );
    return weighDoubts(entry, dropAllowed(entry, [...found, ...foundToday]), all);
  });
  const isSound = areSound(all);
  const ofSite = siteRules.flatMap((rule) => findingsOf(() => rule(all), isSound));
  return tellCauses([...ofSingle, ...ofSite], shapes);
}
