import type { SectionKind } from '#engine/declaration/section.ts';
import type { Character, Ground } from '#renderer/theme/character.ts';

/** The ground of a section whose own is that of the section before it. */
const instead = {
  paper: 'paper',
  tint: 'paper',
  ink: 'strong',
  strong: 'ink',
} satisfies Record<Ground, Ground>;

/**
 * The ground of each section of a page: the character's choice, but never the same colour twice in a
 * row, so that a long page keeps its rhythm.
 */
export function chooseGrounds(
  kinds: readonly SectionKind[],
  { heroGround, grounds }: Pick<Character, 'heroGround' | 'grounds'>,
): Ground[] {
  const chosen: Ground[] = [];
  for (const kind of kinds) {
    const wanted = kind === 'hero' ? heroGround : (grounds[kind] ?? 'paper');
    chosen.push(wanted === chosen.at(-1) ? instead[wanted] : wanted);
  }
  return chosen;
}
