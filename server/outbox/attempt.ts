import { errorMessage } from '#engine/text/error-message.ts';
import { type ClaimedItem, type OutboxKind, UndeclaredItem } from './kind.ts';
import type { Attempt, AttemptResult, FindResult, SendResult, Suppressed } from './results.ts';
import type { Timing } from './timing.ts';

/**
 * Makes one attempt on a claimed item: looks it up where it is in doubt, composes it, hands it over
 * unless its lease has ended meanwhile.
 * Never throws: whatever happens to this item stays with it.
 */
export async function attemptItem<Fields, Message>(
  item: ClaimedItem & Fields,
  suppressed: Suppressed | undefined,
  kind: Pick<OutboxKind<Fields, Message, unknown>, 'sentAs' | 'find' | 'compose' | 'send'>,
  timing: Timing,
): Promise<Attempt<ClaimedItem & Fields, Message>> {
  let isVerified = false;
  const end = (result: AttemptResult, message?: Message) => ({
    item,
    result,
    isVerified,
    ...(message === undefined ? {} : { message }),
  });
  const messageId = kind.sentAs(item);
  if (messageId !== undefined) return end({ kind: 'found', messageId });
  if (item.maybeSent && kind.find) {
    const found = await kind.find(item).catch(notFound);
    if (found.kind !== 'absent') return end(found);
    isVerified = true;
  }
  if (suppressed !== undefined) return end({ kind: 'suppressed', ...suppressed });
  if (item.attempt > timing.retryMs.length + 1) {
    const detail =
      'The last attempts ended without an answer, and the provider knows nothing of it.';
    return end({ kind: 'given-up', detail });
  }
  let message: Message;
  try {
    message = await kind.compose(item);
  } catch (error) {
    const why = error instanceof UndeclaredItem ? 'undeclared' : 'unrenderable';
    return end({ kind: why, detail: errorMessage(error) });
  }
  // Composing may have taken long on a machine that stood still: by now somebody else may be sending.
  if (performance.now() - item.claimedAtMs >= timing.leaseMs) return end({ kind: 'released' });
  return end(await sendWithin(kind.send(message), timing.sendLimitMs), message);
}

function notFound(error: unknown): FindResult {
  return { kind: 'unknown', detail: errorMessage(error) };
}

/** A transport keeps to the limit itself; one that does not must not hold a place for ever. */
async function sendWithin(sending: Promise<SendResult>, limitMs: number): Promise<SendResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SendResult>((resolve) => {
    const detail = `No answer within ${limitMs / 1000} seconds.`;
    timer = setTimeout(() => resolve({ kind: 'maybe-sent', detail }), limitMs * 1.1);
  });
  try {
    return await Promise.race([sending, late]);
  } catch (error) {
    return { kind: 'maybe-sent', detail: errorMessage(error) };
  } finally {
    clearTimeout(timer);
  }
}
