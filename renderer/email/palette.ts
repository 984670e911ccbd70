import { contrastOf, readableOn } from '#engine/colour/contrast.ts';
import type { Theme } from '#engine/declaration/theme.ts';
import { mixColours } from '#renderer/theme/mix-colours.ts';

const black = '#000000';
const white = '#FFFFFF';

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

/** An email's colours in one mode. */
export interface EmailColours {
  readonly ground: string;
  readonly panel: string;
  readonly ink: string;
  /** Small print: at least 4.5 to 1 on the background. */
  readonly soft: string;
  readonly rule: string;
  /** Links and numerals: at least 4.5 to 1 on the background. */
  readonly strong: string;
}

/** An email's colours in both modes, and those that stay the same in both. */
export interface EmailPalette {
  readonly light: EmailColours;
  readonly dark: EmailColours;
  /** The button and the ticket. */
  readonly action: string;
  readonly onAction: string;
  readonly accent: string;
}

/** Cached, because every part of every email needs one, and there are only as many as coaches. */
const palettes = new WeakMap<Theme, EmailPalette>();

/** The colours of a coach's emails. */
export function chooseEmailColours(theme: Theme): EmailPalette {
  let palette = palettes.get(theme);
  if (palette === undefined) {
    palette = makePalette(theme);
    palettes.set(theme, palette);
  }
  return palette;
}

/**
 * Light by default even if the coach's pages are dark, because mail programs' lists, prints and
 * quotations are light; dark mode has colours of its own.
 */
function makePalette({ paper, ink, strong, accent }: Theme): EmailPalette {
  const isDarkTheme = contrastOf(paper, black) < contrastOf(ink, black);
  const ground = isDarkTheme ? mixColours(ink, white, 0.4) : paper;
  const text = isDarkTheme ? paper : ink;
  const night = mixColours(text, '#0B0B0D', 0.55);
  const nightText = mixColours(ground, white, 0.2);
  return {
    light: {
      ground,
      panel: mixColours(ground, text, 0.045),
      ink: text,
      soft: readable(mixColours(text, ground, 0.35), ground),
      rule: mixColours(ground, text, 0.16),
      strong: readable(strong, ground),
    },
    dark: {
      ground: night,
      panel: mixColours(night, nightText, 0.07),
      ink: nightText,
      soft: readable(mixColours(nightText, night, 0.3), night),
      rule: mixColours(night, nightText, 0.2),
      strong: readable(strong, night),
    },
    action: strong,
    onAction: contrastOf(strong, white) >= minContrast ? white : '#121212',
    accent,
  };
}

/** A colour moved away from its background until text in it is readable. */
function readable(colour: string, ground: string): string {
  const goal = readableOn(ground, black, white);
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixColours(colour, goal, share);
    if (contrastOf(candidate, ground) >= minContrast) return candidate;
  }
  return goal;
}
