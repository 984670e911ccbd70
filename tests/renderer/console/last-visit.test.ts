import { expect, test } from 'vitest';
import { beginsAtVisit, noteVisit } from '#renderer/console/views/home/last-visit.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A browser's store, and visits to the console in it at these moments. */
function visit(moments: readonly number[], stored: string | null = null) {
  let kept = stored;
  const store = {
    getItem: () => kept,
    setItem: (_name: string, text: string) => {
      kept = text;
    },
  };
  return moments.map((moment) => noteVisit(moment, store)?.getTime());
}

const monday = Date.parse('2026-11-23T08:00:00Z');

test('a first visit counts from nothing, however often the page is loaded', () => {
  expect(visit([monday, monday + minute, monday + 25 * minute])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what was new stays so during a visit', () => {
  const looks = [monday, monday + hour, monday + hour + minute, monday + hour + 25 * minute];
  expect(visit(looks).slice(1)).toEqual([monday, monday, monday]);
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
  `{"seen":${monday * 2}}`,
])('a stored text that says nothing (%s) counts as a first visit', (stored) => {
  expect(visit([monday], stored)).toEqual([undefined]);
});

test('news begin with the last visit only where they are asked for from then on', () => {
  const lastVisit = new Date(monday);
  const since = lastVisit.toISOString();
  expect(beginsAtVisit(lastVisit, undefined)).toBe(true);
  expect(beginsAtVisit(lastVisit, since)).toBe(true);
  expect(beginsAtVisit(undefined, undefined)).toBe(false);
  expect(beginsAtVisit(undefined, since)).toBe(false);
  // Away for longer: the answer looks back no further.
  expect(beginsAtVisit(lastVisit, new Date(monday + hour).toISOString())).toBe(false);
});
