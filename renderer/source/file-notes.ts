import { pathInside } from '#engine/read/findings.ts';
import { showLine } from '#engine/read/places.ts';
import type { Finding } from '#engine/site/finding.ts';
import type { DeclarationSource } from '#engine/site/site.ts';
import { Lines } from './lines.ts';

/** The keys that lead to a part of a declaration. */
export type Keys = readonly (string | number)[];

/** What is learned from a file's text while it is read. */
export class FileNotes {
  readonly file: string;
  readonly text: string;
  readonly mistakes: Finding[] = [];
  readonly #places: (readonly [keys: Keys, offset: number])[] = [];
  #lines: Lines | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The text by lines, and in which of them each part stands: only asked where something is found. */
  source(): DeclarationSource {
    const places = Object.fromEntries(
      this.#places.map(([keys, offset]) => [pathInside(keys), this.lineOf(offset)]),
    );
    return { lines: this.#linesOfText().lines, places };
  }

  /** The line of a character, counted from 1. */
  lineOf(offset: number): number {
    return this.#linesOfText().at(offset).line;
  }

  /** Remembers where a part stands. */
  place(keys: Keys, offset: number): void {
    this.#places.push([keys, offset]);
  }

  #linesOfText(): Lines {
    this.#lines ??= new Lines(this.text);
    return this.#lines;
  }

  /** Notes something that is wrong with the code. */
  add(
    rule: string,
    offset: number,
    keys: Keys,
    words: { readonly problem: string; readonly remedy: string },
  ): void {
    const { line, column } = this.#linesOfText().at(offset);
    const code = showLine(this.#linesOfText().lines[line - 1] ?? '', column);
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
