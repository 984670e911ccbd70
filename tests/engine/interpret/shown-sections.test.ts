import { expect, it } from 'vitest';
import { shownSections } from '#engine/interpret/event/shown-sections.ts';

const hero = { kind: 'hero', headline: 'One evening', lead: 'With all of us.' } as const;
const seats = { kind: 'seats', text: 'There are {event.seats} chairs.' } as const;
const points = ['Live, 90 minutes', 'Limited to {event.seats} people'];

it('a page speaks of the number of seats while some can be had, and no longer', () => {
  const sections = [{ ...hero, points }, seats];
  expect(shownSections(sections, undefined)).toBe(sections);
  expect(shownSections(sections, 'open')).toBe(sections);
  for (const state of ['full', 'begun', 'over'] as const) {
    expect(shownSections(sections, state)).toEqual([{ ...hero, points: ['Live, 90 minutes'] }]);
  }
});

it('a hero whose only points are about seats has none left', () => {
  expect(shownSections([{ ...hero, points: points.slice(1) }], 'full')).toEqual([hero]);
  expect(shownSections([hero], 'full')).toEqual([hero]);
});
