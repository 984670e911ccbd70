import { expect, it } from 'vitest';
import { headingCharacters, wordCharacters } from '#engine/checks/guide/drawable.ts';
import { displayFaces } from '#engine/declaration/theme.ts';
import { readFont } from '#renderer/fonts/read-font.ts';
import { cutGuideFonts } from '#renderer/guide/text-faces.ts';

it.each(displayFaces)(
  'a guide in %s draws every character that the rule lets through',
  async (face) => {
    const { display, body, strong } = await cutGuideFonts(face, wordCharacters);
    for (const [bytes, characters] of [
      [display, headingCharacters],
      [body, wordCharacters],
      [strong, wordCharacters],
    ] as const) {
      const font = readFont(bytes);
      expect([...characters].filter((one) => font.advanceOf(one) === undefined)).toEqual([]);
    }
  },
);
