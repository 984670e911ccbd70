import type { ClaimedItem } from './kind.ts';
import type { Attempt, Verdict } from './results.ts';
import { quietTime, retryDelay, type Timing } from './timing.ts';

/** Decides what becomes of an item; the whole retry policy is here. */
export function judge(
  { item, result, isVerified }: Attempt<ClaimedItem, unknown>,
  timing: Timing,
  random: number,
): Verdict {
  const base = {
    outcome: result.kind,
    status: 'pending',
    delayMs: 0,
    maybeSent: item.maybeSent && !isVerified,
    counts: true,
    ...('status' in result && result.status !== undefined ? { statusCode: result.status } : {}),
    ...('detail' in result ? { code: result.kind, error: result.detail } : {}),
  } as const satisfies Verdict;
  const failed = { ...base, status: 'failed' } as const;
  const delay = retryDelay(timing, item.attempt, random);

  switch (result.kind) {
    case 'sent':
    case 'found':
      return { ...base, status: 'sent', maybeSent: false, messageId: result.messageId };
    case 'released':
      return { ...base, counts: false, delayMs: result.restMs ?? 0 };
    case 'sender-stopped':
      return { ...base, counts: false };
    case 'surely-not-sent':
    case 'unknown':
      if (delay === undefined) return failed;
      return { ...base, delayMs: Math.max(delay, result.retryAfterMs ?? 0) };
    case 'undeclared':
      return delay === undefined ? failed : { ...base, delayMs: delay };
    case 'maybe-sent':
      // After the last attempt too: one more look decides between sent and failed.
      return { ...base, maybeSent: true, delayMs: Math.max(delay ?? 0, quietTime(timing)) };
    case 'suppressed':
      return { ...base, status: 'suppressed', code: result.reason };
    case 'too-late':
      return { ...base, status: 'cancelled' };
    case 'refused':
      return { ...failed, code: result.code, suppress: result.suppress };
    case 'unrenderable':
    case 'given-up':
      return failed;
  }
}
