/** The measures of a font needed for laying out text, in the font's own units. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Positive, below the baseline. */
  readonly descent: number;
  readonly lineGap: number;
  /** A character's advance width; undefined if the font lacks it. */
  advanceOf(character: string): number | undefined;
}

function findTable(font: DataView, tag: string): DataView {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(entry + byte)));
    if (name === tag) {
      return new DataView(
        font.buffer,
        font.byteOffset + font.getUint32(entry + 8),
        font.getUint32(entry + 12),
      );
    }
  }
  throw new Error(`The font has no table "${tag}", so it is not a TrueType or OpenType font.`);
}

/** The glyph of each code point, from the format 4 subtable, which every subset here has. */
function readGlyphs(cmap: DataView): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const tables = cmap.getUint16(2);
  const offsets = Array.from({ length: tables }, (_, index) => cmap.getUint32(8 + index * 8));
  const start = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error('The font has no character table of format 4.');
  const segments = cmap.getUint16(start + 6) / 2;
  const ends = start + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const last = cmap.getUint16(ends + segment * 2);
    const first = cmap.getUint16(starts + segment * 2);
    const delta = cmap.getUint16(deltas + segment * 2);
    const range = cmap.getUint16(ranges + segment * 2);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph =
        range === 0 ? code : cmap.getUint16(ranges + segment * 2 + range + (code - first) * 2);
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Parses an uncompressed TrueType or OpenType font; throws if it is not one. */
export function readFont(bytes: Uint8Array): FontMetrics {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hhea = findTable(font, 'hhea');
  const hmtx = findTable(font, 'hmtx');
  const glyphs = readGlyphs(findTable(font, 'cmap'));
  const longCount = hhea.getUint16(34);
  return {
    unitsPerEm: findTable(font, 'head').getUint16(18),
    ascent: hhea.getInt16(4),
    descent: -hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    advanceOf(character) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      return glyph === undefined ? undefined : hmtx.getUint16(Math.min(glyph, longCount - 1) * 4);
    },
  };
}
