import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Declarations, Entry } from '#engine/read/read-declarations.ts';
import { behind } from './watched.ts';

/** What belongs to a coach: what is in its folder, and the funnels that name it. */
export interface Own {
  /** The first coach of the slug. */
  readonly coach: Entry<Coach> | undefined;
  readonly funnels: readonly Entry<Funnel>[];
  readonly guides: readonly Entry<Guide>[];
  /** Files in the folder, or deeper in it, without a readable declaration. */
  readonly unreadable: readonly string[];
}

/**
 * What belongs to a coach. A rule that asks only for what belongs to the coach of the declaration that
 * it judges finds the same until one of those files changes, whatever else there is.
 */
export function ownOf(all: Declarations, slug: string): Own {
  const whole = behind(all, slug);
  const known = ownBySlug.get(whole) ?? new Map<string, Own>();
  ownBySlug.set(whole, known);
  const before = known.get(slug);
  if (before) return before;
  const own = listOwn(whole, slug);
  known.set(slug, own);
  return own;
}

const ownBySlug = new WeakMap<Declarations, Map<string, Own>>();

function listOwn({ coaches, funnels, guides, unreadable }: Declarations, slug: string): Own {
  const isHere = (file: string) => file.split('/').at(-2) === slug;
  return {
    coach: coaches.find(({ value }) => value.slug === slug),
    funnels: funnels.filter(({ file, value }) => value.coach === slug || isHere(file)),
    guides: guides.filter(({ file }) => isHere(file)),
    unreadable: unreadable.filter((file) => file.includes(`/${slug}/`)),
  };
}

/** What is found out once about what belongs to a coach, however many rules ask. */
export function rememberOwn<Found>(
  find: (own: Own, slug: string) => Found,
): (all: Declarations, slug: string) => Found {
  const known = new WeakMap<Own, { readonly found: Found }>();
  return (all, slug) => {
    const own = ownOf(all, slug);
    const before = known.get(own);
    if (before) return before.found;
    const found = find(own, slug);
    known.set(own, { found });
    return found;
  };
}
