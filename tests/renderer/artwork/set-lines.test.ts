import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayFaces } from '#engine/declaration/theme.ts';
import { measureText, setLines } from '#renderer/artwork/set-lines.ts';

const box = { width: 504, height: 250, leading: 1, maxSize: 124 };
const word = fc.stringMatching(/^[A-Za-z0-9&’%-]{1,24}$/);
const title = fc.array(word, { minLength: 1, maxLength: 24 }).map((words) => words.join(' '));
const face = fc.constantFrom(...displayFaces);

describe('setLines', () => {
  it('keeps every line inside the box, whatever the title and the face', () => {
    fc.assert(
      fc.property(title, face, (text, name) => {
        const { lines, size } = setLines(text, { ...box, face: name });
        for (const line of lines) {
          expect(measureText(line, name) * size).toBeLessThanOrEqual(box.width + 0.01);
        }
        expect(lines.length * size).toBeLessThanOrEqual(box.height + 0.01);
      }),
    );
  });

  it('keeps all words in their order', () => {
    fc.assert(
      fc.property(title, face, (text, name) => {
        expect(setLines(text, { ...box, face: name }).lines.join(' ')).toBe(text);
      }),
    );
  });

  it('leaves no single word behind on the last line', () => {
    const { lines } = setLines('Raise Revenue 25% in 90 Days', { ...box, face: 'Fraunces' });
    expect(lines).toEqual(['Raise Revenue', '25% in 90 Days']);
  });

  it('sets a short title no larger than allowed', () => {
    expect(setLines('Map', { ...box, face: 'Outfit' })).toEqual({ lines: ['Map'], size: 124 });
  });

  it('makes a word that is wider than the box small enough', () => {
    const { lines, size } = setLines('Donaudampfschifffahrtsgesellschaft', {
      ...box,
      face: 'Archivo',
    });
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(40);
  });

  it('makes no lines of an empty text', () => {
    expect(setLines('  ', { ...box, face: 'Sora' }).lines).toEqual([]);
  });
});
