import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';
import type { Declarations, Entry } from '#engine/read/read-declarations.ts';
import { reserved } from '#engine/site/routes.ts';

/** Everything a rule may look at besides the declaration it judges. */
export interface Surroundings extends Declarations {
  /** Paths of the pages that belong to the site itself. */
  readonly sitePaths: readonly string[];
  /** Picture files that lie beside the declarations; undefined where nobody looked. */
  readonly pictures: readonly string[] | undefined;
}

/** A rule about one funnel, seen together with everything around it. */
export type FunnelRule = (funnel: Entry<Funnel>, all: Surroundings) => Finding[];

/** A rule about one coach, seen together with everything around it. */
export type CoachRule = (coach: Entry<Coach>, all: Surroundings) => Finding[];

/** Where a part lies inside its declaration. */
export type Keys = readonly (string | number)[];

/** A rule's finding in a declaration's file. */
export function findMistake(
  { file }: { readonly file: string },
  rule: string,
  keys: Keys,
  problem: string,
  remedy: string,
): Finding {
  return { rule, file, path: pathInside(keys), problem, remedy };
}

/** The folder a declaration lies in, which is named after its coach. */
export function folderOf({ file }: { readonly file: string }): string {
  return file.split('/').at(-2) ?? '';
}

/** The funnels that name a coach as theirs. */
export function funnelsOf(coach: Entry<Coach>, all: Surroundings): readonly Entry<Funnel>[] {
  return all.funnels.filter(({ value }) => value.coach === coach.value.slug);
}

/** The coach a funnel names as its own. */
export function coachOf(funnel: Entry<Funnel>, all: Surroundings): Entry<Coach> | undefined {
  return all.coaches.find(({ value }) => value.slug === funnel.value.coach);
}

/** Every path of the site: pages with their aliases and redirects, and the site's own. */
export function allPaths(all: Surroundings): ReadonlySet<string> {
  return new Set([
    ...all.funnels.flatMap(({ value }) => [
      value.path,
      ...[value.aliases ?? [], value.redirects ?? []].flat(),
    ]),
    ...all.sitePaths,
    ...reserved.paths,
  ]);
}
