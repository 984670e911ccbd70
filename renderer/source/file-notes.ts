import { pathInside } from '#engine/read/findings.ts';
import { showLine } from '#engine/read/places.ts';
import type { Finding } from '#engine/site/finding.ts';
import { Lines } from './lines.ts';

/** The keys that lead to a part of a declaration. */
export type Keys = readonly (string | number)[];

/** What is learned from a file's text while it is read. */
export class FileNotes {
  readonly file: string;
  readonly text: string;
  readonly mistakes: Finding[] = [];
  readonly places: Record<string, number> = {};
  readonly #lines: Lines;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    this.#lines = new Lines(text);
  }

  get lines(): readonly string[] {
    return this.#lines.lines;
  }

  /** The line of a character, counted from 1. */
  lineOf(offset: number): number {
    return this.#lines.at(offset).line;
  }

  /** Remembers where a part stands. */
  place(keys: Keys, offset: number): void {
    this.places[pathInside(keys)] = this.lineOf(offset);
  }

  /** Notes something that is wrong with the code. */
  add(
    rule: string,
    offset: number,
    keys: Keys,
    words: { readonly problem: string; readonly remedy: string },
  ): void {
    const { line, column } = this.#lines.at(offset);
    const code = showLine(this.lines[line - 1] ?? '', column);
    this.mistakes.push({
      rule,
      severity: 'error',
      file: this.file,
      line,
      code,
      path: pathInside(keys),
      ...words,
    });
  }
}
