import type { Coach } from '#engine/declaration/coach.ts';
import type { Declared } from '#engine/declaration/typed-declaration.ts';

/**
 * Declares a coach. Returns it unchanged; an unknown property does not compile. The type itself is
 * there for its descriptions, which editors show for a property under the pointer.
 */
export function defineCoach<const C extends Coach>(
  coach: C & Coach & Declared<C, Coach, Record<never, never>>,
): C {
  return coach;
}
