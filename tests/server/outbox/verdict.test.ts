import { describe, expect, it } from 'vitest';
import type { AttemptResult, Verdict } from '#server/outbox/results.ts';
import { defaultTiming, quietTime, retryDelay } from '#server/outbox/timing.ts';
import { judge } from '#server/outbox/verdict.ts';

const minute = 60_000;
const hour = 60 * minute;

function verdictOn(
  result: AttemptResult,
  { attempt = 1, maybeSent = false, isVerified = false } = {},
): Verdict {
  const claimed = { id: 'an item', token: 'its token', isProbe: false, claimedAtMs: 0 };
  const item = { ...claimed, attempt, maybeSent };
  return judge({ item, result, isVerified }, defaultTiming, 0);
}

const network = { kind: 'surely-not-sent', cause: 'network', detail: 'refused' } as const;
const unsure = { kind: 'maybe-sent', detail: 'reset' } as const;

describe('the verdict on an attempt', () => {
  it('waits longer after each failure and gives up after about three days', () => {
    const delays = Array.from({ length: 30 }, (_, before) => {
      const attempt = before + 1;
      const { status, delayMs } = verdictOn(network, { attempt });
      return status === 'pending' ? delayMs : status;
    });
    expect(delays).toEqual([
      0.5 * minute,
      2 * minute,
      8 * minute,
      30 * minute,
      2 * hour,
      ...Array.from({ length: 24 }, () => 3 * hour),
      'failed',
    ]);
  });

  it('makes an attempt after an outage of three days, however the pauses turn out', () => {
    const pauses = defaultTiming.retryMs.map((_, index) => retryDelay(defaultTiming, index + 1, 0));
    const spanMs = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0);
    expect(spanMs).toBeGreaterThan(72 * hour + quietTime(defaultTiming));
  });

  it('spreads a crowd by up to a fifth', () => {
    expect(retryDelay(defaultTiming, 1, 1)).toBe(36_000);
  });

  it('honours a longer Retry-After and ignores a shorter one', () => {
    const limited = { kind: 'surely-not-sent', cause: 'limited', detail: '429' } as const;
    expect(verdictOn({ ...limited, retryAfterMs: 90_000 }).delayMs).toBe(90_000);
    expect(verdictOn({ ...limited, retryAfterMs: 1_000 }).delayMs).toBe(30_000);
  });

  it('leaves an item in doubt alone for longer than its lease', () => {
    const { status, maybeSent, delayMs } = verdictOn(unsure);
    expect({ status, maybeSent, delayMs }).toEqual({
      status: 'pending',
      maybeSent: true,
      delayMs: quietTime(defaultTiming),
    });
    expect(delayMs).toBeGreaterThan(2 * defaultTiming.leaseMs);
  });

  it('asks once more when the last attempt ended without an answer', () => {
    expect(verdictOn(unsure, { attempt: 30 }).status).toBe('pending');
  });

  it.each<[AttemptResult, Partial<Verdict>]>([
    [
      { kind: 'sent', messageId: 'm' },
      { status: 'sent', messageId: 'm' },
    ],
    [
      { kind: 'found', messageId: 'm' },
      { status: 'sent', messageId: 'm' },
    ],
    [
      { kind: 'sender-stopped', detail: 'token' },
      { status: 'pending', counts: false },
    ],
    [{ kind: 'released' }, { status: 'pending', counts: false, delayMs: 0 }],
    [{ kind: 'suppressed', reason: 'bounced', detail: 'dead' }, { status: 'suppressed' }],
    [{ kind: 'unrenderable', detail: 'throws' }, { status: 'failed' }],
    [
      { kind: 'undeclared', detail: 'gone' },
      { status: 'pending', counts: true },
    ],
    [{ kind: 'given-up', detail: 'over' }, { status: 'failed' }],
    [
      { kind: 'refused', code: 'x', detail: 'no', suppress: true },
      { code: 'x', suppress: true },
    ],
  ])('on %o says what becomes of the item', (result, expected) => {
    expect(verdictOn(result)).toMatchObject(expected);
  });
});

describe('an item that may have been sent', () => {
  const ended: Record<string, AttemptResult> = {
    released: { kind: 'released' },
    stopped: { kind: 'sender-stopped', detail: 'token' },
    unreached: network,
    unasked: { kind: 'unknown', detail: 'search is down' },
    undeclared: { kind: 'undeclared', detail: 'gone' },
    sent: { kind: 'sent', messageId: 'm' },
    found: { kind: 'found', messageId: 'm' },
    unsure,
  };
  const maybeSent = (given: { maybeSent: boolean; isVerified: boolean }) =>
    Object.entries(ended)
      .filter(([, result]) => verdictOn(result, given).maybeSent)
      .map(([name]) => name);

  it('stays in doubt until the provider was asked or the answer is there', () => {
    expect(maybeSent({ maybeSent: true, isVerified: false })).toEqual([
      'released',
      'stopped',
      'unreached',
      'unasked',
      'undeclared',
      'unsure',
    ]);
  });

  it('is in doubt no more once the provider has said that it knows nothing of it', () => {
    expect(maybeSent({ maybeSent: true, isVerified: true })).toEqual(['unsure']);
  });

  it('comes to be in doubt only by an attempt without an answer', () => {
    expect(maybeSent({ maybeSent: false, isVerified: false })).toEqual(['unsure']);
  });
});
