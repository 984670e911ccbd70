/** The function name under which the letters of campaigns stand in the delivery log. */
export const sequenceFunction = 'process-email-sequence';

/** What a first attempt came to, for a caller that waited for it. */
export type Attempted =
  | { readonly kind: 'sent' }
  /** The provider, a rule or the declaration said no; the message says why. */
  | { readonly kind: 'failed'; readonly message: string }
  /** No result within the given time; the try goes on in the background. */
  | { readonly kind: 'timed-out' }
  /** Something broke on the way: network, database, rendering. */
  | { readonly kind: 'exception'; readonly message: string };

/** Sends what stands in the delivery log. */
export interface Deliveries {
  /**
   * Claims exactly this delivery now, tries once and waits for the result.
   *
   * @param deliveryId the id of a committed row of delivery_logs
   * @param timeoutMs how long to wait; the try itself is not cut short
   */
  attempt(deliveryId: string, timeoutMs: number): Promise<Attempted>;
  /** Begins to send whatever is due, now and from now on. */
  start(): void;
  /** Claims no more by itself, but still tries what a visitor waits for. */
  rest(): void;
  /**
   * Claims no more, waits for the tries under way, gives back what was not begun. What has no answer
   * by then is noted as perhaps sent, so that no row stands as being sent by nobody.
   *
   * @param limitMs how long to wait; 15 seconds unless told otherwise
   */
  stop(limitMs?: number): Promise<void>;
  /** One sentence: where emails go. */
  readonly describe: string;
  /** Asks the transport whether it would take emails, without sending one. */
  check(): Promise<TransportCheck>;
}

/** A file that goes with an email. */
export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

/** An email ready to be handed to a provider. */
export interface OutgoingMail {
  readonly deliveryId: string;
  /** `outbound` for requested mail, `broadcast` for letters. */
  readonly stream: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
}

/** What is known after handing an email to a provider. */
export type SendResult =
  | { readonly kind: 'sent'; readonly messageId: string }
  /** The provider has not taken it and will not: it can be tried again without asking. */
  | {
      readonly kind: 'surely-not-sent';
      readonly detail: string;
      /** `network` never reached the provider, `limited` was told to slow down. */
      readonly cause: 'network' | 'limited' | 'unavailable';
      readonly status?: number;
      readonly retryAfterMs?: number;
    }
  /** The provider may have taken it: it has to be looked up before it is sent again. */
  | { readonly kind: 'maybe-sent'; readonly detail: string; readonly status?: number }
  /** This email will never be taken. `suppress`: nor will any other to this address. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly detail: string;
      readonly suppress: boolean;
      readonly status?: number;
    }
  /** No email will be taken until an operator acts; `stream` when only one stream is meant. */
  | {
      readonly kind: 'sender-stopped';
      readonly detail: string;
      readonly stream?: string;
      readonly status?: number;
    };

/** What a provider says of an email that may have reached it earlier. */
export type FindResult =
  | { readonly kind: 'found'; readonly messageId: string }
  | { readonly kind: 'absent' }
  /** It could not be asked. */
  | { readonly kind: 'unknown'; readonly detail: string; readonly retryAfterMs?: number }
  | { readonly kind: 'sender-stopped'; readonly detail: string };

/** Whether emails could be handed over now, as far as that is known without sending one. */
export interface TransportCheck {
  readonly isReady: boolean;
  readonly detail: string;
}

/** A way to hand emails over. Never throws: whatever happens is a result. */
export interface Transport {
  /** Kept with each delivery: postmark, smtp or mailbox. */
  readonly name: string;
  /** One sentence: where emails go. */
  readonly describe: string;
  /** It keeps whole emails itself, so that no copy of what was sent is needed. */
  readonly keepsEmails?: boolean;
  send(mail: OutgoingMail): Promise<SendResult>;
  /** Looks an earlier email up. Absent where a provider cannot be asked. */
  find?(mail: { readonly deliveryId: string; readonly stream: string }): Promise<FindResult>;
  /** Asks whether it would take emails, without sending one. */
  check?(): Promise<TransportCheck>;
  /** Ends open connections; for whoever made the transport. */
  close?(): void;
}
