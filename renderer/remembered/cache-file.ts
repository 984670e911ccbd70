import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const folder = new URL('../../node_modules/.cache/funnelfile/', import.meta.url);

/** Where the commands of this checkout keep what they have found out, beside the packages. */
export function cacheFile(name: string): string {
  return fileURLToPath(new URL(name, folder));
}

/** What an earlier run has kept; undefined where it left nothing that can be read. */
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

/** Keeps something for the next run; a folder that cannot be written costs that run its time only. */
export function writeCache(file: string, value: unknown): void {
  const written = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(written, JSON.stringify(value));
    renameSync(written, file);
  } catch {}
}
