import * as v from 'valibot';
import { cacheFile, readCache, writeCache } from '#renderer/remembered/cache-file.ts';
import { writtenFinding } from '#renderer/remembered/finding.ts';
import { type FoundInFiles, KnownFindings } from './known-findings.ts';
import { hashRules } from './rules-hash.ts';

const foundInFile = v.object({
  of: v.string(),
  further: v.array(v.number()),
  found: v.array(v.tuple([v.number(), v.array(writtenFinding)])),
});

const kept = v.object({ by: v.string(), files: v.record(v.string(), foundInFile) });

/** More than the files of a few large sites; what was found first is forgotten first. */
const maxFiles = 3_000;

/** What earlier checks found, kept beside the packages; it counts for the rules that found it. */
export class KeptFindings extends KnownFindings {
  readonly #path: string;
  readonly #by: string;
  readonly #before: FoundInFiles;

  /** @param path the file that keeps it */
  constructor(path: string = findingsFile) {
    const by = hashRules();
    const before = readCache(path, kept);
    const known = before?.by === by ? before.files : {};
    super(known);
    this.#path = path;
    this.#by = by;
    this.#before = known;
  }

  /** Keeps everything for the next check. */
  save(): void {
    const { fresh } = this;
    if (Object.keys(fresh).length === 0) return;
    const old = Object.entries(this.#before).filter(([name]) => !(name in fresh));
    const files = [...old, ...Object.entries(fresh)].slice(-maxFiles);
    writeCache(this.#path, { by: this.#by, files: Object.fromEntries(files) });
  }
}

/** Where the checks of this checkout keep what they found. */
export const findingsFile = cacheFile('findings.json');
