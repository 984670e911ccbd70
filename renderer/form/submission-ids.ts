/**
 * Gives submissions their ids. An id stands for what was typed: the same words sent again after a
 * failure keep it, so that a submission whose answer was lost is not made twice; other words are
 * another submission.
 */
export class SubmissionIds {
  #next: string;
  #sent: { readonly id: string; readonly words: string } | undefined;

  /**
   * @param first the id the page was given; an empty text where the browser could make none
   * @param words what was sent with it already, where the page was drawn after a failure
   */
  constructor(first: string, words?: string) {
    this.#next = words === undefined ? first : makeId();
    this.#sent = words === undefined ? undefined : { id: first, words };
  }

  /** The id for these words; an empty text lets the server make one. */
  idFor(words: string): string {
    if (this.#sent?.words !== words) {
      this.#sent = { id: this.#next, words };
      this.#next = makeId();
    }
    return this.#sent.id;
  }

  /** What was sent has succeeded: the same words sent again are a submission of their own. */
  finish(): void {
    this.#sent = undefined;
  }
}

/** A UUID; browsers make one in secure contexts only. */
function makeId(): string {
  return crypto.randomUUID?.() ?? '';
}
