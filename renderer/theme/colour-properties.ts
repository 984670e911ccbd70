import type { Theme } from '#engine/declaration/theme.ts';

/** Lightness 0 to 1, chroma, and hue in degrees, in OKLCH (https://bottosson.github.io/posts/oklab/). */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function readColour(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function toChannels({ lightness, chroma, hue }: Oklch): number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour in sRGB; one outside the gamut loses chroma until it fits. */
function writeColour(colour: Oklch): string {
  const channels = toChannels(colour);
  if (colour.chroma > 0 && channels.some((value) => value < 0 || value > 1)) {
    return writeColour({ ...colour, chroma: Math.max(0, colour.chroma - 0.005) });
  }
  const hex = channels.map((value) =>
    Math.round(fromLinear(Math.min(Math.max(value, 0), 1)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('').toUpperCase()}`;
}

/** The hue of low sun and of lamplight, in OKLCH degrees. */
const warmHue = 75;

const distanceFromWarm = (hue: number) => Math.abs(((hue - warmHue + 540) % 360) - 180);

/**
 * The custom properties that every drawing needs, for a `style` rule around it: the theme's four
 * colours, `--deep` and `--light` (the darker and the lighter of paper and ink, so that night stays
 * dark on a dark page) and `--glow` (the warmer of strong and accent, bright as a light).
 */
export function colourProperties(
  theme: Pick<Theme, 'paper' | 'ink' | 'strong' | 'accent'>,
): Record<`--${string}`, string> {
  const { paper, ink, strong, accent } = theme;
  const isDark = readColour(paper).lightness < readColour(ink).lightness;
  const [warm = accent] = [strong, accent].toSorted(
    (one, other) => distanceFromWarm(readColour(one).hue) - distanceFromWarm(readColour(other).hue),
  );
  const source = readColour(warm);
  const isWarm = distanceFromWarm(source.hue) < 60;
  return {
    '--paper': paper,
    '--ink': ink,
    '--strong': strong,
    '--accent': accent,
    '--deep': isDark ? paper : ink,
    '--light': isDark ? ink : paper,
    '--glow': writeColour({
      lightness: 0.81,
      chroma: Math.max(source.chroma, 0.15),
      // Brightening turns red into pink; firelight turns it orange.
      hue: isWarm ? source.hue + (warmHue - source.hue) * 0.4 : source.hue,
    }),
  };
}
