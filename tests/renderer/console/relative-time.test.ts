import { expect, test } from 'vitest';
import { formatRelative } from '#renderer/console/ui/time/relative-time.ts';

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-23T12:00:00Z', 'just now'],
  ['2026-11-23T11:59:01Z', 'just now'],
  ['2026-11-23T11:59:00Z', '1 min ago'],
  ['2026-11-23T11:00:01Z', '59 min ago'],
  ['2026-11-23T11:00:00Z', '1 h ago'],
  ['2026-11-22T12:00:01Z', '23 h ago'],
  ['2026-11-22T12:00:00Z', '1 day ago'],
  ['2026-11-17T11:59:00Z', '6 days ago'],
  ['2026-11-15T12:00:00Z', '15 Nov'],
  ['2025-11-15T12:00:00Z', '15 Nov 2025'],
  ['2026-11-23T12:00:30Z', 'in a moment'],
  ['2026-11-23T12:20:00Z', 'in 20 min'],
  ['2026-11-23T12:59:40Z', 'in 1 h'],
  ['2026-11-23T15:59:00Z', 'in 4 h'],
  ['2026-11-24T11:59:00Z', 'in 1 day'],
  ['2026-11-25T13:00:00Z', 'in 2 days'],
  ['2026-11-26T11:59:59Z', 'in 3 days'],
  ['2026-12-24T12:00:00Z', '24 Dec'],
])('%s is said as “%s”', (at, said) => {
  expect(formatRelative(new Date(at), now)).toBe(said);
});
