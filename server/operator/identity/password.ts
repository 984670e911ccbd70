import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** The minimum length of a new password. */
export const minPasswordLength = 12;

/** The minimum that OWASP's Password Storage Cheat Sheet recommends for Argon2id; memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

/**
 * A new password of 24 letters and digits, about 120 bits: easy to copy, without characters that look
 * alike.
 */
export function makePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...randomBytes(24)]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/(.{6})(?=.)/g, '$1-');
}

/** The Argon2id hash of a password, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Whether a password matches a hash; false for a hash that cannot be read. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const parts =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  if (!parts) return false;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number);
  const [nonce, expected] = parts.slice(4).map((part) => Buffer.from(part, 'base64'));
  if (!memory || !passes || !parallelism || !nonce || !expected) return false;
  const tag = await derive('argon2id', {
    message: password,
    nonce,
    tagLength: expected.length,
    memory,
    passes,
    parallelism,
  });
  return timingSafeEqual(tag, expected);
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
