import { expect, it } from 'vitest';
import { type Examination, good, NotSeen } from '#server/doctor/examination/examination.ts';
import { examineAll } from '#server/doctor/examination/examine.ts';

const examination = (name: string, more: Partial<Examination>): Examination => ({
  family: 'site',
  name,
  examine: async () => good('All is well.'),
  ...more,
});

it('no examination keeps the others from their results, whatever becomes of it', async () => {
  const results = await examineAll(
    [
      examination('hangs', { examine: () => new Promise(() => {}) }),
      examination('throws', {
        examine: () => {
          throw new Error('The disk is gone');
        },
      }),
      examination('cannot see', {
        examine: async () => {
          throw new NotSeen({ found: 'It is dark.', remedy: 'Make light.' });
        },
      }),
      examination('lacks', { needs: { found: 'No token.', remedy: 'Set it.' } }),
      examination('idle', { notNeeded: 'nothing is sent' }),
      examination('works', { of: 'example.com' }),
    ],
    50,
  );
  expect(results.map(({ name, state, found, remedy }) => [name, state, found, remedy])).toEqual([
    [
      'hangs',
      'unknown',
      'There was no answer within 0.05 seconds.',
      'Examine again; if this persists, check the network between this machine and the other.',
    ],
    [
      'throws',
      'unknown',
      'This could not be examined: The disk is gone.',
      'Examine again; if this persists, the reason above says where to look.',
    ],
    ['cannot see', 'unknown', 'It is dark.', 'Make light.'],
    ['lacks', 'unknown', 'No token.', 'Set it.'],
    ['idle', 'good', 'Not needed here, because nothing is sent.', undefined],
    ['works', 'good', 'All is well.', undefined],
  ]);
});

it('tells an examination shortly before its time is up, so that it can say what it waits for', async () => {
  const waits = examination('waits', {
    examine: (signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(good('It stopped in time.')));
      }),
  });
  const [result] = await examineAll([waits], 2000);
  expect(result?.found).toBe('It stopped in time.');
});
