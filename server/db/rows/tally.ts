import { createHash, hash } from 'node:crypto';
import { Transform } from 'node:stream';

/** The content of a table. */
export interface Tally {
  readonly rows: number;
  /** SHA-256 of the text. */
  readonly sha256: string;
  /** The sum of each row's SHA-256, which does not depend on their order. */
  readonly content: string;
}

const newline = 10;

/**
 * Passes rows through and counts them; one row is one line of PostgreSQL's text format (COPY).
 * PostgreSQL puts a short row into any page with room, so a copied table has the same rows in another
 * order: compare tables by `content`, files by `sha256`.
 */
export class TallyStream extends Transform {
  readonly #text = createHash('sha256');
  readonly #sum = new Uint32Array(8);
  #rows = 0;
  /** The beginning of an incomplete row. */
  #begun: Buffer[] = [];

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: null, chunk: Buffer) => void,
  ): void {
    this.#text.update(chunk);
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      const end = chunk.subarray(from, at);
      this.#add(this.#begun.length === 0 ? end : Buffer.concat([...this.#begun.splice(0), end]));
      from = at + 1;
    }
    if (from < chunk.length) this.#begun.push(chunk.subarray(from));
    done(null, chunk);
  }

  #add(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer');
    for (const [place, before] of this.#sum.entries()) {
      this.#sum[place] = before + digest.readUInt32LE(place * 4);
    }
    this.#rows += 1;
  }

  /** The rows so far. */
  get rows(): number {
    return this.#rows;
  }

  /** Available once all rows have passed. */
  finish(): Tally {
    const content = Array.from(this.#sum, (part) => part.toString(16).padStart(8, '0')).join('');
    return { rows: this.#rows, sha256: this.#text.digest('hex'), content };
  }
}
