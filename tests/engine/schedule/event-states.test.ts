import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventAt } from '#engine/schedule/event-states.ts';
import type { CompiledDate } from '#engine/site/site.ts';

const hourMs = 3_600_000;
const start = Date.parse('2027-03-16T17:00:00Z');

function date(
  key: string,
  hour: number | undefined,
  minutes: number,
  seats?: number,
): CompiledDate {
  const startsAt = hour === undefined ? undefined : new Date(start + hour * hourMs);
  return {
    key,
    minutes,
    length: '',
    place: 'Online',
    values: {},
    ...(startsAt && { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }),
    ...(seats === undefined ? {} : { seats }),
  };
}

/** The state after so many hours. */
function stateAt(
  dates: readonly CompiledDate[],
  hours: number,
  taken: Record<string, number> = {},
) {
  const at = new Date(start + hours * hourMs);
  return eventAt({ dates }, at, new Map(Object.entries(taken)));
}

describe('the state of an event', () => {
  const dates = [date('a', 0, 60, 2), date('b', 24, 60, 2)];

  it.each([
    ['open while a seat is left', -1, { a: 2 }, 'open', 'b'],
    ['full when none is left for any date', -1, { a: 2, b: 2 }, 'full', 'a'],
    ['open with the next date while the first takes place', 0, {}, 'open', 'b'],
    ['full when the next one has no seat', 0.5, { b: 2 }, 'full', 'b'],
    ['begun while the last one takes place', 24, {}, 'begun', 'b'],
    ['over the moment the last one ends', 25, {}, 'over', 'b'],
  ])('is %s', (_, hours, taken, state, shown) => {
    const found = stateAt(dates, hours, taken);
    expect({ state: found?.state, shown: found?.shown.key }).toEqual({ state, shown });
  });

  it('is open for ever without a date, and full without a seat', () => {
    const undated = [date('a', undefined, 60, 1)];
    expect(stateAt(undated, 1e6)).toMatchObject({ state: 'open' });
    expect(stateAt(undated, 1e6)?.changesAt).toBeUndefined();
    expect(stateAt(undated, 0, { a: 1 })).toMatchObject({ state: 'full' });
  });

  it('says how many seats are left, and never fewer than none', () => {
    expect(stateAt(dates, -1, { a: 1, b: 5 })?.dates.map(({ left }) => left)).toEqual([1, 0]);
  });

  it('is undefined where there is no event', () => {
    expect(stateAt([], 0)).toBeUndefined();
  });
});

describe('time alone', () => {
  const anyDates = fc.array(
    fc.record({
      hour: fc.integer({ min: -50, max: 50 }),
      minutes: fc.integer({ min: 5, max: 600 }),
      seats: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      taken: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  );

  it('changes nothing before the moment that is named, and something of a date at it', () => {
    fc.assert(
      fc.property(anyDates, fc.integer({ min: -60, max: 60 }), (given, hours) => {
        const all = given.map(({ hour, minutes, seats }, index) =>
          date(String(index), hour, minutes, seats),
        );
        const taken = Object.fromEntries(given.map((one, index) => [String(index), one.taken]));
        const now = stateAt(all, hours, taken);
        const states = (at: number) =>
          stateAt(all, (at - start) / hourMs, taken)?.dates.map(({ state }) => state);
        const here = states(start + hours * hourMs);
        if (now?.changesAt === undefined) {
          expect(states(start + 1000 * hourMs)).toEqual(here);
          return;
        }
        expect(states(now.changesAt.getTime() - 1)).toEqual(here);
        expect(states(now.changesAt.getTime())).not.toEqual(here);
      }),
    );
  });

  it('never brings a date back that has begun, and the event is what its best date is', () => {
    const order = ['open', 'full', 'begun', 'over'];
    fc.assert(
      fc.property(anyDates, fc.array(fc.integer({ min: -60, max: 60 })), (given, hours) => {
        const all = given.map(({ hour, minutes }, index) => date(String(index), hour, minutes));
        let before = all.map(() => 0);
        for (const hour of hours.toSorted((a, b) => a - b)) {
          const found = stateAt(all, hour);
          const now = found?.dates.map(({ state }) => order.indexOf(state)) ?? [];
          expect(now.every((state, index) => state >= (before[index] ?? 0))).toBe(true);
          expect(order.indexOf(found?.state ?? '')).toBe(Math.min(...now));
          before = now;
        }
      }),
    );
  });
});
