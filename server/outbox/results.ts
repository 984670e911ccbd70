/** What is known after handing an item over. */
export type SendResult =
  | { readonly kind: 'sent'; readonly messageId: string }
  /** The provider has not taken it and will not: it can be sent again without asking. */
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
  /** This item will never be taken. `suppress`: nor will any other for this recipient. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly detail: string;
      readonly suppress: boolean;
      readonly status?: number;
    }
  /** Nothing will be taken until an operator acts; `destination` when only one is meant. */
  | {
      readonly kind: 'sender-stopped';
      readonly detail: string;
      readonly destination?: string;
      readonly status?: number;
    };

/** What a provider says of an item that may have reached it earlier. */
export type FindResult =
  | { readonly kind: 'found'; readonly messageId: string }
  | { readonly kind: 'absent' }
  /** It could not be asked. */
  | { readonly kind: 'unknown'; readonly detail: string; readonly retryAfterMs?: number }
  | { readonly kind: 'sender-stopped'; readonly detail: string };

/** Why an item must not be sent. */
export interface Suppressed {
  readonly reason: string;
  /** The same as a sentence. */
  readonly detail: string;
}

/** What one attempt came to. The names are kept in the database with each attempt. */
export type AttemptResult =
  | SendResult
  | Exclude<FindResult, { kind: 'absent' }>
  | ({ readonly kind: 'suppressed' } & Suppressed)
  /** No declaration of this process describes it; another version of the site may know it. */
  | { readonly kind: 'undeclared'; readonly detail: string }
  | { readonly kind: 'unrenderable'; readonly detail: string }
  /** The attempts are used up; the last ones ended without a result. */
  | { readonly kind: 'given-up'; readonly detail: string }
  /** What it tells is over, so that nobody should get it any more. */
  | { readonly kind: 'too-late'; readonly detail: string }
  /** Claimed and not attempted; `restMs`: nor is it for so long. */
  | { readonly kind: 'released'; readonly restMs?: number };

/** An attempt on an item. */
export interface Attempt<Item, Message> {
  readonly item: Item;
  readonly result: AttemptResult;
  /** What was handed over. */
  readonly message?: Message;
  /** The provider has said that no earlier attempt reached it. */
  readonly isVerified: boolean;
}

/** What becomes of an item after an attempt. */
export interface Verdict {
  readonly outcome: AttemptResult['kind'];
  readonly status: 'pending' | 'sent' | 'failed' | 'suppressed' | 'cancelled';
  /** When it is looked at again, counted from now by the database's clock. */
  readonly delayMs: number;
  readonly maybeSent: boolean;
  /** False gives the attempt back: it does not count. */
  readonly counts: boolean;
  readonly messageId?: string;
  readonly statusCode?: number;
  readonly code?: string;
  readonly error?: string;
  /** Nothing more is to be sent to this recipient. */
  readonly suppress?: boolean;
}
