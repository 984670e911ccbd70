import { expect, it } from 'vitest';
import { countDisordered, describeTold } from '#scripts/faults/webhooks/told.ts';
import { tellBrokenPrograms } from '#scripts/faults/webhooks/webhooks.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('programs are told of everybody, in order, while most of them are broken and senders are killed', async () => {
  const figures = await tellBrokenPrograms(openScratch(), { people: 16 }, () => {});
  expect(figures).toHaveLength(8);
  // How late things are depends on the machine.
  expect(missedFigures(figures.slice(0, 6))).toEqual([]);
});

it('a message lost, forged, out of order or sent inside is noticed, and so are late and lost emails', () => {
  const told = {
    messages: 960,
    lost: 0,
    disordered: 0,
    forged: 0,
    reached: 0,
    repeats: 3,
    kills: 9,
    emails: { expected: 80, lost: 0, doubled: 0 },
    messageWays: { before: 0.1, during: 0.4 },
    emailWays: { before: 0.2, during: 0.1 },
  };
  expect(missedFigures(describeTold(told))).toEqual([]);
  for (const name of ['lost', 'disordered', 'forged', 'reached'] as const) {
    expect(missedFigures(describeTold({ ...told, [name]: 1 })), name).toHaveLength(1);
  }
  const late = { before: 0.1, during: 1.2 };
  expect(missedFigures(describeTold({ ...told, messageWays: late, emailWays: late }))).toHaveLength(
    2,
  );
  const emails = { expected: 80, lost: 1, doubled: 1 };
  expect(missedFigures(describeTold({ ...told, emails }))).toHaveLength(2);
});

it('order counts for each person, not among them', () => {
  const written = [
    { id: 'a', person: 'ada' },
    { id: 'b', person: 'bob' },
    { id: 'c', person: 'ada' },
  ];
  expect(countDisordered(written, ['b', 'a', 'c'])).toBe(0);
  expect(countDisordered(written, ['c', 'b', 'a'])).toBe(1);
});
