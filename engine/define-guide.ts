import type { Guide } from '#engine/declaration/guide.ts';
import type { Declared } from '#engine/declaration/typed-declaration.ts';

/** Declares a guide. Returns it unchanged; an unknown property or kind does not compile. */
export function defineGuide<const G extends Guide>(
  guide: G & Declared<G, Guide, Record<never, never>>,
): G {
  return guide;
}
