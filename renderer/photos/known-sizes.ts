import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/funnelfile', import.meta.url));
const cacheFile = join(cacheFolder, 'picture-sizes.json');

const sizes = v.record(v.string(), v.strictObject({ width: v.number(), height: v.number() }));

/** How large whole pictures are, by a hash of their bytes. */
export type KnownSizes = v.InferOutput<typeof sizes>;

/** More than the pictures of a large site; those found first are forgotten first. */
const mostKept = 5_000;

/** What an earlier run has found; nothing where it left nothing that can be read. */
export function readKnownSizes(): KnownSizes {
  try {
    return v.parse(sizes, JSON.parse(readFileSync(cacheFile, 'utf8')));
  } catch {
    return {};
  }
}

/** Keeps what was found for the next run; a folder that cannot be written costs that run its time only. */
export function keepKnownSizes(known: KnownSizes): void {
  const written = `${cacheFile}.${process.pid}`;
  try {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(
      written,
      JSON.stringify(Object.fromEntries(Object.entries(known).slice(-mostKept))),
    );
    renameSync(written, cacheFile);
  } catch {}
}
