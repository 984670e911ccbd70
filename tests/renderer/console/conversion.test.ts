import { expect, test } from 'vitest';
import type { IsoTime } from '#engine/contract/console/json.ts';
import { listConversion, listMarks } from '#renderer/console/charts/conversion.ts';

const days = Array.from({ length: 10 }, (_, n) => `2026-11-${String(n + 10)}`);

test('each day stands for the seven days until it', () => {
  const daily = days.map((_, n) => ({ visitors: n < 7 ? 100 : 0, saved: n < 7 ? 10 : 0 }));
  expect(listConversion({ days, daily }).map(({ conversion }) => conversion)).toEqual(
    days.map(() => 10),
  );
  const changed = daily.map((one, n) => ({ ...one, saved: n === 6 ? 80 : one.saved }));
  const points = listConversion({ days, daily: changed });
  expect(points[5]?.conversion).toBe(10);
  expect(points[6]?.conversion).toBe(20);
  expect(points[9]).toEqual({
    day: '2026-11-19',
    visitors: 0,
    saved: 0,
    conversion: (110 / 400) * 100,
  });
});

test('a time without visitors has no conversion', () => {
  const daily = days.map(() => ({ visitors: 0, saved: 0 }));
  expect(listConversion({ days, daily })[9]?.conversion).toBeNull();
});

test('versions are marked where they began, the oldest first; the one before the days is not', () => {
  const version = (name: string, since: IsoTime) => ({
    ...{ version: name, since, until: null, visitors: 0, saved: 0 },
    ...{ changes: [], difference: null, sentence: '' },
  });
  const versions = [
    version('c', '2026-11-18T09:00:00Z'),
    version('b', '2026-11-12T09:00:00Z'),
    version('a', '2026-06-01T09:00:00Z'),
  ];
  expect(listMarks({ days, versions }).map(({ number, version: name }) => [number, name])).toEqual([
    [1, 'b'],
    [2, 'c'],
  ]);
});
