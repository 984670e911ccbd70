import { mixColours } from '#renderer/theme/mix-colours.ts';

type Properties = Readonly<Record<string, string>>;

const property = /var\((--[a-z]+)(?:,(?:var\(--[a-z]+\)|[^()]*))?\)/g;
const mix = /color-mix\(in srgb,(#[0-9A-Fa-f]{6}) ([\d.]+)%,(#[0-9A-Fa-f]{6})\)/g;

/**
 * A drawing with its custom properties and colour mixes resolved, for programs that support neither.
 *
 * @throws if the drawing uses a property that is not given
 */
export function resolveColours(svg: string, properties: Properties): string {
  let resolved = svg.replaceAll(property, (whole, name: string) => {
    const value = properties[name];
    if (value === undefined)
      throw new Error(`The drawing uses ${whole}, and ${name} is not given.`);
    return value;
  });
  // Mixes are nested; each round resolves the innermost.
  for (let before = ''; before !== resolved; ) {
    before = resolved;
    resolved = resolved.replaceAll(mix, (_, one: string, share: string, other: string) =>
      mixColours(other, one, Number(share) / 100),
    );
  }
  return resolved;
}
