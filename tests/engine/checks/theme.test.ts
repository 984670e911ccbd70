import { describe, expect, it } from 'vitest';
import { contrastOf, readableOn } from '#engine/colour/contrast.ts';
import { findIn } from '#tests/support/site/declarations.ts';

const coach = 'funnels/willow/coach.ts';

describe('themes', () => {
  // The ratios are those that the definition in WCAG 2.2 gives.
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.478],
    ['#767676', '#FFFFFF', 4.542],
    ['#FF0000', '#FFFFFF', 3.998],
    ['#1D4E89', '#1D4E89', 1],
  ])('measure %s on %s', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 3);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it('choose the better readable label', () => {
    expect(readableOn('#FFD400', '#FFFFFF', '#111111')).toBe('#111111');
    expect(readableOn('#1D4E89', '#FFFFFF', '#111111')).toBe('#FFFFFF');
  });

  it.each([
    [
      'a grey text',
      { 'theme.ink': '#767676' },
      `${coach}, theme.ink: The contrast of ink #767676 on paper #FFFFFF is 4.54 to 1; body text needs 7 to 1. Write #595959, the nearest shade that is legible, or choose another.`,
    ],
    [
      'a pale link',
      { 'theme.strong': '#777777' },
      `${coach}, theme.strong: The contrast of strong #777777 on paper #FFFFFF is 4.47 to 1; a link needs 4.5 to 1. Write #767676, the nearest shade that is legible, or choose another.`,
    ],
  ])('report %s', (_, change, expected) => {
    expect(findIn({ 'coach.ts': change })).toEqual([expected]);
  });
});
