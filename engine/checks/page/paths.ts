import {
  type FunnelRule,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { isReserved } from '#engine/site/routes.ts';
import { thanksPathOf } from '#engine/site/site.ts';
import { quote } from '#engine/text/wording.ts';

/** A path that a funnel asks for. */
interface Claim {
  readonly file: string;
  readonly funnelId: string;
  readonly kind: 'path' | 'alias' | 'thank-you path' | 'redirect';
  readonly keys: Keys;
  readonly path: string;
}

const rank = { path: 0, alias: 1, 'thank-you path': 2, redirect: 3 } as const;

/**
 * Every path belongs to one funnel, once. A canonical path wins over an alias, an alias over the path
 * of a success screen, and all of them over a redirect; among equals the first file wins.
 */
export const pathsAreFree: FunnelRule = (entry, all) => {
  const claims = listClaims(all);
  return claims
    .filter(({ file }) => file === entry.file)
    .flatMap((claim) => {
      if (isReserved(claim.path) || all.sitePaths.includes(claim.path)) {
        return [
          findMistake(
            entry,
            'path-reserved',
            claim.keys,
            `The site itself uses ${quote(claim.path)}, so the ${claim.kind} would never be reached.`,
            `Choose another ${claim.kind}.`,
          ),
        ];
      }
      const owner = claims.find(({ path }) => path === claim.path);
      return owner === undefined || owner === claim ? [] : [describeCollision(entry, claim, owner)];
    });
};

function describeCollision(entry: Entry<Funnel>, claim: Claim, owner: Claim) {
  const remedy =
    claim.kind === 'path'
      ? 'Give the page a path of its own.'
      : `Give the ${claim.kind} a path of its own or remove it.`;
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
        `The ${claim.kind} ${quote(claim.path)} is already in this funnel, as its ${owner.kind}.`,
        `Remove the ${claim.kind}.`,
      );
}

/** All claims, the winners first. */
function listClaims(all: Surroundings): Claim[] {
  return all.funnels
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ file, value }) => {
      const claim = (kind: Claim['kind'], keys: Keys, path: string) => ({
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
    })
    .filter(({ path }) => typeof path === 'string')
    .toSorted((a, b) => rank[a.kind] - rank[b.kind]);
}

/** A funnel of the wrong shape may have anything here. */
function listed(paths: readonly string[] | undefined): readonly string[] {
  return Array.isArray(paths) ? paths : [];
}
