/**
 * Gives submissions their ids. The same words sent again after a failure keep their id, so that a
 * submission whose answer was lost is not made twice; other words are another submission.
 */
export class SubmissionIds {
  #next: string;
  #sent: { readonly id: string; readonly words: string } | undefined;

  /**
   * @param first the id the page has; empty when the form was drawn anew since
   * @param words what was already sent with it, when the page was drawn after a failure
   */
  constructor(first: string, words?: string) {
    this.#next = (words === undefined && first) || makeId();
    this.#sent = words === undefined ? undefined : { id: first, words };
  }

  /** The id for these words; when it is empty the server makes one. */
  idFor(words: string): string {
    if (this.#sent?.words !== words) {
      this.#sent = { id: this.#next, words };
      this.#next = makeId();
    }
    return this.#sent.id;
  }

  /** The id of what was sent last and has not succeeded. */
  get last(): string | undefined {
    return this.#sent?.id;
  }

  /** What was sent has succeeded: the same words sent again are another submission. */
  finish(): void {
    this.#sent = undefined;
  }
}

/** A UUID; browsers make one in secure contexts only. */
function makeId(): string {
  return crypto.randomUUID?.() ?? '';
}
