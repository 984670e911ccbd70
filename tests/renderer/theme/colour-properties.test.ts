import { describe, expect, it } from 'vitest';
import { colourProperties } from '#renderer/theme/colour-properties.ts';

const day = { paper: '#F6F3EC', ink: '#14213D', strong: '#1D4E89', accent: '#E8871E' };
const night = { paper: '#121212', ink: '#F7F2E8', strong: '#E4B343', accent: '#E5533D' };

describe('colourProperties', () => {
  it('hands the theme on unchanged', () => {
    expect(colourProperties(day)).toMatchObject({
      '--paper': day.paper,
      '--ink': day.ink,
      '--strong': day.strong,
      '--accent': day.accent,
    });
  });

  it('finds the dark colour of a light page in its ink', () => {
    expect(colourProperties(day)).toMatchObject({ '--deep': day.ink, '--light': day.paper });
  });

  it('finds the dark colour of a dark page in its paper', () => {
    expect(colourProperties(night)).toMatchObject({ '--deep': night.paper, '--light': night.ink });
  });

  it('makes the glow of the warmer colour', () => {
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colourProperties(day)['--glow']?.slice(at, at + 2) ?? '', 16),
    );
    expect(red).toBeGreaterThan(blue);
  });
});
