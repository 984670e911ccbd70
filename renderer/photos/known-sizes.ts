import * as v from 'valibot';
import { cacheFile, readCache, writeCache } from '#renderer/remembered/cache-file.ts';

const file = cacheFile('picture-sizes.json');

const sizes = v.record(
  v.string(),
  v.strictObject({ width: v.number(), height: v.number(), format: v.string() }),
);

/** The sizes of valid pictures, by a hash of their bytes. */
export type KnownSizes = v.InferOutput<typeof sizes>;

/** More than the pictures of a large site; the oldest entries are dropped first. */
const maxKept = 5_000;

/** The results of an earlier run; nothing if they cannot be read. */
export function readKnownSizes(): KnownSizes {
  return readCache(file, sizes) ?? {};
}

/** Keeps what was found for the next run. */
export function keepKnownSizes(known: KnownSizes): void {
  writeCache(file, Object.fromEntries(Object.entries(known).slice(-maxKept)));
}
