import { describe, expect, it } from 'vitest';
import { defaultTiming, quietTime, retryDelay } from '#server/outbox/timing.ts';
import { describeTry, judge, type Tried, type Verdict } from '#server/outbox/verdict.ts';
import { claimedDelivery } from './deliveries-of.ts';

const minute = 60_000;
const hour = 60 * minute;

function verdictOn(
  tried: Tried,
  { attempt = 1, maybeSent = false, isVerified = false, stream = 'outbound' } = {},
): Verdict {
  const delivery = claimedDelivery({ attempt, maybeSent, stream });
  return judge({ delivery, tried, isVerified }, defaultTiming, 0);
}

const network = { kind: 'surely-not-sent', cause: 'network', detail: 'refused' } as const;
const unsure = { kind: 'maybe-sent', detail: 'reset' } as const;

describe('the verdict on a try', () => {
  it('waits longer after each failure and gives up after about a day', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => {
      const { status, delayMs } = verdictOn(network, { attempt });
      return status === 'pending' ? delayMs : status;
    });
    expect(delays).toEqual([
      0.5 * minute,
      2 * minute,
      8 * minute,
      30 * minute,
      2 * hour,
      6 * hour,
      12 * hour,
      'failed',
    ]);
  });

  it('spreads a crowd by up to a fifth', () => {
    expect(retryDelay(defaultTiming, 1, 1)).toBe(36_000);
  });

  it('honours a longer Retry-After and ignores a shorter one', () => {
    const limited = { kind: 'surely-not-sent', cause: 'limited', detail: '429' } as const;
    expect(verdictOn({ ...limited, retryAfterMs: 90_000 }).delayMs).toBe(90_000);
    expect(verdictOn({ ...limited, retryAfterMs: 1_000 }).delayMs).toBe(30_000);
  });

  it('leaves a delivery that may have been sent alone for longer than its lease', () => {
    const { status, maybeSent, delayMs } = verdictOn(unsure);
    expect({ status, maybeSent, delayMs }).toEqual({
      status: 'pending',
      maybeSent: true,
      delayMs: quietTime(defaultTiming),
    });
    expect(delayMs).toBeGreaterThan(2 * defaultTiming.leaseMs);
  });

  it('asks once more when the last try ended without an answer', () => {
    expect(verdictOn(unsure, { attempt: 8 }).status).toBe('pending');
  });

  it('forgets the doubt once the provider has said that it knows nothing', () => {
    expect(verdictOn(network, { maybeSent: true }).maybeSent).toBe(true);
    expect(verdictOn(network, { maybeSent: true, isVerified: true }).maybeSent).toBe(false);
  });

  it.each<[string, Tried, Partial<Verdict>]>([
    ['sent', { kind: 'sent', messageId: 'm' }, { status: 'sent', messageId: 'm' }],
    ['found', { kind: 'found', messageId: 'm' }, { status: 'sent', maybeSent: false }],
    ['stopped', { kind: 'sender-stopped', detail: 'token' }, { status: 'pending', counts: false }],
    ['released', { kind: 'released' }, { status: 'pending', counts: false, delayMs: 0 }],
    ['suppressed', { kind: 'suppressed', reason: 'bounced' }, { status: 'suppressed' }],
    ['unrenderable', { kind: 'unrenderable', detail: 'throws' }, { status: 'failed' }],
    ['undeclared', { kind: 'undeclared', detail: 'gone' }, { status: 'pending' }],
    ['given up', { kind: 'given-up', detail: 'over' }, { status: 'failed' }],
  ])('of a delivery that was %s is kept', (_, tried, expected) => {
    expect(verdictOn(tried, { maybeSent: true, isVerified: true })).toMatchObject(expected);
  });

  it('suppresses a refused address for all, and for one coach where only a letter was refused', () => {
    const refused = { kind: 'refused', code: 'x', detail: 'inactive', suppress: true } as const;
    expect(verdictOn(refused).suppression).toEqual({ scope: 'all', reason: 'refused' });
    expect(verdictOn(refused, { stream: 'broadcast' }).suppression).toEqual({
      scope: 'willow',
      reason: 'unsubscribed',
    });
    expect(verdictOn({ ...refused, suppress: false }).suppression).toBeUndefined();
  });
});

describe('what a visitor may read about a try', () => {
  it('tells a refusal by the service from a broken connection', () => {
    const busy = { kind: 'surely-not-sent', cause: 'limited', detail: '429' } as const;
    expect(describeTry(busy).kind).toBe('failed');
    expect(describeTry(network).kind).toBe('exception');
    expect(describeTry({ kind: 'sent', messageId: 'm' })).toEqual({ kind: 'sent' });
  });

  it('never repeats what the provider said', () => {
    const detail = 'secret-host.example said ada@example.com is bad';
    const refused = { kind: 'refused', code: 'x', detail, suppress: false } as const;
    for (const tried of [refused, { ...network, detail }, { ...unsure, detail }]) {
      expect(JSON.stringify(describeTry(tried))).not.toContain('example');
    }
  });
});
