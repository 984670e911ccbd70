type Properties = Readonly<Record<string, string>>;

const property = /var\((--[a-z]+)(?:,(?:var\(--[a-z]+\)|[^()]*))?\)/g;
const mix = /color-mix\(in srgb,(#[0-9A-Fa-f]{6}) ([\d.]+)%,(#[0-9A-Fa-f]{6})\)/g;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mixColours(one: string, share: number, other: string): string {
  const second = channels(other);
  const mixed = channels(one).map((value, index) =>
    Math.round((value * share + (second[index] ?? 0) * (100 - share)) / 100),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A drawing with its custom properties and colour mixes worked out, for programs that know neither.
 *
 * @throws when the drawing uses a property that is not given
 */
export function resolveColours(svg: string, properties: Properties): string {
  let resolved = svg.replaceAll(property, (whole, name: string) => {
    const value = properties[name];
    if (value === undefined)
      throw new Error(`The drawing uses ${whole}, and ${name} is not given.`);
    return value;
  });
  // Mixes lie inside mixes; each round works out the innermost ones.
  for (let before = ''; before !== resolved; ) {
    before = resolved;
    resolved = resolved.replaceAll(mix, (_, one: string, share: string, other: string) =>
      mixColours(one, Number(share), other),
    );
  }
  return resolved;
}
