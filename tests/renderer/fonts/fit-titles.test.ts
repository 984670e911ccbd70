import { describe, expect, it } from 'vitest';
import { fitTitles } from '#renderer/fonts/fit-titles.ts';

const setting = { scale: 1, tracking: '-.03em' };

describe('fitTitles', () => {
  it('leaves a fallback font alone that breaks into the same lines', () => {
    expect(fitTitles({ headline: 'One line', face: 'Outfit', setting }, 'Arial', 1)).toBe(1);
  });

  it('narrows one that is too wide, as far as needed', () => {
    const titles = {
      headline: 'Thirteen Mondays from now, you sell 25% more',
      face: 'Outfit',
      setting,
    };
    const factor = fitTitles({ ...titles, face: 'Outfit' }, 'Arial', 1.12);
    expect(factor).toBeGreaterThanOrEqual(0.94);
    expect(factor).toBeLessThan(1);
    expect(fitTitles({ ...titles, face: 'Outfit' }, 'Arial', 1.12 * factor)).toBe(1);
  });

  it('widens one that is too narrow', () => {
    const headline = 'Thirteen Mondays from now, you sell 25% more';
    expect(fitTitles({ headline, face: 'Outfit', setting }, 'Arial', 0.85)).toBeGreaterThan(1);
  });

  it('fits the title of a form where the headline leaves it free', () => {
    const form = 'Thirteen Mondays from now, you sell 25% more';
    const titles = { headline: 'One line', face: 'Outfit', setting } as const;
    expect(fitTitles(titles, 'Arial', 1.12)).toBe(1);
    expect(fitTitles({ ...titles, form }, 'Arial', 1.12)).toBeLessThan(1);
  });
});
