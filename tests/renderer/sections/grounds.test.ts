import { describe, expect, it } from 'vitest';
import { chooseGrounds } from '#renderer/sections/parts/grounds.ts';

const character = {
  heroGround: 'tint',
  grounds: { host: 'tint', statistics: 'strong', closing: 'strong', quote: 'ink', booking: 'ink' },
} as const;

describe('chooseGrounds', () => {
  it('gives each section the ground of the character, and paper to the others', () => {
    expect(chooseGrounds(['hero', 'benefits', 'host', 'list', 'closing'], character)).toEqual([
      'tint',
      'paper',
      'tint',
      'paper',
      'strong',
    ]);
  });

  it('never gives the same colour to two sections in a row', () => {
    expect(chooseGrounds(['hero', 'host', 'statistics', 'closing'], character)).toEqual([
      'tint',
      'paper',
      'strong',
      'ink',
    ]);
    expect(chooseGrounds(['quote', 'booking', 'closing'], character)).toEqual([
      'ink',
      'strong',
      'ink',
    ]);
  });

  it('lets sections share the paper', () => {
    expect(chooseGrounds(['list', 'benefits', 'questions'], character)).toEqual([
      'paper',
      'paper',
      'paper',
    ]);
  });
});
