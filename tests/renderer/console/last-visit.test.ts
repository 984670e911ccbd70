import { expect, test } from 'vitest';
import { noteVisit } from '#renderer/console/views/home/last-visit.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A browser's store, and visits to the console in it at these moments. */
function visit(moments: readonly number[], stored: string | null = null): readonly number[] {
  let kept = stored;
  const store = {
    getItem: () => kept,
    setItem: (_name: string, text: string) => {
      kept = text;
    },
  };
  return moments.map((moment) => noteVisit(moment, store).getTime());
}

const monday = Date.parse('2026-11-23T08:00:00Z');

test('a first visit finds the last day new', () => {
  expect(visit([monday])).toEqual([monday - 24 * hour]);
});

test('what was new stays so during a visit, however often the page is loaded', () => {
  const [first, ...later] = visit([monday, monday + minute, monday + 25 * minute]);
  expect(later).toEqual([first, first]);
});

test('after a pause, what came since the last look is new', () => {
  const looks = [monday, monday + 10 * minute, monday + 2 * hour];
  expect(visit(looks).at(-1)).toBe(monday + 10 * minute);
});

test.each([
  '',
  'nonsense',
  '{}',
  '{"since":1,"seen":"x"}',
  `{"since":${monday},"seen":${monday * 2}}`,
])('a stored text that says nothing (%s) counts as a first visit', (stored) => {
  expect(visit([monday], stored)).toEqual([monday - 24 * hour]);
});
