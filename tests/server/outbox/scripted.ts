import type { Transport } from '#server/email/transports/transport.ts';
import type { FindResult, SendResult } from '#server/outbox/results.ts';

/** A provider that answers as told and keeps what it was sent. */
export function scriptedTransport(
  answer: (deliveryId: string, call: number) => SendResult | Promise<SendResult>,
  find?: (deliveryId: string) => FindResult,
) {
  const sent: string[] = [];
  const asked: string[] = [];
  const transport: Transport = {
    name: 'scripted',
    describe: 'Emails go to the test.',
    send: async ({ deliveryId }) => {
      sent.push(deliveryId);
      return answer(deliveryId, sent.length);
    },
    ...(find === undefined
      ? {}
      : {
          find: async ({ deliveryId }: { deliveryId: string }) => {
            asked.push(deliveryId);
            return find(deliveryId);
          },
        }),
  };
  return { transport, sent, asked };
}

/** The answer to an email that was taken. */
export const accepted = (messageId: string): SendResult => ({ kind: 'sent', messageId });
/** No telling whether it was taken. */
export const unsure: SendResult = { kind: 'maybe-sent', detail: 'The connection broke.' };
/** It never left. */
export const unreached: SendResult = {
  kind: 'surely-not-sent',
  cause: 'network',
  detail: 'Nobody there.',
};
