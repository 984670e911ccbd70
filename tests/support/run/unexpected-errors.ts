import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { closeAll } from '#tests/support/any/closings.ts';

afterAll(closeAll);

/**
 * Fails a test during which something wrote to console.error, React's warnings included. A test
 * that expects such a message spies on console.error itself and thereby takes it over.
 */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    unexpected.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(unexpected, 'console.error was called, which this test did not expect').toEqual([]);
});
