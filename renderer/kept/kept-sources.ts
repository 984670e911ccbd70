import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { DeclarationSource } from '#engine/site/site.ts';
import type { SourceFile } from '#renderer/source/read-source.ts';

/** Beside the built server. */
const name = 'declarations.json';

const kept = v.record(
  v.string(),
  v.object({ lines: v.array(v.string()), places: v.record(v.string(), v.number()) }),
);

/** Keeps the declarations' texts beside the built server, for the lines in findings. */
export function keepSources(serverFolder: string, files: readonly SourceFile[]): void {
  const sources = Object.fromEntries(files.map(({ file, source }) => [file, source?.()]));
  writeFileSync(join(serverFolder, name), JSON.stringify(sources));
}

/** The text of a declaration when the server was built; undefined if none was kept. */
export function keptSources(serverFolder: string): (file: string) => DeclarationSource | undefined {
  let sources: v.InferOutput<typeof kept> | undefined;
  return (file) => {
    sources ??= read(join(serverFolder, name));
    return sources[file];
  };
}

function read(path: string): v.InferOutput<typeof kept> {
  if (!existsSync(path)) return {};
  const result = v.safeParse(kept, JSON.parse(readFileSync(path, 'utf8')));
  return result.success ? result.output : {};
}
