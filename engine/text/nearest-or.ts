import { findSimilar } from './similar.ts';
import { quote } from './wording.ts';

/** What to do about an unknown name: write the nearest known one, or else what the rule advises. */
export function nearestOr(name: string, known: readonly string[], otherwise: string): string {
  const similar = findSimilar(name, known);
  return similar === undefined ? otherwise : `Write ${quote(similar)}.`;
}
