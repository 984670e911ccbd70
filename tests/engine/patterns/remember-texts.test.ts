import { describe, expect, it, vi } from 'vitest';
import { rememberTexts } from '#engine/patterns/remember-texts.ts';

describe('what is remembered of texts', () => {
  it('is found out once, also where nothing is found', () => {
    const find = vi.fn((text: string) => (text === 'nothing' ? undefined : text.length));
    const lengthOf = rememberTexts(find);
    expect([
      lengthOf('three'),
      lengthOf('nothing'),
      lengthOf('three'),
      lengthOf('nothing'),
    ]).toEqual([5, undefined, 5, undefined]);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('is forgotten before it fills the memory, and found out again', () => {
    const find = vi.fn((text: string) => text);
    const same = rememberTexts(find);
    for (let number = 0; number <= 50_000; number += 1) same(`text ${number}`);
    expect(same('text 0')).toBe('text 0');
    expect(find).toHaveBeenCalledTimes(50_002);
  });
});
