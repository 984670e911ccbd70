import { describe, expect, it } from 'vitest';
import { fitHeadline } from '#renderer/fonts/fit-headline.ts';

const setting = { scale: 1, tracking: '-.03em' };

describe('fitHeadline', () => {
  it('leaves a stand-in alone whose lines are those of the face', () => {
    expect(fitHeadline({ text: 'One line', face: 'Outfit', setting }, 'Arial', 1)).toBe(1);
  });

  it('narrows one that is too wide, as far as needed', () => {
    const headline = {
      text: 'Thirteen Mondays from now, you sell 25% more',
      face: 'Outfit',
      setting,
    };
    const factor = fitHeadline({ ...headline, face: 'Outfit' }, 'Arial', 1.12);
    expect(factor).toBeGreaterThanOrEqual(0.94);
    expect(factor).toBeLessThan(1);
    expect(fitHeadline({ ...headline, face: 'Outfit' }, 'Arial', 1.12 * factor)).toBe(1);
  });

  it('widens one that is too narrow', () => {
    const text = 'Thirteen Mondays from now, you sell 25% more';
    expect(fitHeadline({ text, face: 'Outfit', setting }, 'Arial', 0.85)).toBeGreaterThan(1);
  });
});
