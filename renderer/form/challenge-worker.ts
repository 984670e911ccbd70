import type { Challenge } from '#engine/contract/submission.ts';

/** Hashes under way at once: waiting for each would take most of the time. */
const atOnce = 200;

/**
 * Searches the numbers of a challenge in turn and posts the one that fits, or nothing. It runs as a
 * worker, beside the page.
 */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await findNumber(data));
});

async function findNumber({ challenge, maxnumber, salt }: Challenge): Promise<number | undefined> {
  const encoder = new TextEncoder();
  for (let start = 0; start <= maxnumber; start += atOnce) {
    const hashes = await Promise.all(
      Array.from({ length: atOnce }, (_, offset) =>
        crypto.subtle.digest('SHA-256', encoder.encode(salt + (start + offset))),
      ),
    );
    const found = hashes.findIndex((hash) => toHex(hash) === challenge);
    if (found >= 0) return start + found;
  }
  return undefined;
}

function toHex(hash: ArrayBuffer): string {
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
