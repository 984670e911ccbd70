import { describeOddCharacter, withPlainCharacters } from './odd-character.ts';
import { findSimilar } from './similar.ts';
import { quote } from './wording.ts';

/** What to do about an unknown name: write the nearest known one, or else what the rule advises. */
export function nearestOr(name: string, known: readonly string[], otherwise: string): string {
  const similar = findSimilar(name, known);
  if (similar === undefined) return otherwise;
  const odd = withPlainCharacters(name) === similar ? describeOddCharacter(name) : undefined;
  return `Write ${quote(similar)}${odd === undefined ? '' : `: ${odd}`}.`;
}
