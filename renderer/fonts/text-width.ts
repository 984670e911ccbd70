import { measuredCharacters } from './advances.ts';

const positions = new Map([...measuredCharacters].map((character, index) => [character, index]));

/** Other characters count as wide as this one, the widest of the common ones. */
const widest = 'M';

/**
 * The width of a text as a multiple of its size, without kerning.
 *
 * @param advances the widths of the measured characters in its font
 */
export function textWidth(text: string, advances: readonly number[]): number {
  const widthOf = (character: string) => advances[positions.get(character) ?? -1];
  const other = widthOf(widest) ?? 1000;
  return [...text].reduce((sum, character) => sum + (widthOf(character) ?? other), 0) / 1000;
}
