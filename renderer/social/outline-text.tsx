import satori from 'satori';
import type { DisplayFace } from '#engine/declaration/theme.ts';
import type { CoverLine } from '#renderer/artwork/cover-words.ts';
import { ascii, charactersOf } from '#renderer/fonts/characters.ts';
import { cutFont } from '#renderer/fonts/cut-font.ts';
import { type FontMetrics, readFont } from '#renderer/fonts/read-font.ts';

interface OpenFont {
  readonly bytes: Buffer;
  readonly metrics: FontMetrics;
}

/** A font is opened once for all pictures with the same characters. */
const opened = new Map<string, Promise<OpenFont>>();

function openFont(face: DisplayFace, characters: string): Promise<OpenFont> {
  const key = `${face} ${characters}`;
  const font =
    opened.get(key) ??
    cutFont(face, characters, 'sfnt').then((bytes) => ({ bytes, metrics: readFont(bytes) }));
  opened.set(key, font);
  return font;
}

/** The lines as outlines with kerning, so that a picture needs no font. */
export async function outlineText(
  lines: readonly CoverLine[],
  face: DisplayFace,
  size: { readonly width: number; readonly height: number },
): Promise<string> {
  const { bytes, metrics } = await openFont(
    face,
    charactersOf([ascii, ...lines.map(({ text }) => text)]),
  );
  const ascent = metrics.ascent / metrics.unitsPerEm;
  const descent = metrics.descent / metrics.unitsPerEm;
  const outlined = await satori(
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      {lines.map((line) => (
        <div
          key={`${line.x} ${line.y}`}
          style={{
            display: 'flex',
            position: 'absolute',
            // The box is wider than the line, which must never wrap.
            left: line.anchor === 'middle' ? line.x - line.width : line.x,
            width: line.width * 2,
            justifyContent: line.anchor === 'middle' ? 'center' : 'flex-start',
            top: line.y - (0.5 + (ascent - descent) / 2) * line.size,
            fontSize: line.size,
            lineHeight: 1,
            letterSpacing: line.spacing ?? 0,
            color: line.colour,
            whiteSpace: 'nowrap',
          }}
        >
          {line.text}
        </div>
      ))}
    </div>,
    { ...size, fonts: [{ name: 'Display', data: bytes, weight: 400, style: 'normal' }] },
  );
  return outlined;
}
