import { pathInside } from '#engine/read/findings.ts';
import { showLine } from '#engine/read/places.ts';
import type { Finding } from '#engine/site/finding.ts';
import type { DeclarationSource } from '#engine/site/site.ts';
import { Lines } from './lines.ts';

/** A part of a declaration, by its key in the part around it; keys that were put together would be many. */
export interface Part {
  /** Absent for a declaration as a whole. */
  readonly within?: Part;
  readonly key: string | number;
  readonly offset: number;
}

/** A declaration as a whole. */
export const whole: Part = { key: '', offset: 0 };

/** What is learned from a file's text while it is read. */
export class FileNotes {
  readonly file: string;
  readonly text: string;
  readonly mistakes: Finding[] = [];
  readonly #places: Part[] = [];
  #lines: Lines | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The text by lines, and in which of them each part stands: only asked where something is found. */
  source(): DeclarationSource {
    const places = Object.fromEntries(
      this.#places.map((part) => [pathOf(part), this.lineOf(part.offset)]),
    );
    return { lines: this.#linesOfText().lines, places };
  }

  /** The line of a character, counted from 1. */
  lineOf(offset: number): number {
    return this.#linesOfText().at(offset).line;
  }

  /** Remembers where a declaration stands. */
  placeWhole(offset: number): void {
    this.#places.push({ ...whole, offset });
  }

  /** Remembers where a part stands, and returns it. */
  place(within: Part, key: string | number, offset: number): Part {
    const part = { within, key, offset };
    this.#places.push(part);
    return part;
  }

  #linesOfText(): Lines {
    this.#lines ??= new Lines(this.text);
    return this.#lines;
  }

  /** Notes something that is wrong with the code. */
  add(
    rule: string,
    offset: number,
    part: Part,
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
      path: pathOf(part),
      ...words,
    });
  }
}

function pathOf(part: Part): string {
  const keys: (string | number)[] = [];
  for (let one = part; one.within; one = one.within) keys.unshift(one.key);
  return pathInside(keys);
}
