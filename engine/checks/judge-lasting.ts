import { type AnyEntry, askRules, type Declaration } from '#engine/checks/ask-rules.ts';
import type { Judged } from '#engine/checks/judge-declarations.ts';
import { type Own, ownOf } from '#engine/checks/rule/own/own.ts';
import { viewFrom, watch, watchOwn } from '#engine/checks/rule/own/watched.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { lasting } from '#engine/checks/rules.ts';
import type { Finding } from '#engine/read/findings.ts';

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

/** How declarations are judged. */
export interface Judging {
  /** The numbers of the declarations to judge, in this order; all of them if absent. */
  readonly numbers?: Iterable<number> | undefined;
  readonly keeper?: FindingsKeeper | undefined;
}

/** What the rules find in single declarations that do not ask for the time, before any file is heard. */
export function judgeLasting(all: Surroundings, { numbers, keeper }: Judging = {}): Judged {
  const declarations = declarationsIn(all);
  const judged = new Map<number, readonly Finding[]>();
  for (const number of numbers ?? declarations.keys()) {
    const declaration = declarations[number];
    if (declaration) judged.set(number, findLasting(declaration, all, keeper));
  }
  return judged;
}

/** Has a keeper remember what the rules find by what belongs to one coach; those that look further stop. */
export function judgeOwn(all: Surroundings, keeper: FindingsKeeper): void {
  for (const one of declarationsIn(all)) findLasting(one, all, keeper, watchOwn);
}

/** A rule is shown what notes where it looks. */
function declarationsIn(all: Surroundings): readonly Declaration[] {
  const views = new Map<string, Surroundings>();
  return askRules(lasting, all, (slug) => {
    const view = views.get(slug) ?? viewFrom(all, slug);
    views.set(slug, view);
    return view;
  });
}

/** Asks the rules of which nobody knows what they find. */
function findLasting(
  { entry, slug, asked }: Declaration,
  all: Surroundings,
  keeper?: FindingsKeeper,
  hear: typeof watchOwn<readonly Finding[]> = watch,
): readonly Finding[] {
  const own = ownOf(all, slug);
  const kept = keeper?.recall(entry, own);
  if (kept) {
    const known = new Map(kept.found);
    for (const number of kept.further) known.set(number, asked[number]?.() ?? []);
    return asked.flatMap((_, number) => known.get(number) ?? []);
  }
  const further: number[] = [];
  const found: [number, readonly Finding[]][] = [];
  const findings = asked.flatMap((ask, number) => {
    const { found: ofRule = [], looked } = hear(ask);
    if (looked) further.push(number);
    else if (ofRule.length > 0) found.push([number, ofRule]);
    return ofRule;
  });
  keeper?.keep(entry, own, { further, found });
  return findings;
}
