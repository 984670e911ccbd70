import type { Notice } from '#engine/language/seats/seat-words.ts';

/** What a sign-up that waits for its confirmation is told; `{email}` is the address that was typed. */
export interface InboxWords {
  readonly title: string;
  readonly text: string;
  readonly tip: string;
  /** The link that leads to sending the email again, or to another address. */
  readonly trouble: string;
}

/** The email that asks for the confirmation; `{leadMagnet}` and `{coach}` are filled in. */
export interface AskingEmail {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

/** What the site says of a sign-up that is to be confirmed by email. */
export interface ConfirmWords {
  readonly inbox: InboxWords;
  /** @param days how long its link works */
  readonly email: (days: number) => AskingEmail;
  /** Ends that email where the event begins before. */
  readonly untilBegun: string;
  /** The title and description of the pages below. */
  readonly title: string;
  readonly description: string;
  /** The page behind the email's link, before its button is pressed. */
  readonly asked: (offer: string, address: string) => Notice;
  readonly confirm: string;
  readonly confirmed: (offer: string, address: string) => Notice;
  readonly full: string;
  /** The link is too old, or the offer is over. */
  readonly expired: (offer: string) => Notice;
  readonly signUpAgain: string;
  readonly nothingKnown: Notice;
  readonly unknownLink: Notice;
  readonly unavailable: Notice;
  /** The page on which the email can be sent again. */
  readonly trouble: (address: string) => Notice;
  readonly resend: string;
  readonly resent: (address: string) => Notice;
  readonly newAddress: string;
  readonly correct: string;
  readonly tooOften: Notice;
}
