import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const folder = new URL('../../node_modules/.cache/funnelfile/', import.meta.url);

/** Where this checkout's commands keep their results, next to the packages. */
export function cacheFile(name: string): string {
  return fileURLToPath(new URL(name, folder));
}

/** An earlier run's results; undefined if they cannot be read. */
export function readCache<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Keeps results for the next run; if the folder is not writable, that run only takes longer. */
export function writeCache(file: string, value: unknown): void {
  const written = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(written, JSON.stringify(value));
    renameSync(written, file);
  } catch {}
}
