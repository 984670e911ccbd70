import { contrastOf, readableOn } from '#engine/colour/contrast.ts';
import { passingColour } from '#engine/colour/passing-colour.ts';
import type { DisplayFace, Theme } from '#engine/declaration/theme.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { settings } from '#renderer/theme/character.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';
import { mixColours } from '#renderer/theme/mix-colours.ts';
import { textFaces } from './text-faces.ts';

/** Colours and sizes of a guide. */
export interface GuideStyle {
  readonly ink: string;
  /** Readable on white: headings, marks, links. */
  readonly strong: string;
  readonly onStrong: string;
  readonly accent: string;
  /** The background of examples and warnings. */
  readonly tint: string;
  /** Lines to write on. */
  readonly rule: string;
  readonly body: number;
  /** The factor that makes the display face look as large as the others. */
  readonly scale: number;
}

const white = '#FFFFFF';

/** A coach's colours in print: dark on white paper, whatever they are on screen. */
export function guideStyle(theme: DeepReadonly<Theme>): GuideStyle {
  const ink = colourProperties(theme)['--deep'] ?? theme.ink;
  const reads = (colour: string) => contrastOf(colour, white) >= 4.5;
  const strong = passingColour(theme.strong, reads) ?? ink;
  return {
    ink,
    strong,
    onStrong: readableOn(strong, white, ink),
    accent: theme.accent,
    tint: mixColours(white, theme.strong, 0.08),
    rule: mixColours(white, ink, 0.42),
    body: textFaces[theme.display].size,
    scale: settings[theme.display satisfies DisplayFace].scale,
  };
}
