import { createHash } from 'node:crypto';
import type { FindingsKeeper, FoundInOwn } from '#engine/checks/judge-lasting.ts';
import type { Own } from '#engine/checks/rule/own/own.ts';
import type { DeclaredText } from '#renderer/source/read-folder.ts';
import type { SourceFile } from '#renderer/source/read-source.ts';

/** What rules found in a file by looking at nothing but one coach. */
export interface FoundInFile extends FoundInOwn {
  /** A hash of all files that belonged to the coach. */
  readonly of: string;
}

/** The same of several, by the file and its text. */
export type FoundInFiles = Readonly<Record<string, FoundInFile>>;

/**
 * What rules found in files, by their texts: it counts while all files that belong to the coach hold
 * the texts that they held.
 */
export class KnownFindings implements FindingsKeeper {
  readonly #known: Record<string, FoundInFile>;
  readonly #fresh: Record<string, FoundInFile> = {};
  readonly #names = new Map<string, string>();
  readonly #hashes = new WeakMap<Own, string | undefined>();

  /** @param known what was found before */
  constructor(known: FoundInFiles = {}) {
    this.#known = { ...known };
  }

  /** What was found that nobody knew. */
  get fresh(): FoundInFiles {
    return this.#fresh;
  }

  /** Whether nobody has judged a text. */
  isNew({ file, text }: DeclaredText): boolean {
    return !(nameOf(file, text) in this.#known);
  }

  /** Takes in the files that are judged; of those that have to run, nothing can be known. */
  read(files: readonly SourceFile[]): void {
    for (const { file, text, isData } of files) {
      if (isData) this.#names.set(file, nameOf(file, text));
    }
  }

  /** Adds what somebody else has found. */
  take(found: FoundInFiles): void {
    Object.assign(this.#known, found);
    Object.assign(this.#fresh, found);
  }

  recall({ file }: { readonly file: string }, own: Own): FoundInOwn | undefined {
    const found = this.#known[this.#names.get(file) ?? ''];
    return found && found.of === this.#hashOf(own) ? found : undefined;
  }

  keep({ file }: { readonly file: string }, own: Own, { further, found }: FoundInOwn): void {
    const name = this.#names.get(file);
    const of = this.#hashOf(own);
    if (name !== undefined && of !== undefined) this.#fresh[name] = { of, further, found };
  }

  /** Undefined where the text of a file does not say all of it. */
  #hashOf(own: Own): string | undefined {
    if (!this.#hashes.has(own)) this.#hashes.set(own, this.#hash(own));
    return this.#hashes.get(own);
  }

  #hash({ coach, funnels, guides, unreadable }: Own): string | undefined {
    const files = [...(coach ? [coach] : []), ...funnels, ...guides];
    const names = files.map(({ file }) => this.#names.get(file));
    return names.includes(undefined) ? undefined : hash(JSON.stringify([names, unreadable]));
  }
}

function nameOf(file: string, text: string): string {
  return `${file} ${hash(text)}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
