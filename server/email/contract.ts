import type { TransportCheck } from './transports/transport.ts';

/** What a first attempt came to, for a caller that waited for it. */
export type AwaitedResult =
  | { readonly kind: 'sent' }
  /** The provider, a rule or the declaration said no; the message says why. */
  | { readonly kind: 'failed'; readonly message: string }
  /** What is known of the address forbids it. Operators may learn that, strangers must not. */
  | { readonly kind: 'withheld'; readonly message: string }
  /** No result within the given time; the attempt goes on in the background. */
  | { readonly kind: 'timed-out' }
  /** Something broke on the way: network, database, rendering. */
  | { readonly kind: 'exception'; readonly message: string };

/** Sends what stands in the delivery log. */
export interface Deliveries {
  /**
   * Claims exactly this delivery now, makes one attempt and waits for the result.
   *
   * @param deliveryId the id of a committed row of delivery_logs
   * @param timeoutMs how long to wait; the attempt itself is not cut short
   * @param isUrgent an operator asks whether emails leave: an open circuit is no reason not to try
   */
  attempt(deliveryId: string, timeoutMs: number, isUrgent?: boolean): Promise<AwaitedResult>;
  /** Begins to send whatever is due, now and from now on. */
  start(): void;
  /** Claims no more by itself, but still attempts what a visitor waits for. */
  drain(): void;
  /**
   * Claims no more, waits for the attempts under way, gives back what was not begun. What has no
   * answer by then is noted as in doubt, so that no row stands as being sent by nobody.
   *
   * @param limitMs how long to wait; 15 seconds unless told otherwise
   */
  stop(limitMs?: number): Promise<void>;
  /** One sentence: where emails go. */
  readonly describe: string;
  /** Asks the transport whether it would take emails, without sending one. */
  check(): Promise<TransportCheck>;
}
