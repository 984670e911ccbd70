import { contrastOf, readableOn } from '#engine/colour/contrast.ts';
import type { Theme } from '#engine/declaration/theme.ts';
import type { Titles } from '#renderer/fonts/fit-titles.ts';
import type { FontEntry } from '#renderer/fonts/manifest.ts';
import type { Character, Setting } from '#renderer/theme/character.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';

export type Colours = Pick<Theme, 'paper' | 'ink' | 'strong' | 'accent'>;

export interface Look {
  readonly colours: Colours;
  readonly font: FontEntry;
  readonly setting: Setting;
  readonly character: Pick<Character, 'corner' | 'buttonCorner' | 'innerCorner' | 'tint'>;
  /** The page's largest texts, to which its fallback fonts are fitted. */
  readonly titles?: Pick<Titles, 'headline' | 'form'> | undefined;
  /** Additional rules for this page. */
  readonly rules?: string;
}

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

/** The custom properties that the pages' style uses, as CSS declarations. */
export function lookRule({ colours, font, setting, character }: Look): string {
  return writeProperties({
    ...groundColours(colours),
    '--tint': `color-mix(in srgb,var(--${character.tint}) 10%,var(--paper))`,
    '--display': font.stack,
    '--display-weight': String(font.weight),
    '--scale': String(setting.scale),
    '--tracking': setting.tracking,
    '--leading': String(setting.leading),
    '--corner': character.corner,
    '--btn-corner': character.buttonCorner,
    '--inner': character.innerCorner,
  });
}

/** Properties as CSS declarations. */
export function writeProperties(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** The theme's colours, and readable text colours for each. */
function groundColours(colours: Colours): Record<string, string> {
  const { paper, ink, strong, accent } = colours;
  const properties = colourProperties(colours);
  const textOn = (ground: string) => readableOn(ground, paper, ink);
  const bright = (ground: string) =>
    [accent, properties['--glow']].find(
      (colour) => colour !== undefined && contrastOf(ground, colour) >= minContrast,
    ) ?? textOn(ground);
  const [onInk, onStrong] = [bright(ink), bright(strong)];
  return {
    ...properties,
    '--on-strong': textOn(strong),
    '--on-accent': textOn(accent),
    '--bright-on-ink': onInk,
    '--text-on-bright-ink': textOn(onInk),
    '--bright-on-strong': onStrong,
    '--text-on-bright-strong': textOn(onStrong),
  };
}
