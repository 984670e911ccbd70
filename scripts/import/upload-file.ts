import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { importPartBytes } from '#engine/contract/console/imports.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import type { Executor } from '#server/db/kysely.ts';
import { addPart, beginImport, finishUpload } from '#server/imports/begin-import.ts';

/**
 * Uploads a file into the database in parts. Resumes if this coach has an unfinished import of the same
 * file.
 *
 * @returns the import's id
 * @throws OperatorError if there is no such file
 */
export async function uploadFile(db: Executor, file: string, coach: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new OperatorError(`There is no file ${file}.`);
  const unfinished = await db
    .selectFrom('imports')
    .select('id')
    .where('file_hash', '=', await hashFile(file))
    .where('coach', '=', coach)
    .where('state', 'in', ['reading', 'draft', 'judging', 'judged', 'writing'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (unfinished) return unfinished.id;
  const begun = { coach, fileName: basename(file), bytes: found.size, madeBy: 'command line' };
  const id = await beginImport(db, begun);
  const one = { id, bytes: found.size, state: 'uploading' } as const;
  const handle = await open(file);
  try {
    for (let part = 0; part * importPartBytes < found.size; part += 1) {
      const content = Buffer.alloc(Math.min(importPartBytes, found.size - part * importPartBytes));
      await handle.read(content, 0, content.length, part * importPartBytes);
      await addPart(db, one, part, content);
    }
  } finally {
    await handle.close();
  }
  await finishUpload(db, one);
  return id;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
