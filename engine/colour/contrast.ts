/** An sRGB channel made linear (WCAG 2.2, definition of relative luminance). */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of a colour like #1D4E89: 0 for black, 1 for white (WCAG 2.2). */
function relativeLuminance(colour: string): number {
  const channel = (start: number) => linear(Number.parseInt(colour.slice(start, start + 2), 16));
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast ratio of two colours in either order, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** The one of two text colours that reads better on a background. */
export function readableOn(ground: string, one: string, other: string): string {
  return contrastOf(ground, one) >= contrastOf(ground, other) ? one : other;
}

/** Whether white reads better on a colour than black. */
export function isDark(colour: string): boolean {
  return readableOn(colour, '#FFFFFF', '#000000') === '#FFFFFF';
}
