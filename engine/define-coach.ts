import type { Coach } from '#engine/declaration/coach.ts';
import type { Declared } from '#engine/declaration/typed-declaration.ts';

/** Declares a coach. Returns it unchanged; an unknown property does not compile. */
export function defineCoach<const C extends Coach>(
  coach: C & Declared<C, Coach, Record<never, never>>,
): C {
  return coach;
}
