import type { FileHandle } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';

/** How much is in memory at a time, in bytes. */
const chunkBytes = 64 * 1024;

/**
 * Streams a part of an open file as fast as it is read; closes the file at the end or when reading
 * stops.
 */
export function streamFile(
  file: FileHandle,
  { start, end }: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = start;
  return new ReadableStream({
    async pull(controller) {
      try {
        const wanted = Math.min(chunkBytes, end - position + 1);
        const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, position);
        if (bytesRead === 0) throw new Error('The file is shorter than expected.');
        controller.enqueue(buffer.subarray(0, bytesRead));
        position += bytesRead;
        if (position <= end) return;
        await file.close();
        controller.close();
      } catch (error) {
        await file.close().catch(() => undefined);
        throw error;
      }
    },
    cancel: () => file.close(),
  });
}
