import * as v from 'valibot';
import type { Doubt } from '#engine/declaration/allow.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { path as pathOfSite } from '#engine/declaration/primitives.ts';
import type { PublishedLedger } from '#engine/ledger/ledger.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';
import { type Declarations, documentPaths, type Entry } from '#engine/read/read-declarations.ts';
import type { OfferedFile } from '#engine/site/offered-file.ts';
import { reserved } from '#engine/site/routes.ts';
import { type DeclarationFolder, type PictureSize, thanksPathOf } from '#engine/site/site.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { isOneSlipApart } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';
import { ownOf, rememberOwn } from './own/own.ts';
import { remember } from './remember.ts';

/** Everything a rule may look at besides the declaration it judges. */
export interface Surroundings extends Declarations {
  /** Paths of the site's own pages. */
  readonly sitePaths: readonly string[];
  /** Picture files next to the declarations; undefined where nobody looked. */
  readonly pictures: readonly string[] | undefined;
  /** How large they are; undefined where nobody measured them. */
  readonly sizes: ReadonlyMap<string, PictureSize> | undefined;
  /** The folder of the declarations; undefined where nobody looked. */
  readonly folder: DeclarationFolder | undefined;
  /** What was published; undefined where nothing is compared with it. */
  readonly ledger: PublishedLedger | undefined;
  /** The files that funnels may offer; undefined where nobody looked. */
  readonly offered: readonly OfferedFile[] | undefined;
  /** The moment at which it is judged; undefined where time does not matter. */
  readonly now: Date | undefined;
  /** The address of the site that all coaches share; undefined where nobody knows it yet. */
  readonly publicUrl: string | undefined;
  /** When files came, in any unit; undefined where nobody knows. */
  readonly ages: (() => ReadonlyMap<string, number>) | undefined;
}

/** What a rule finds: one mistake, several, or none. */
export type Found = Finding | readonly Finding[];

/** A rule about a declaration and everything around it. */
export type Rule<Value> = (entry: Entry<Value>, all: Surroundings) => Found;

export type FunnelRule = Rule<Funnel>;
export type CoachRule = Rule<Coach>;
export type GuideRule = Rule<Guide>;

/** A rule about all declarations together; each of its findings names the file that it blames. */
export type SiteRule = (all: Surroundings) => Found;

/** Rules about single declarations. */
export interface Rules {
  readonly ofCoaches: readonly CoachRule[];
  readonly ofFunnels: readonly FunnelRule[];
  readonly ofGuides: readonly GuideRule[];
}

/** The keys that lead to a part of a declaration. */
export type Keys = readonly (string | number)[];

/** A mistake in a declaration's file: the site does not start while it is there. */
export function findMistake(
  { file }: { readonly file: string },
  rule: string,
  keys: Keys,
  problem: string,
  remedy: string,
): Finding {
  return { rule, severity: 'error', file, path: pathInside(keys), problem, remedy };
}

/** What a person must judge: it is said wherever declarations are checked and never stops a start. */
export function findDoubt(
  { file }: { readonly file: string },
  rule: Doubt,
  keys: Keys,
  problem: string,
  remedy: string,
): Finding {
  return { rule, severity: 'warning', file, path: pathInside(keys), problem, remedy };
}

/** What may be meant so more often than not; it is said by a check alone. */
export function findNote(
  { file }: { readonly file: string },
  rule: Doubt,
  keys: Keys,
  problem: string,
  remedy: string,
): Finding {
  return { rule, severity: 'note', file, path: pathInside(keys), problem, remedy };
}

/** A rule about funnels with a form; booking pages pass it. */
export function leadRule(rule: Rule<LeadFunnel>): FunnelRule {
  return (entry, all) => (isLead(entry) ? rule(entry, all) : []);
}

function isLead(entry: Entry<Funnel>): entry is Entry<LeadFunnel> {
  return entry.value.kind === 'lead';
}

/** A coach's funnels with a form. */
export function leadFunnelsOf(
  coach: Entry<Coach>,
  all: Surroundings,
): readonly Entry<LeadFunnel>[] {
  return leadFunnels(all, coach.value.slug);
}

const leadFunnels = rememberOwn(({ funnels }, slug) =>
  funnels.filter(isLead).filter(({ value }) => value.coach === slug),
);

/** The coach that a funnel names. */
export function coachOf(funnel: Entry<Funnel>, all: Surroundings): Entry<Coach> | undefined {
  return ownOf(all, funnel.value.coach).coach;
}

/** A file's folder with a slash at its end, as in funnels/<coach>/. */
export function folderOf({ file }: { readonly file: string }): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

/** The name of a file's folder, which is the coach's slug. */
export function folderNameOf({ file }: { readonly file: string }): string {
  return file.split('/').at(-2) ?? '';
}

/** Whether every file in a declaration's folder could be read, so that what is missing is missing. */
export function isFolderWhole(entry: { readonly file: string }, all: Surroundings): boolean {
  const { unreadable } = ownOf(all, folderNameOf(entry));
  return !unreadable.some((file) => file.startsWith(folderOf(entry)));
}

/** A link to a path that no page has; found only while every file can be read. */
export function findDeadLink(
  entry: { readonly file: string },
  rule: string,
  keys: Keys,
  link: string,
  to: string,
  all: Surroundings,
): Finding[] {
  const path = to.split(/[?#]/)[0] ?? '';
  const slug = folderNameOf(entry);
  const [, spot = 'form'] = to.split('#');
  if (spot !== 'form' && allPaths(all).has(path)) {
    const problem = `${link} leads to ${quote(to)}, but no page here has a spot that is called ${quote(`#${spot}`)}.`;
    return [findMistake(entry, rule, keys, problem, `Write ${quote(path)}, the page itself.`)];
  }
  if (ownPaths(all, slug).has(path) || all.unreadable.length > 0) return [];
  // A path that is refused may be the one that was meant.
  if ([...ownPaths(all, slug)].some((one) => !v.is(pathOfSite, one))) return [];
  if (allPaths(all).has(path)) {
    const domain = path === '/' ? undefined : ownOf(all, slug).coach?.value.domain;
    return domain === undefined ? [] : [findOffDomain(entry, rule, keys, link, to, domain)];
  }
  const thanked = all.funnels.find(({ value }) => thanksPathOf({ declaration: value }) === to);
  if (thanked !== undefined) {
    return [
      findMistake(
        entry,
        rule,
        keys,
        `${link} leads to ${quote(to)}, which is shown only to people who have just sent the form of ${thanked.value.id}.`,
        `Lead to ${quote(thanked.value.path)}, the page with the form.`,
      ),
    ];
  }
  return [
    findMistake(
      entry,
      rule,
      keys,
      `${link} leads to ${quote(to)}, but no page of this site has that path.`,
      nearestOr(
        to,
        // A page's own path is rather meant than one that leads to it.
        ownOf(all, slug).funnels.flatMap(({ value }) => (value.coach === slug ? value.path : [])),
        nearestOr(
          to,
          [...ownPaths(all, slug)],
          nearestOr(
            to,
            // Another coach's page is meant where nothing but a slip parts the two.
            [...allPaths(all)].filter((one) => isOneSlipApart(to, one)),
            'Correct the path, or declare the funnel it belongs to.',
          ),
        ),
      ),
    ),
  ];
}

/** A link from the pages of a coach with a domain to a page that is not there, but on another host. */
function findOffDomain(
  entry: { readonly file: string },
  rule: string,
  keys: Keys,
  link: string,
  to: string,
  domain: string,
): Finding {
  return findMistake(
    entry,
    rule,
    keys,
    `${link} leads to ${quote(to)}, which does not answer at ${domain}, where this coach's pages are.`,
    'Lead to a page of this coach.',
  );
}

function listPaths({
  coaches,
  funnels,
}: Pick<Declarations, 'coaches' | 'funnels'>): ReadonlySet<string> {
  return new Set([
    ...funnels.flatMap(({ value }) => [
      value.path,
      ...[value.aliases ?? [], value.redirects ?? []].flat(),
    ]),
    ...documentPaths(coaches),
    ...coaches.flatMap(({ value }) => (value.retired ?? []).flatMap(({ paths }) => paths)),
  ]);
}

/** Every path that funnels, retired funnels and documents have. */
export const declaredPaths = remember((all: Surroundings) => listPaths(all));

/** Those of a coach: most links lead to one, and to tell so nobody has to look at the others. */
const ownPaths = rememberOwn(({ coach, funnels }, slug) =>
  listPaths({
    coaches: coach ? [coach] : [],
    funnels: funnels.filter(({ value }) => value.coach === slug),
  }),
);

/** Every path of the site: pages with their aliases and redirects, and the site's own. */
const allPaths = remember(
  (all: Surroundings): ReadonlySet<string> =>
    new Set([...declaredPaths(all), ...all.sitePaths, ...reserved.paths]),
);
