import { dropAllowed } from '#engine/checks/allowed.ts';
import { tellCauses } from '#engine/checks/causes/causes.ts';
import { judgeVariants } from '#engine/checks/experiment/variants.ts';
import { listed } from '#engine/checks/rule/listed.ts';
import { type Own, ownOf } from '#engine/checks/rule/own/own.ts';
import { noteLook, viewFrom, watch, watchOwn } from '#engine/checks/rule/own/watched.ts';
import {
  coachOf,
  type Found,
  folderNameOf,
  type Rule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { lasting, passing, type Rules, siteRules } from '#engine/checks/rules.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';

/** What rules find in declarations, by their numbers: coaches come first, then funnels and guides. */
export type Judged = ReadonlyMap<number, readonly Finding[]>;

/** What the rules found in a declaration by what belongs to its coach alone. */
export interface FoundInOwn {
  /** The numbers of the rules that looked further: these are asked again. */
  readonly further: readonly number[];
  /** What others found, by their numbers. */
  readonly found: readonly (readonly [rule: number, findings: readonly Finding[]])[];
}

/** Remembers what was found, by the declaration and what belongs to its coach. */
export interface FindingsKeeper {
  /** What was found while all of them said what they say now. */
  readonly recall: (entry: AnyEntry, own: Own) => FoundInOwn | undefined;
  readonly keep: (entry: AnyEntry, own: Own, found: FoundInOwn) => void;
}

type AnyEntry = Entry<Coach> | Entry<Funnel> | Entry<Guide>;

/** How declarations are judged. */
export interface Judging {
  /** The numbers of the declarations to judge, in this order; all of them if absent. */
  readonly numbers?: Iterable<number> | undefined;
  /** What `judgeLasting` says, where somebody asked before. */
  readonly known?: Judged | undefined;
  readonly keeper?: FindingsKeeper | undefined;
}

/** What the rules find in single declarations that do not ask for the time, before any file is heard. */
export function judgeLasting(all: Surroundings): Judged {
  return new Map(declarationsIn(all).map((one, number) => [number, findLasting(one, all)]));
}

/** Has a keeper remember what the rules find by what belongs to one coach; those that look further stop. */
export function judgeOwn(all: Surroundings, keeper: FindingsKeeper): void {
  for (const one of declarationsIn(all)) findLasting(one, all, keeper, watchOwn);
}

/** Every finding of the rules about single declarations that its file does not allow. */
export function judgeDeclarations(
  all: Surroundings,
  { numbers, known, keeper }: Judging = {},
): Judged {
  const declarations = declarationsIn(all);
  const judged = new Map<number, readonly Finding[]>();
  for (const number of numbers ?? declarations.keys()) {
    const declaration = declarations[number];
    if (declaration === undefined) continue;
    const found = known?.get(number) ?? findLasting(declaration, all, keeper);
    // What is wrong with a variant's shape is found by either kind of rules.
    const foundToday = declaration
      .askPassing()
      .filter(
        (one) => !found.some(({ path, problem }) => path === one.path && problem === one.problem),
      );
    judged.set(number, dropAllowed(declaration.entry, [...found, ...foundToday]));
  }
  return judged;
}

/** Asks the rules of which nobody knows what they find. */
function findLasting(
  { entry, slug, askLasting }: Declaration,
  all: Surroundings,
  keeper?: FindingsKeeper,
  hear: typeof watchOwn<readonly Finding[]> = watch,
): readonly Finding[] {
  const own = ownOf(all, slug);
  const kept = keeper?.recall(entry, own);
  if (kept) {
    const known = new Map(kept.found);
    for (const number of kept.further) known.set(number, askLasting[number]?.() ?? []);
    return askLasting.flatMap((_, number) => known.get(number) ?? []);
  }
  const further: number[] = [];
  const found: [number, readonly Finding[]][] = [];
  const findings = askLasting.flatMap((ask, number) => {
    const { found: ofRule = [], looked } = hear(ask);
    if (looked) further.push(number);
    else if (ofRule.length > 0) found.push([number, ofRule]);
    return ofRule;
  });
  keeper?.keep(entry, own, { further, found });
  return findings;
}

/** A declaration, and what asks rules about it. */
interface Declaration {
  readonly entry: AnyEntry;
  /** The coach whose it is. */
  readonly slug: string;
  /** Each rule by itself, in the order of the rules. */
  readonly askLasting: readonly (() => readonly Finding[])[];
  readonly askPassing: () => Finding[];
}

function declarationsIn(all: Surroundings): readonly Declaration[] {
  const isSound = entriesIn(all).every(({ sound }) => sound);
  const views = new Map<string, Surroundings>();
  const viewOf = (slug: string) => {
    const view = views.get(slug) ?? viewFrom(all, slug);
    views.set(slug, view);
    return view;
  };
  const questions = <Value>(
    rules: readonly Rule<Value>[],
    entry: Entry<Value>,
    around: Surroundings,
  ) => rules.map((rule) => () => findingsOf(() => rule(entry, around), isSound));
  const askAll = <Value>(...asked: Parameters<typeof questions<Value>>) =>
    questions(...asked).flatMap((ask) => ask());
  const variants = ({ ofFunnels, ofCoaches }: Rules, entry: Entry<Funnel>, around: Surroundings) =>
    judgeVariants(entry, around, (shown, beside) => {
      const coach = coachOf(shown, beside);
      return [
        ...askAll(ofFunnels, shown, beside),
        ...(coach ? askAll(ofCoaches, coach, beside) : []),
      ];
    });
  return [
    ...all.coaches.map((entry) => ({
      entry,
      slug: entry.value.slug,
      askLasting: questions(lasting.ofCoaches, entry, viewOf(entry.value.slug)),
      askPassing: () => askAll(passing.ofCoaches, entry, all),
    })),
    ...all.funnels.map((entry) => {
      const view = viewOf(entry.value.coach);
      return {
        entry,
        slug: entry.value.coach,
        askLasting: [
          ...questions(lasting.ofFunnels, entry, view),
          () => variants(lasting, entry, view),
        ],
        askPassing: () => [
          ...askAll(passing.ofFunnels, entry, all),
          ...variants(passing, entry, all),
        ],
      };
    }),
    ...all.guides.map((entry) => ({
      entry,
      slug: folderNameOf(entry),
      askLasting: questions(lasting.ofGuides, entry, viewOf(folderNameOf(entry))),
      askPassing: () => askAll(passing.ofGuides, entry, all),
    })),
  ];
}

/**
 * Every finding of every rule that its file does not allow, in the order of the files.
 *
 * @param shapes what the shapes lack, from which others may follow
 */
export function checkDeclarations(
  all: Surroundings,
  judged: Judged = judgeDeclarations(all),
  shapes: readonly Finding[] = [],
): Finding[] {
  const isSound = entriesIn(all).every(({ sound }) => sound);
  const inOrder = [...judged].toSorted(([one], [other]) => one - other);
  const ofSite = siteRules.flatMap((rule) => findingsOf(() => rule(all), isSound));
  return tellCauses([...inOrder.flatMap(([, findings]) => findings), ...ofSite], shapes);
}

/** All declarations, by their numbers. */
export function entriesIn({ coaches, funnels, guides }: Surroundings): readonly AnyEntry[] {
  return [...coaches, ...funnels, ...guides];
}

/**
 * A rule may throw because of a declaration of the wrong shape. That mistake has been reported
 * already, so it is ignored here; while every shape is right, an error is a bug.
 */
function findingsOf(ask: () => Found, isSound: boolean): readonly Finding[] {
  try {
    return listed(ask());
  } catch (error) {
    if (isSound) throw error;
    // Whether it is ignored depends on the shapes of all.
    noteLook();
    return [];
  }
}
