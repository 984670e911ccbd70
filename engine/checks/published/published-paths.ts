import { findMistake, type Surroundings } from '#engine/checks/rule/rule.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { PublishedFunnel } from '#engine/ledger/ledger.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { thanksPathOf } from '#engine/site/site.ts';
import { allOf, quote } from '#engine/text/wording.ts';
import { acceptCommand, writeAdded, writeText } from './code.ts';
import type { PublishedMatch } from './match-funnels.ts';

/** Where a declaration says each kind of path. */
const keyOf = {
  path: ['path'],
  alias: ['aliases'],
  redirect: ['redirects'],
  'thank-you': ['success', 'path'],
} as const;

/** Published paths of a funnel that lead nowhere now, or to another funnel. */
export function findLostPaths(
  { was }: Pick<PublishedMatch, 'was'>,
  now: Entry<Funnel>,
  all: Surroundings,
): Finding[] {
  const { path, aliases = [], redirects = [] } = now.value;
  const retired = all.coaches.flatMap(({ value }) =>
    (value.retired ?? []).flatMap((one) => one.paths),
  );
  const thanks = thanksPathOf({ declaration: now.value });
  const own = new Set([path, ...aliases, ...redirects, ...retired, thanks]);
  const lost = Object.keys(was.paths).filter((one) => !own.has(one));
  const taken = lost.flatMap((one) => {
    const owner = ownerOf(one, now, all);
    return owner === undefined ? [] : [{ path: one, owner }];
  });
  const nowhere = lost.filter((one) => taken.every((other) => other.path !== one));
  return [
    ...findLostThanks(nowhere, was, now),
    ...findNowhere(nowhere, was, now),
    ...taken.map(({ path: one, owner }) =>
      findMistake(
        now,
        'path-given-away',
        keyOf[was.paths[one] ?? 'path'],
        `${quote(one)} was published as this funnel's ${was.paths[one]} and now belongs to ${quote(owner.value.id)} (${owner.file}): links to this page lead there.`,
        `If that is meant, run ${acceptCommand}; otherwise give the other funnel a path of its own and this one ${quote(one)} again.`,
      ),
    ),
  ];
}

/** A thank-you page at another address, by which nobody counts. */
function findLostThanks(
  lost: readonly string[],
  was: PublishedFunnel,
  now: Entry<Funnel>,
): Finding[] {
  return lost
    .filter((one) => was.paths[one] === 'thank-you')
    .map((one) =>
      findMistake(
        now,
        'published-thanks',
        now.value.kind === 'lead' ? ['success', 'path'] : ['kind'],
        `The thank-you page was published at ${quote(one)}: ad platforms count by that address and would count nobody any more.`,
        `Write path: ${writeText(one)} again; once they count by the new address, add ${writeAdded('redirects', now.value.redirects, [one])} beside the page's own path.`,
      ),
    );
}

/** One finding for each other kind of path. */
function findNowhere(lost: readonly string[], was: PublishedFunnel, now: Entry<Funnel>): Finding[] {
  const redirects = now.value.redirects;
  return (['path', 'alias', 'redirect'] as const).flatMap((kind) => {
    const paths = lost.filter((one) => was.paths[one] === kind);
    if (paths.length === 0) return [];
    const one = paths.length === 1;
    const words = {
      path: 'The page was published at',
      alias: one ? 'This alias was published:' : 'These aliases were published:',
      redirect: one ? 'This redirect was published:' : 'These redirects were published:',
    }[kind];
    return findMistake(
      now,
      'published-path',
      keyOf[kind],
      `${words} ${allOf(paths.map(quote))}. Links to ${one ? 'it' : 'them'} lead nowhere now.`,
      `Add ${writeAdded('redirects', redirects, paths)}.`,
    );
  });
}

/** Another funnel whose page or redirect a path is. */
function ownerOf(path: string, now: Entry<Funnel>, all: Surroundings): Entry<Funnel> | undefined {
  return all.funnels.find(
    ({ value, file }) =>
      file !== now.file &&
      [value.path, ...(value.aliases ?? []), ...(value.redirects ?? [])].includes(path),
  );
}
