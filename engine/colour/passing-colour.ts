/** Lightness, and the two axes of hue, of a colour in OKLab (B. Ottosson, 2020). */
type Oklab = readonly [lightness: number, a: number, b: number];

/** In how many steps lightness is searched; a step is less than one of 256 of a channel. */
const steps = 500;

/**
 * The colour nearest to one, of the same hue, that passes: darker or lighter by as little as possible.
 *
 * @param colour like #1D4E89
 * @returns undefined where neither black nor white nor anything between passes
 */
export function passingColour(
  colour: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  const [lightness, a, b] = toOklab(colour);
  for (let step = 0; step <= steps; step += 1) {
    for (const direction of [-1, 1]) {
      const other = lightness + (direction * step) / steps;
      if (other < 0 || other > 1) continue;
      // Near black and white the screen has less colour to show.
      const chroma = Math.min(1, other / lightness || 0, (1 - other) / (1 - lightness) || 0);
      const candidate = toHex([other, a * chroma, b * chroma]);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}

function toOklab(colour: string): Oklab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => {
    const channel = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, channel)) * 255);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
