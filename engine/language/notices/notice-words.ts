/** What the site says to those who are told of leads. */
export interface NoticeWords {
  /** Subject and heading of an email about one lead. */
  readonly one: (offer: string) => string;
  /** The same about several. */
  readonly several: (count: number) => string;
  readonly answer: string;
  readonly digest: string;
  readonly source: string;
  readonly page: string;
  /** What brought the person to the page. */
  readonly cameFrom: string;
  /** Stands there for a visit without a page before. */
  readonly direct: string;
  readonly sentAt: string;
  readonly next: string;
  /** @param email its subject; @param campaign the one that begins, if any */
  readonly nextEmails: (email: string, campaign: string | undefined) => string;
}
