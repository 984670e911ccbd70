import { describe, expect, it } from 'vitest';
import {
  campaignId,
  eventId,
  isId,
  newId,
  packId,
  pageId,
  sequenceId,
  unpackId,
} from '#server/db/identity.ts';

describe('an id that follows from a declaration', () => {
  it('is the same in every release, because rows stand under it', () => {
    expect([
      campaignId('Willow Guide Campaign'),
      pageId('willow-guide'),
      eventId('willow-masterclass'),
      sequenceId('Willow Guide Campaign', 'v1', 2),
    ]).toEqual([
      '51c6e8a8-c309-5163-b5fe-653f4d4e4961',
      'f138e751-2ba9-5a9c-8eaa-2d018cd4f219',
      '1fb3a780-e2ee-52f6-ae7f-f64278259c38',
      'e95ffaff-3e42-52d4-8bb5-10a8d35ea3c9',
    ]);
  });
});

describe('a new id', () => {
  it('is a version 7 UUID of its own, ordered by the millisecond it was made in', () => {
    const before = Date.now();
    const ids = Array.from({ length: 1000 }, newId);
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(ids.filter((id) => !form.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(1000);
    const madeAt = ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
    expect(Math.min(...madeAt)).toBeGreaterThanOrEqual(before);
    expect(Math.max(...madeAt)).toBeLessThanOrEqual(Date.now());
    expect(madeAt).toEqual(madeAt.toSorted((one, other) => one - other));
  });

  it('comes back from its 16 bytes', () => {
    const id = newId();
    expect(packId(id)).toHaveLength(16);
    expect(unpackId(packId(id))).toBe(id);
  });
});

describe('isId', () => {
  it.each([
    ['01a1fadd-66c5-746e-8570-6ec1dad8a333', true],
    ['01A1FADD-66C5-746E-8570-6EC1DAD8A333', true],
    ['00000000-0000-0000-0000-000000000001', true],
    ['01a1fadd66c5746e85706ec1dad8a333', false],
    ['01a1fadd-66c5-746e-8570-6ec1dad8a33g', false],
    [' 01a1fadd-66c5-746e-8570-6ec1dad8a333', false],
    ['7', false],
  ])('of %j is %s', (text, expected) => {
    expect(isId(text)).toBe(expected);
  });
});
