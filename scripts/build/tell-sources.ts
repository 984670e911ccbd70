import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in built code, as a stack names it. */
const place = /(file:[^\s()]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

/**
 * Writes an error's stack with the places in the sources. Node's own way (`setSourceMapsEnabled`) holds
 * the maps of all built files in memory from the start; this reads one when an error comes from its file.
 */
export function tellSources(error: Error, calls: readonly NodeJS.CallSite[]): string {
  const lines = calls.map((call) => `\n    at ${call}`.replace(place, placeInSource));
  return Error.prototype.toString.call(error) + lines.join('');
}

function placeInSource(built: string, url: string, line: string, column: string): string {
  if (!maps.has(url)) maps.set(url, readMap(fileURLToPath(url)));
  const entry = maps.get(url)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return built;
  const source = join(dirname(fileURLToPath(url)), entry.originalSource);
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
