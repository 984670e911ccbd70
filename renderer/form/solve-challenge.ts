import type { Challenge } from '#engine/contract/submission.ts';

/** After this time the form is sent without a solution, and the server says what to do. */
const limitMs = 60_000;

/**
 * Solves a proof-of-work challenge in a worker, so that typing stays smooth.
 *
 * @returns the solution as ALTCHA writes it; undefined where the browser cannot find one
 */
export function solveChallenge(challenge: Challenge): Promise<string | undefined> {
  return new Promise((resolve) => {
    // Browsers hash in secure contexts only.
    if (!globalThis.crypto.subtle) return resolve(undefined);
    const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (number?: number) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(number === undefined ? undefined : writeSolution(challenge, number));
    };
    const timer = setTimeout(end, limitMs);
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => end(data));
    worker.addEventListener('error', () => end());
    worker.postMessage(challenge);
  });
}

/** Nothing in it is outside of ASCII, as `btoa` wants it. */
function writeSolution(
  { algorithm, challenge, salt, signature }: Challenge,
  number: number,
): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
