/** A string to look for, and the number that is told where it stands; several strings may have one. */
export interface Wanted {
  readonly text: string;
  readonly number: number;
}

/** Longer strings are looked for by their beginnings: what follows is seldom worth its memory. */
const maxLength = 6;

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
  /** By the same places, the number of the last text in which they were found. */
  readonly #foundIn: Int32Array;
  #texts = 0;

  constructor(wanted: readonly Wanted[]) {
    const numbers = new Map<string, Set<number>>();
    for (const { text, number } of wanted) {
      const start = text.slice(0, maxLength);
      const known = numbers.get(start);
      if (known) known.add(number);
      else numbers.set(start, new Set([number]));
    }
    let width = 1;
    let rows = 1;
    for (const text of numbers.keys()) {
      rows += text.length;
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (this.#columns[code] !== 0) continue;
        this.#columns[code] = width;
        width += 1;
      }
    }
    this.#width = width;
    this.#next = new Int32Array(rows * width);
    this.#link(this.#plant(numbers));
    this.#foundIn = new Int32Array(this.#found.length);
  }

  /** Tells the number of each string that stands in a text; once, unless it also stands inside others. */
  find(text: string, tell: (number: number) => void): void {
    const next = this.#next;
    const columns = this.#columns;
    const foundIn = this.#foundIn;
    this.#texts += 1;
    const asked = this.#texts;
    let row = 0;
    for (let index = 0; index < text.length; index += 1) {
      const column = columns[text.charCodeAt(index)] ?? 0;
      row = column === 0 ? 0 : (next[row + column] ?? 0);
      const found = next[row] ?? 0;
      if (found === 0 || foundIn[found] === asked) continue;
      foundIn[found] = asked;
      this.#found[found]?.forEach(tell);
    }
  }

  /** Writes down the transitions along the strings; returns all rows but the first, by their depth. */
  #plant(strings: ReadonlyMap<string, ReadonlySet<number>>): readonly Row[][] {
    const next = this.#next;
    const columns = this.#columns;
    const width = this.#width;
    const byDepth = Array.from({ length: maxLength }, (): Row[] => []);
    let end = width;
    for (const [text, numbers] of strings) {
      let row = 0;
      for (let index = 0; index < text.length; index += 1) {
        const column = columns[text.charCodeAt(index)] ?? 0;
        const place = row + column;
        const known = next[place] ?? 0;
        if (known === 0) {
          next[place] = end;
          byDepth[index]?.push({ row: end, parent: row, column });
          row = end;
          end += width;
        } else row = known;
      }
      next[row] = this.#found.push([...numbers]) - 1;
    }
    return byDepth;
  }

  /** Writes down all other transitions: to the longest end of what was read that begins a string. */
  #link(byDepth: readonly (readonly Row[])[]): void {
    const next = this.#next;
    const width = this.#width;
    const failures = new Int32Array(next.length / width);
    for (const [depth, rows] of byDepth.entries()) {
      for (const { row, parent, column } of rows) {
        const failure = depth === 0 ? 0 : (next[(failures[parent / width] ?? 0) + column] ?? 0);
        failures[row / width] = failure;
        const found = this.#join(next[row] ?? 0, next[failure] ?? 0);
        next.copyWithin(row, failure, failure + width);
        next[row] = found;
      }
      for (const { row, parent, column } of byDepth[depth + 1] ?? []) next[parent + column] = row;
    }
  }

  /** The place of the numbers that are found at two places. */
  #join(own: number, inherited: number): number {
    if (own === 0 || inherited === 0) return own || inherited;
    const numbers = new Set([...(this.#found[own] ?? []), ...(this.#found[inherited] ?? [])]);
    return this.#found.push([...numbers]) - 1;
  }
}

/** A row, and the place in another that leads to it. */
interface Row {
  readonly row: number;
  readonly parent: number;
  readonly column: number;
}
