import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countEdits, isOneSlipApart } from '#engine/text/similar.ts';

describe('one slip', () => {
  it('is told as the count of slips tells it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(isOneSlipApart(one, other)).toBe(countEdits(one, other) === 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('is a letter added, removed or replaced, or two exchanged', () => {
    for (const slip of ['calendly.comm', 'calendy.com', 'calemdly.com', 'calendyl.com']) {
      expect(isOneSlipApart('calendly.com', slip)).toBe(true);
    }
    expect(isOneSlipApart('calendly.com', 'calendly.com')).toBe(false);
  });
});
