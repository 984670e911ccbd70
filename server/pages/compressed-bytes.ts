import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as v from 'valibot';

/** A content in its compressed codings. */
export interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a content, or returns an earlier result. */
export type Compress = (plain: Buffer) => Promise<Compressed>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Brotli's quality, 0 to 11. For texts of this size 10 takes as long as 9 and a third as long as 11,
 * with all but a fortieth of its savings.
 */
const brotliQuality = 10;

/** 512 KB, by its logarithm: more than any page has, and an eighth of what brotli would set aside. */
const brotliWindow = 19;

export const compressAnew: Compress = async (plain) => {
  const [br, zipped] = await Promise.all([
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    toGzip(plain, { level: 9 }),
  ]);
  return { br, gzip: zipped };
};

/** Compresses what an earlier start did not. */
export interface RememberedBytes {
  readonly compress: Compress;
  /** Saves what was compressed or reused for the next start, and nothing else. */
  keep(): Promise<void>;
}

const bytes = v.instance(Buffer);
const written = v.map(v.string(), v.object({ br: bytes, gzip: bytes }));

/**
 * Compressing all pages takes a third of a start, and most are unchanged: their compressed bytes are
 * kept in a file, by a hash of their content.
 *
 * @param file removed by a build; if it cannot be read or written, each start compresses everything
 */
export function rememberBytes(file: string): RememberedBytes {
  const before = readBytes(file);
  const used = new Map<string, Compressed>();
  return {
    async compress(plain) {
      const key = createHash('sha256').update(plain).digest('base64');
      const compressed = before.get(key) ?? (await compressAnew(plain));
      used.set(key, compressed);
      return compressed;
    },
    async keep() {
      const isKnown = used.size === before.size && [...used.keys()].every((key) => before.has(key));
      if (isKnown) return;
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, serialize(used))
        .then(() => rename(unfinished, file))
        .catch(() => {});
    },
  };
}

function readBytes(file: string): ReadonlyMap<string, Compressed> {
  try {
    return v.parse(written, deserialize(readFileSync(file)));
  } catch {
    return new Map();
  }
}
