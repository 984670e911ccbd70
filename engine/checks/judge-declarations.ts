import { dropAllowed } from '#engine/checks/allowed.ts';
import { tellCauses } from '#engine/checks/causes/causes.ts';
import { lasting, passing, type Rules, siteRules } from '#engine/checks/check-declarations.ts';
import { judgeVariants } from '#engine/checks/experiment/variants.ts';
import { coachOf, type Rule, type Surroundings } from '#engine/checks/rule/rule.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';

/** What rules find in declarations, by their numbers: coaches come first, then funnels and guides. */
export type Judged = ReadonlyMap<number, readonly Finding[]>;

/** What the rules find in single declarations that do not ask for the time, before any file is heard. */
export function judgeLasting(all: Surroundings): Judged {
  return new Map(findersOf(all, lasting).map((find, number) => [number, find()]));
}

/**
 * Every finding of the rules about single declarations that its file does not allow.
 *
 * @param next gives the number of the declaration to judge next, and any past the last at the end:
 *   several who take turns share the work
 * @param known what `judgeLasting` says, where somebody asked before
 */
export function judgeDeclarations(
  all: Surroundings,
  next: () => number = countUp(),
  known?: Judged,
): Judged {
  const findLasting = findersOf(all, lasting);
  const findPassing = findersOf(all, passing);
  const entries = everybody(all);
  const judged = new Map<number, readonly Finding[]>();
  for (let number = next(); number < entries.length; number = next()) {
    const entry = entries[number];
    if (entry === undefined) continue;
    const found = known?.get(number) ?? findLasting[number]?.() ?? [];
    // What is wrong with a variant's shape is found by either kind of rules.
    const foundToday = (findPassing[number]?.() ?? []).filter(
      (one) => !found.some(({ path, problem }) => path === one.path && problem === one.problem),
    );
    judged.set(number, dropAllowed(entry, [...found, ...foundToday]));
  }
  return judged;
}

/** For each declaration what asks rules about it. */
function findersOf(
  all: Surroundings,
  { ofCoaches, ofFunnels, ofGuides }: Rules,
): readonly (() => Finding[])[] {
  const isSound = everybody(all).every(({ sound }) => sound);
  const ask = <Value>(rules: readonly Rule<Value>[], entry: Entry<Value>, around = all) =>
    rules.flatMap((rule) => findingsOf(() => rule(entry, around), isSound));
  const askVariant = (entry: Entry<Funnel>, around: Surroundings) => {
    const coach = coachOf(entry, around);
    return [...ask(ofFunnels, entry, around), ...(coach ? ask(ofCoaches, coach, around) : [])];
  };
  return [
    ...all.coaches.map((entry) => () => ask(ofCoaches, entry)),
    ...all.funnels.map((entry) => () => [
      ...ask(ofFunnels, entry),
      ...judgeVariants(entry, all, askVariant),
    ]),
    ...all.guides.map((entry) => () => ask(ofGuides, entry)),
  ];
}

/** Every finding of every rule that its file does not allow, in the order of the files. */
export function checkDeclarations(
  all: Surroundings,
  judged: Judged = judgeDeclarations(all),
): Finding[] {
  const isSound = everybody(all).every(({ sound }) => sound);
  const inOrder = [...judged].toSorted(([one], [other]) => one - other);
  return tellCauses([
    ...inOrder.flatMap(([, findings]) => findings),
    ...siteRules.flatMap((rule) => findingsOf(() => rule(all), isSound)),
  ]);
}

function everybody({ coaches, funnels, guides }: Surroundings) {
  return [...coaches, ...funnels, ...guides];
}

function countUp(): () => number {
  let number = -1;
  return () => {
    number += 1;
    return number;
  };
}

/**
 * A rule may throw because of a declaration of the wrong shape. That mistake has been reported
 * already, so it is ignored here; while every shape is right, an error is a bug.
 */
function findingsOf(ask: () => Finding[], isSound: boolean): Finding[] {
  try {
    return ask();
  } catch (error) {
    if (isSound) throw error;
    return [];
  }
}
