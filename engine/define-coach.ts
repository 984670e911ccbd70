import type { Coach } from '#engine/declaration/coach.ts';
import type { Declared, DeepReadonly } from '#engine/declaration/typed-declaration.ts';

/** Declares a coach. Returns it unchanged; an unknown property does not compile. */
export function defineCoach<const C extends DeepReadonly<Coach>>(
  coach: C & Declared<C, Coach, Record<never, never>>,
): C {
  return coach;
}
