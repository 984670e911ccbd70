import { compareAges, publishedFunnels } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  type FunnelRule,
  findDeadLink,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { isReserved } from '#engine/site/routes.ts';
import { thanksPathOf } from '#engine/site/site.ts';
import { quote } from '#engine/text/wording.ts';

/** A path that a funnel asks for. */
interface Claim {
  readonly file: string;
  readonly funnelId: string;
  readonly kind: 'path' | 'alias' | 'thank-you path' | 'redirect' | 'retired path';
  readonly keys: Keys;
  readonly path: string;
}

const rank = { path: 0, alias: 1, 'thank-you path': 2, redirect: 3, 'retired path': 4 } as const;

/**
 * Every path belongs to one funnel, once: to the one that was published with it, else to the one that
 * was there before the others. Where nobody knows, a canonical path wins over an alias, an alias over
 * the path of a success screen and that over a redirect; among equals the first file wins.
 */
export const pathsAreFree: FunnelRule = (entry, all) => findCollisions(entry, all);

/** Nothing else has the path of a funnel that is gone, and it leads to a page that is there. */
export const retiredPathsAreFree: CoachRule = (entry, all) => [
  ...findCollisions(entry, all),
  ...(entry.value.retired ?? []).flatMap(({ to }, index) => {
    const keys = ['retired', index, 'to'];
    const gone = all.coaches.flatMap(({ value }) => value.retired ?? []);
    return gone.some(({ paths }) => paths.includes(to))
      ? findMistake(
          entry,
          'retired-target',
          keys,
          `The paths shall lead to ${quote(to)}, which is itself the path of a retired funnel.`,
          'Name the path of a page that is there.',
        )
      : findDeadLink(entry, 'retired-target', keys, 'The redirect', to, all);
  }),
];

function findCollisions(entry: InFile, all: Surroundings): Finding[] {
  const { byFile, byPath } = claimsOf(all);
  return (byFile.get(entry.file) ?? []).flatMap((claim) => {
    if (isReserved(claim.path) || all.sitePaths.includes(claim.path)) {
      return findMistake(
        entry,
        'path-reserved',
        claim.keys,
        `The site itself uses ${quote(claim.path)}, so the ${claim.kind} would never be reached.`,
        `Choose another ${claim.kind}.`,
      );
    }
    const owner = ownerOfPath(byPath.get(claim.path) ?? [], all);
    return owner === undefined || owner === claim ? [] : [describeCollision(entry, claim, owner)];
  });
}

function ownerOfPath(claims: readonly Claim[], all: Surroundings): Claim | undefined {
  if (claims.length < 2) return claims[0];
  const path = claims[0]?.path ?? '';
  const published = publishedFunnels(all).find(({ funnel }) => Object.hasOwn(funnel.paths, path));
  const recorded = claims.find(({ file }) => file === published?.file);
  return recorded ?? claims.toSorted((a, b) => compareAges(a, b, all))[0];
}

function describeCollision(entry: InFile, claim: Claim, owner: Claim): Finding {
  const remedy = {
    path: 'Give the page a path of its own.',
    alias: 'Give the alias a path of its own or remove it.',
    'thank-you path': 'Give the success screen a path of its own or remove its path.',
    redirect: 'Give the redirect a path of its own or remove it.',
    'retired path': 'Remove it from retired: what has the path answers it.',
  }[claim.kind];
  if (owner.file !== claim.file) {
    return findMistake(
      entry,
      'path-taken',
      claim.keys,
      `The ${claim.kind} ${quote(claim.path)} already belongs to ${owner.funnelId} (${owner.file}), as its ${owner.kind}.`,
      remedy,
    );
  }
  return claim.kind === 'redirect' && owner.kind !== 'redirect'
    ? findMistake(
        entry,
        'redirect-loop',
        claim.keys,
        `The redirect ${quote(claim.path)} is also this funnel's ${owner.kind}, so it would lead in circles.`,
        'Remove the redirect.',
      )
    : findMistake(
        entry,
        'path-twice',
        claim.keys,
        `The ${claim.kind} ${quote(claim.path)} is already in this ${claim.kind === 'retired path' ? 'file' : 'funnel'}, as its ${owner.kind}.`,
        `Remove the ${claim.kind}.`,
      );
}

/** All claims, by who makes them and by what they are for. */
const claimsOf = remember((all: Surroundings) => {
  const claims = listClaims(all);
  return {
    byFile: Map.groupBy(claims, ({ file }) => file),
    byPath: Map.groupBy(claims, ({ path }) => path),
  };
});

/** All claims; where nothing else is known, the first of a path wins. */
function listClaims(all: Surroundings): Claim[] {
  const ofFunnels = all.funnels.flatMap(({ file, value }) => {
    const claim = (kind: Claim['kind'], keys: Keys, path: string): Claim => ({
      file,
      funnelId: value.id,
      kind,
      keys,
      path,
    });
    return [
      claim('path', ['path'], value.path),
      ...listed(value.aliases).map((path, index) => claim('alias', ['aliases', index], path)),
      ...[thanksPathOf({ declaration: value })]
        .filter((path) => path !== undefined)
        .map((path) => claim('thank-you path', ['success', 'path'], path)),
      ...listed(value.redirects).map((path, i) => claim('redirect', ['redirects', i], path)),
    ];
  });
  const ofCoaches = all.coaches.flatMap(({ file, value }) =>
    listed(value.retired).flatMap(({ id, paths }, index) =>
      listed(paths).map(
        (path, i): Claim => ({
          file,
          funnelId: id,
          kind: 'retired path',
          keys: ['retired', index, 'paths', i],
          path,
        }),
      ),
    ),
  );
  return [...ofFunnels, ...ofCoaches]
    .filter(({ path }) => typeof path === 'string')
    .toSorted((a, b) => rank[a.kind] - rank[b.kind] || (a.file < b.file ? -1 : 1));
}

/** A declaration of the wrong shape may have anything here. */
function listed<Item>(items: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(items) ? items : [];
}
