import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { FindingsKeeper, FoundInOwn } from '#engine/checks/judge-declarations.ts';
import type { Own } from '#engine/checks/rule/own/own.ts';
import { cacheFile, readCache, writeCache } from '#renderer/remembered/cache-file.ts';
import type { DeclaredText } from '#renderer/source/read-folder.ts';
import type { SourceFile } from '#renderer/source/read-source.ts';
import { hashRules } from './rules-hash.ts';

const finding = v.looseObject({
  rule: v.string(),
  severity: v.picklist(['error', 'warning', 'note']),
  file: v.string(),
  path: v.string(),
  problem: v.string(),
  remedy: v.string(),
});

const foundInFile = v.object({
  /** A hash of all files that belonged to the coach. */
  of: v.string(),
  further: v.array(v.number()),
  found: v.array(v.tuple([v.number(), v.array(finding)])),
});

interface FoundInFile extends FoundInOwn {
  readonly of: string;
}

/** What rules found, by the file and its text. */
export type FoundInFiles = Record<string, FoundInFile>;

const kept = v.object({ by: v.string(), files: v.record(v.string(), foundInFile) });

/** More than the files of a few large sites; what was found first is forgotten first. */
const mostFiles = 3_000;

/**
 * What earlier checks found in files, kept beside the packages. It counts only for the rules that found
 * it, and while all files that belong to the coach hold the same texts; what a rule finds by looking
 * further is not among it.
 */
export class KeptFindings implements FindingsKeeper {
  /** The file that keeps it. */
  readonly path: string;
  readonly #by = hashRules();
  readonly #known: FoundInFiles;
  readonly #fresh: FoundInFiles = {};
  readonly #names = new Map<string, string>();
  readonly #hashes = new WeakMap<Own, string | undefined>();

  constructor(path: string = cacheFile('findings.json')) {
    this.path = path;
    const before = readCache(path, kept);
    this.#known = before?.by === this.#by ? before.files : {};
  }

  /** What was found and was not known. */
  get fresh(): FoundInFiles {
    return this.#fresh;
  }

  /** Adds what another thread has found. */
  take(fresh: FoundInFiles): void {
    Object.assign(this.#fresh, fresh);
  }

  /** How many of the texts nobody has judged. */
  countNew(texts: readonly DeclaredText[]): number {
    return texts.filter(({ file, text }) => !(nameOf(file, text) in this.#known)).length;
  }

  /** Takes in the files that are judged; of those that have to run, nothing is kept. */
  read(files: readonly SourceFile[]): void {
    for (const { file, text, isData } of files)
      if (isData) this.#names.set(file, nameOf(file, text));
  }

  recall({ file }: { readonly file: string }, own: Own): FoundInOwn | undefined {
    const found = this.#known[this.#names.get(file) ?? ''];
    return found && found.of === this.#hashOf(own) ? found : undefined;
  }

  keep({ file }: { readonly file: string }, own: Own, { further, found }: FoundInOwn): void {
    const name = this.#names.get(file);
    const of = this.#hashOf(own);
    if (name === undefined || of === undefined) return;
    this.#fresh[name] = { of, further, found };
  }

  /** Keeps everything for the next check. */
  save(): void {
    if (Object.keys(this.#fresh).length === 0) return;
    const old = Object.entries(this.#known).filter(([name]) => !(name in this.#fresh));
    const files = [...old, ...Object.entries(this.#fresh)].slice(-mostFiles);
    writeCache(this.path, { by: this.#by, files: Object.fromEntries(files) });
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
