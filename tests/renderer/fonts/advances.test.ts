import { expect, it } from 'vitest';
import { displayFaces } from '#engine/declaration/theme.ts';
import { advances, measuredCharacters } from '#renderer/fonts/advances.ts';
import { cutFont } from '#renderer/fonts/cut-font.ts';
import { readFont } from '#renderer/fonts/read-font.ts';

it.each(displayFaces)('the listed widths of %s are those of the installed font', async (face) => {
  const font = readFont(await cutFont(face, measuredCharacters, 'sfnt'));
  const widths = [...measuredCharacters].map((character) =>
    Math.round(((font.advanceOf(character) ?? Number.NaN) / font.unitsPerEm) * 1000),
  );
  expect(advances[face]).toEqual(widths);
});

it('refuses bytes that are no font', () => {
  expect(() => readFont(new Uint8Array(64))).toThrow('The font has no table "hhea"');
});
