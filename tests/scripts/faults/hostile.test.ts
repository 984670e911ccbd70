import { expect, it } from 'vitest';
import { attack, describeAttack } from '#scripts/faults/hostile.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('nothing hostile that is known gets through or leaves an address in a log', async () => {
  const told: string[] = [];
  const figures = await attack(openScratch(), { rounds: 1 }, (line) => told.push(line));
  expect(missedFigures(figures), told.join('\n')).toEqual([]);
});

it('one attempt that got through, or one address in a log, is noticed', () => {
  const held = { tried: 1000, fallen: [], leaks: [] };
  expect(missedFigures(describeAttack(held))).toEqual([]);
  expect(missedFigures(describeAttack({ ...held, tried: 999 }))).toHaveLength(1);
  const fallen = [{ name: 'a guess', what: 'answered 200' }];
  expect(missedFigures(describeAttack({ ...held, fallen }))).toHaveLength(1);
  expect(missedFigures(describeAttack({ ...held, leaks: ['an address'] }))).toHaveLength(1);
});
