import type { Theme } from '#engine/declaration/theme.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { type CoverTexts, setBadge, setCover } from '#renderer/artwork/cover-words.ts';
import { motifArtwork } from '#renderer/artwork/motifs/index.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';
import { outlineText } from './outline-text.tsx';
import { resolveColours } from './resolve-colours.ts';

/** A drawing without its words, for programs without fonts. */
export function withoutWords(svg: string): string {
  return svg.replaceAll(/<text.*?<\/text>| font-(?:family|weight)="var[^"]*"/g, '');
}

/** The words of a cover as outlines, 600 by 800. */
export async function outlineCover(
  texts: CoverTexts,
  { motif, display, ...theme }: DeepReadonly<Theme>,
): Promise<string> {
  const { words } = motifArtwork[motif];
  const colours = colourProperties(theme);
  const lines = [
    ...setCover(texts, words, display),
    ...(texts.badge ? setBadge(texts.badge, words, display) : []),
  ].map((line) => ({ ...line, colour: resolveColours(line.colour, colours) }));
  return outlineText(lines, display, { width: 600, height: 800 });
}
