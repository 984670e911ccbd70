/** What the parser says of a text that it cannot read. */
export interface ParserError {
  readonly message: string;
  /** Where, as an offset into the text. */
  readonly start: number;
  /** Where the same name stands a second time, if that is the mistake. */
  readonly second?: number | undefined;
}

/** What went wrong where, in words for marketers. */
export interface Explained {
  readonly offset: number;
  readonly problem: string;
  readonly remedy: string;
}
