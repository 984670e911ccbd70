import type { FindResult, SendResult } from '#server/outbox/results.ts';

/** A file that goes with an email. */
export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

/** An email ready to be handed to a provider. */
export interface OutgoingMail {
  readonly deliveryId: string;
  /** `outbound` for requested emails, `broadcast` for campaign emails. */
  readonly stream: string;
  /** The slug of the coach who sends it; empty for the site's own. */
  readonly coach: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
}

/** What is paused when a provider takes no email from a coach's address: the others' go on. */
export const senderOf = (coach: string) => `coach ${coach}`;

/** Whether emails could be handed over now, as far as that is known without sending one. */
export interface TransportCheck {
  readonly isReady: boolean;
  readonly detail: string;
}

/** How many emails are handed over together at most: what Postmark takes in a call. */
export const maxTogether = 500;

/** A way to hand emails over. Never throws: whatever happens is a result. */
export interface Transport {
  /** Kept with each delivery: postmark, smtp or mailbox. */
  readonly name: string;
  /** One sentence: where emails go. */
  readonly describe: string;
  /** It keeps whole emails itself, so that no copy of what was sent is needed. */
  readonly keepsEmails?: boolean;
  send(mail: OutgoingMail): Promise<SendResult>;
  /**
   * Hands several emails over together; absent where a provider takes them one by one.
   *
   * @param mails at most {@link maxTogether}, all of one stream
   * @returns their results in order
   */
  sendTogether?(mails: readonly OutgoingMail[]): Promise<readonly SendResult[]>;
  /** Looks an earlier email up. Absent where a provider cannot be asked. */
  find?(mail: { readonly deliveryId: string; readonly stream: string }): Promise<FindResult>;
  /** Asks whether it would take emails, without sending one. */
  check?(): Promise<TransportCheck>;
  /** Ends open connections; for whoever made the transport. */
  close?(): void;
}
