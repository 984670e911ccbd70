/** The lines of a text, and in which of them a character stands. */
export class Lines {
  readonly lines: readonly string[];
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.lines = text.split('\n');
    let start = 0;
    this.#starts = this.lines.map((line) => {
      const own = start;
      start += line.length + 1;
      return own;
    });
  }

  /** The line of a character, counted from 1, and its column, counted from 0. */
  at(offset: number): { readonly line: number; readonly column: number } {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) };
  }
}
