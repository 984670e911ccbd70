import { createHash, randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Challenge } from '#engine/contract/submission.ts';
import { isSame, keyedHash } from './hmac.ts';

/** The largest number to be found: on average half a second's work for a phone. */
const maxNumber = 50_000;

/** The maximum factor of additional work. */
export const maxWork = 16;

/** How long a challenge may be solved and its solution used, in seconds. */
const challengeSeconds = 600;

/** A solution in ALTCHA's format, Base64 of JSON. */
const solution = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64').toString()),
  v.parseJson(),
  v.object({
    algorithm: v.literal('SHA-256'),
    challenge: v.string(),
    number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxNumber * maxWork)),
    salt: v.pipe(v.string(), v.maxLength(200)),
    signature: v.string(),
  }),
);

/**
 * A proof-of-work challenge in ALTCHA's format: find the number that, appended to the salt, has the
 * given hash. The salt ends in a delimiter, so that no digit can move from the number into it and make
 * another valid pair (CVE-2025-68113).
 *
 * @param work the factor of the usual work, up to `maxWork`
 */
export function createChallenge(
  funnelId: string,
  secret: string,
  nowMs: number,
  work = 1,
): Challenge {
  const expires = Math.floor(nowMs / 1000) + challengeSeconds;
  const words = new URLSearchParams({ expires: String(expires), funnel: funnelId });
  if (work > 1) words.set('work', String(work));
  const salt = `${randomBytes(12).toString('hex')}?${words}&`;
  const challenge = hash(salt + randomInt(maxNumber * work + 1));
  return {
    algorithm: 'SHA-256',
    challenge,
    maxnumber: maxNumber * work,
    salt,
    signature: sign(challenge, secret),
  };
}

/**
 * Verifies a solution.
 *
 * @param minWork the minimum difficulty of its challenge
 * @returns the challenge's salt, under which its uses are counted; undefined if it is not a solution,
 *   is too old, or solves an easier or another funnel's challenge
 */
export function readProof(
  proof: string,
  funnelId: string,
  secret: string,
  nowMs: number,
  minWork = 1,
): string | undefined {
  const read = v.safeParse(solution, proof);
  if (!read.success) return undefined;
  const { challenge, number, salt, signature } = read.output;
  const words = new URLSearchParams(salt.slice(salt.indexOf('?') + 1));
  const isOurs = isSame(signature, sign(challenge, secret)) && salt.endsWith('&');
  const isSolved = isSame(challenge, hash(salt + number));
  const isCurrent = Number(words.get('expires')) * 1000 >= nowMs;
  const isEnough = Number(words.get('work') ?? 1) >= minWork;
  return isOurs && isSolved && isCurrent && isEnough && words.get('funnel') === funnelId
    ? salt
    : undefined;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sign(challenge: string, secret: string): string {
  return keyedHash(secret, 'challenge', challenge).toString('hex');
}
