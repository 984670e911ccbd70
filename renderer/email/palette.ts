import type { Theme } from '#engine/declaration/theme.ts';

/** The colours of an email on light or on dark ground. */
export interface EmailColours {
  readonly ground: string;
  /** The ground of panels. */
  readonly panel: string;
  readonly ink: string;
  /** Small print: at least 4.5 to 1 on ground. */
  readonly soft: string;
  readonly rule: string;
  /** Links and numerals: at least 4.5 to 1 on ground. */
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

/** Every part of every email asks for them, and there are as many as coaches. */
const palettes = new WeakMap<Theme, EmailPalette>();

/** The colours of a coach's emails. */
export function chooseEmailColours(theme: Theme): EmailPalette {
  let palette = palettes.get(theme);
  if (palette === undefined) {
    palette = mixColours(theme);
    palettes.set(theme, palette);
  }
  return palette;
}

/**
 * They are light by nature even where the coach's pages are dark: a mail program's own list, print
 * and quotation are light too; the dark mode has its own.
 */
function mixColours({ paper, ink, strong, accent }: Theme): EmailPalette {
  const isDarkTheme = luminance(paper) < luminance(ink);
  const ground = isDarkTheme ? mix(ink, '#FFFFFF', 0.4) : paper;
  const text = isDarkTheme ? paper : ink;
  const night = mix(text, '#0B0B0D', 0.55);
  const nightText = mix(ground, '#FFFFFF', 0.2);
  return {
    light: {
      ground,
      panel: mix(ground, text, 0.045),
      ink: text,
      soft: readable(mix(text, ground, 0.35), ground),
      rule: mix(ground, text, 0.16),
      strong: readable(strong, ground),
    },
    dark: {
      ground: night,
      panel: mix(night, nightText, 0.07),
      ink: nightText,
      soft: readable(mix(nightText, night, 0.3), night),
      rule: mix(night, nightText, 0.2),
      strong: readable(strong, night),
    },
    action: strong,
    onAction: contrast(strong, '#FFFFFF') >= 4.5 ? '#FFFFFF' : '#121212',
    accent,
  };
}

/** A colour moved away from its ground until text in it is readable (WCAG 2.2, 1.4.3). */
function readable(colour: string, ground: string): string {
  const goal = luminance(ground) > 0.18 ? '#000000' : '#FFFFFF';
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, goal, share);
    if (contrast(candidate, ground) >= 4.5) return candidate;
  }
  return goal;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The first colour with a share of the second, between 0 and 1. */
function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((channel, index) =>
    Math.round(channel + ((other[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
