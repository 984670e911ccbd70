import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type FileFormat, fileFormats } from '#engine/declaration/offered-file.ts';
import { type LedgerFile, ledgerName } from '#engine/ledger/ledger.ts';
import type { OfferedFile } from '#engine/site/offered-file.ts';
import type { DeclarationFolder } from '#engine/site/site.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { readOfferedFiles } from '#renderer/files/offered-files.ts';

/** What lies in the folder of the declarations besides them. */
export interface FunnelFolder {
  readonly folder: DeclarationFolder;
  readonly published: LedgerFile | undefined;
  readonly offered: readonly OfferedFile[];
}

/**
 * Reads the folder of the declarations: the names of all files, and the ledger where there is one.
 *
 * @param root the project's folder
 * @param path the declarations' folder in it, without a slash at its end
 */
export function readFunnelFolder(root: string, path: string): FunnelFolder {
  const files = readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const file = `${path}/${ledgerName}`;
  const published = existsSync(join(root, file))
    ? { file, text: readFileSync(join(root, file), 'utf8') }
    : undefined;
  const folder = { path, files };
  return { folder, published, offered: readOfferedFiles(root, folder) };
}

const formats = Object.keys(fileFormats) as FileFormat[];

/** Beside the built server. */
const name = 'folder.json';

const kept = v.object({
  folder: v.object({ path: v.string(), files: v.array(v.string()) }),
  published: v.optional(v.object({ file: v.string(), text: v.string() })),
  offered: v.array(
    v.object({ file: v.string(), bytes: v.number(), format: v.optional(v.picklist(formats)) }),
  ),
});

/** Keeps beside the built server what the folder held, because a built site runs without it. */
export function keepFolder(serverFolder: string, folder: FunnelFolder): void {
  writeFileSync(join(serverFolder, name), JSON.stringify(folder));
}

/**
 * What the folder of the declarations held when the server was built.
 *
 * @throws OperatorError with what to do, if the build is incomplete or another version's
 */
export function keptFolder(serverFolder: string): FunnelFolder {
  const file = join(serverFolder, name);
  try {
    const { folder, published, offered } = v.parse(kept, JSON.parse(readFileSync(file, 'utf8')));
    return { folder, published, offered };
  } catch (cause) {
    throw new OperatorError(
      `The built file ${file} cannot be read or is another version's. Run npm run build.`,
      { cause },
    );
  }
}
