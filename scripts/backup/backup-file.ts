import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip, type Gzip } from 'node:zlib';
import { errorMessage } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { makeFolder } from '#server/db/embedded/make-folder.ts';

const ending = '.sql.gz';
const ourName = /^funnelfile-\d{4}-\d{2}-\d{2}T\d{6}Z\.sql\.gz$/;

/** What is being written, or was when its backup was killed; none takes as long as this. */
const partName = /\.gz\.[0-9a-f]{8}-[0-9a-f-]{27}\.part$/;
const abandonedMs = 24 * 3_600_000;

/** The file name of a backup made at a moment. Names sort by age. */
export function nameBackup(moment: Date): string {
  return `funnelfile-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z${ending}`;
}

/**
 * Writes a compressed file completely or not at all: it has another name until it is on disk, and of
 * two that write it at once each has its own. Only its owner can read it.
 *
 * @param fill writes the content
 * @returns the file's size in bytes
 * @throws OperatorError if it cannot be written, for example because the disk is full
 */
export async function writeWhole<Result>(
  file: string,
  fill: (out: Gzip) => Promise<Result>,
): Promise<{ readonly result: Result; readonly bytes: number }> {
  const part = `${file}.${randomUUID()}.part`;
  await makeFolder(dirname(file)).catch(refuse(file));
  await removeAbandoned(dirname(file)).catch(refuse(file));
  try {
    const result = await compress(createWriteStream(part, { mode: 0o600 }), fill);
    const handle = await open(part, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(part, file);
    return { result, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof Error && 'syscall' in error) return refuse(file)(error);
    throw error;
  }
}

/** Removes what killed backups left in a folder. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => partName.test(one))) {
    const part = join(folder, name);
    // One that is gone by now has become a backup.
    const found = await stat(part).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - abandonedMs) await rm(part, { force: true });
  }
}

/**
 * Writes a compressed backup into another program or device.
 *
 * @throws OperatorError if that takes no more, for example because it has ended
 */
export async function writeThrough<Result>(
  out: NodeJS.WritableStream,
  fill: (out: Gzip) => Promise<Result>,
): Promise<Result> {
  try {
    return await compress(out, fill);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && error.syscall === 'write')) throw error;
    throw new OperatorError(
      `What reads the backup has not taken all of it: ${errorMessage(error)}. Discard what it has, ` +
        'and start again.',
      { cause: error },
    );
  }
}

/** Compresses what `fill` writes into a stream, then ends the stream. */
export async function compress<Result>(
  out: NodeJS.WritableStream,
  fill: (out: Gzip) => Promise<Result>,
): Promise<Result> {
  // Most of a backup is text of emails: the fastest level shrinks it to a fifth, the default takes
  // three times as long.
  const zip = createGzip({ level: constants.Z_BEST_SPEED });
  const [, result] = await Promise.all([
    pipeline(zip, out),
    fill(zip).then(
      (value) => {
        zip.end();
        return value;
      },
      (error: unknown) => {
        zip.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      },
    ),
  ]);
  return result;
}

function refuse(file: string): (error: unknown) => never {
  return (error) => {
    throw new OperatorError(
      `The backup ${file} could not be written: ${errorMessage(error)}. The partial file was removed; ` +
        'choose another folder with --to, or free up space.',
      { cause: error },
    );
  };
}

/** The text of a backup. @throws OperatorError if the file cannot be read or is not gzip */
export async function* readWhole(file: string): AsyncGenerator<Buffer> {
  const zip = createGunzip();
  const source = createReadStream(file);
  const flow = pipeline(source, zip);
  try {
    for await (const chunk of zip) yield chunk;
    await flow;
  } catch (error) {
    flow.catch(() => {});
    if (error instanceof OperatorError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'Z_BUF_ERROR') {
      throw new OperatorError(
        `The backup ${file} is incomplete. Nothing was changed; use another one.`,
        {
          cause: error,
        },
      );
    }
    throw new OperatorError(
      `The backup ${file} cannot be read: ${errorMessage(error)}. Nothing was changed.`,
      { cause: error },
    );
  }
}

/** Removes all but the newest backups in a folder. @returns the names of the removed files */
export async function keepNewest(folder: string, count: number): Promise<readonly string[]> {
  const ours = (await readdir(folder)).filter((name) => ourName.test(name)).sort();
  const old = ours.slice(0, Math.max(0, ours.length - count));
  for (const name of old) await rm(join(folder, name));
  return old;
}
