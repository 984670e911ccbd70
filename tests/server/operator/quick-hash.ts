import { argon2Sync, randomBytes } from 'node:crypto';

const cost = { memory: 8, passes: 1, parallelism: 1 } as const;

/**
 * The hash of a password in the site's own format, but made and compared at once: it says itself how
 * dear it is, and hundreds of tests sign in that are not about guessing.
 */
export function hashQuickly(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
