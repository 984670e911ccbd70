import { errorMessage } from '#engine/text/error-message.ts';
import { type ComposeMail, UndeclaredEmail } from '#server/email/compose.ts';
import type { FindResult, OutgoingMail, SendResult, Transport } from '#server/email/contract.ts';
import type { ClaimedDelivery } from './claim.ts';
import type { Timing } from './timing.ts';
import type { Try } from './verdict.ts';

/** What a try needs. */
export interface TryDeps {
  readonly transport: Transport;
  readonly composeMail: ComposeMail;
  readonly timing: Timing;
}

/**
 * Tries one claimed delivery: looks it up where it may have been sent, draws it, hands it over unless
 * its lease has ended meanwhile.
 * Never throws: whatever happens to this delivery stays with it.
 *
 * @param suppressedFor the reason why the address must not be written to
 */
export async function tryDelivery(
  delivery: ClaimedDelivery,
  suppressedFor: string | undefined,
  { transport, composeMail, timing }: TryDeps,
): Promise<Try> {
  const unverified = { delivery, isVerified: false };
  if (delivery.messageId !== null) {
    return { ...unverified, tried: { kind: 'found', messageId: delivery.messageId } };
  }
  let isVerified = false;
  if (delivery.maybeSent && transport.find) {
    const found = await findWithin(transport.find, delivery);
    if (found.kind !== 'absent') return { ...unverified, tried: found };
    isVerified = true;
  }
  const made = { delivery, isVerified };
  if (suppressedFor !== undefined) {
    return { ...made, tried: { kind: 'suppressed', reason: suppressedFor } };
  }
  if (delivery.attempt > timing.retryMs.length + 1) {
    const detail =
      'The last tries ended without an answer, and the provider does not know the email.';
    return { ...made, tried: { kind: 'given-up', detail } };
  }
  let mail: OutgoingMail;
  try {
    mail = await composeMail(delivery);
  } catch (error) {
    const kind = error instanceof UndeclaredEmail ? 'undeclared' : 'unrenderable';
    return { ...made, tried: { kind, detail: describeError(error) } };
  }
  // Drawing may have taken long on a machine that stood still: by now somebody else may be sending.
  if (performance.now() - delivery.claimedAtMs >= timing.leaseMs) {
    return { ...made, tried: { kind: 'released' } };
  }
  const tried = await sendWithin(transport, mail, timing.sendLimitMs);
  return { ...made, tried, mail };
}

async function findWithin(
  find: NonNullable<Transport['find']>,
  { id, stream }: ClaimedDelivery,
): Promise<FindResult> {
  try {
    return await find({ deliveryId: id, stream });
  } catch (error) {
    return { kind: 'unknown', detail: describeError(error) };
  }
}

/** A transport keeps to the limit itself; one that does not must not hold a place for ever. */
async function sendWithin(
  transport: Transport,
  mail: OutgoingMail,
  limitMs: number,
): Promise<SendResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SendResult>((resolve) => {
    const detail = `No answer within ${limitMs / 1000} seconds.`;
    timer = setTimeout(() => resolve({ kind: 'maybe-sent', detail }), limitMs * 1.1);
  });
  try {
    return await Promise.race([transport.send(mail), late]);
  } catch (error) {
    return { kind: 'maybe-sent', detail: describeError(error) };
  } finally {
    clearTimeout(timer);
  }
}

function describeError(error: unknown): string {
  return errorMessage(error);
}
