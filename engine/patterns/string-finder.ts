/** A string to look for, and the number that is told where it stands; several strings may have one. */
export interface Wanted {
  readonly text: string;
  readonly number: number;
}

/** Longer strings are looked for by their beginnings: what follows is seldom worth its memory. */
const longest = 6;

/**
 * Finds in one pass which of many strings a text holds, by the automaton of Aho and Corasick (Efficient
 * string matching: an aid to bibliographic search, 1975) with every transition written out.
 */
export class StringFinder {
  /** The column of each character; 0 is that of characters which no string has. */
  readonly #columns = new Uint16Array(2 ** 16);
  readonly #width: number;
  /**
   * The row that each column of a row leads to; rows are numbered by their first place. Characters of
   * column 0 lead to the first row, so the place tells instead which numbers are found on reaching it.
   */
  readonly #next: Int32Array;
  /** The numbers that are found on reaching rows; none at 0. */
  readonly #found: number[][] = [[]];

  constructor(wanted: readonly Wanted[]) {
    const strings = wanted.map(({ text, number }) => ({ text: text.slice(0, longest), number }));
    let width = 1;
    for (const { text } of strings) {
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (this.#columns[code] !== 0) continue;
        this.#columns[code] = width;
        width += 1;
      }
    }
    this.#width = width;
    const rows = strings.reduce((sum, { text }) => sum + text.length, 1);
    this.#next = new Int32Array(rows * width);
    this.#link(this.#plant(strings));
  }

  /** Tells the number of each string that stands in a text, as often as it stands there. */
  find(text: string, tell: (number: number) => void): void {
    const next = this.#next;
    const columns = this.#columns;
    let row = 0;
    for (let index = 0; index < text.length; index += 1) {
      const column = columns[text.charCodeAt(index)] ?? 0;
      row = column === 0 ? 0 : (next[row + column] ?? 0);
      const found = next[row] ?? 0;
      if (found !== 0) for (const number of this.#found[found] ?? []) tell(number);
    }
  }

  /** Writes down the transitions along the strings; returns how many rows there are. */
  #plant(strings: readonly Wanted[]): number {
    let rows = 1;
    for (const { text, number } of strings) {
      let row = 0;
      for (let index = 0; index < text.length; index += 1) {
        const place = row + (this.#columns[text.charCodeAt(index)] ?? 0);
        let next = this.#next[place] ?? 0;
        if (next === 0) {
          next = rows * this.#width;
          this.#next[place] = next;
          rows += 1;
        }
        row = next;
      }
      if (this.#next[row] === 0) this.#next[row] = this.#found.push([number]) - 1;
      else this.#add(row, [number]);
    }
    return rows;
  }

  /** Writes down all other transitions: to the longest end of what was read that begins a string. */
  #link(rows: number): void {
    const failures = new Int32Array(rows);
    const queue: number[] = [];
    for (let column = 1; column < this.#width; column += 1) {
      const next = this.#next[column] ?? 0;
      if (next !== 0) queue.push(next);
    }
    for (const row of queue) {
      const failure = failures[row / this.#width] ?? 0;
      const inherited = this.#next[failure] ?? 0;
      if (this.#next[row] === 0) this.#next[row] = inherited;
      else this.#add(row, this.#found[inherited] ?? []);
      for (let column = 1; column < this.#width; column += 1) {
        const place = row + column;
        const next = this.#next[place] ?? 0;
        const other = this.#next[failure + column] ?? 0;
        if (next === 0) this.#next[place] = other;
        else {
          failures[next / this.#width] = other;
          queue.push(next);
        }
      }
    }
  }

  /** Adds numbers to those of a row that has some. */
  #add(row: number, numbers: readonly number[]): void {
    const own = this.#found[this.#next[row] ?? 0] ?? [];
    for (const number of numbers) if (!own.includes(number)) own.push(number);
  }
}
