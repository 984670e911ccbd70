import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { OperatorEnv } from '#server/operator/context/deps.ts';
import { readToken, writeToken } from '#server/signing/hmac.ts';

/** How long a browser that signed in stays known; browsers keep no cookie for longer. */
const maxDays = 400;

const idBytes = 16;

/**
 * The cookie that identifies a browser that has signed in before. It opens nothing: it gives the
 * browser attempts of its own, so that an operator can sign in while strangers guess.
 */
export interface DeviceCookie {
  /** The browser's id; undefined if it is unknown, or has not signed in with this password yet. */
  read(c: Context<OperatorEnv>, passwordHash: string): string | undefined;
  /** Makes the browser known; a known one keeps its id. */
  write(c: Context<OperatorEnv>, passwordHash: string, device: string | undefined): void;
}

/** The device cookie of a site with this public address. */
export function deviceCookie(publicUrl: string, secret: string): DeviceCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-operator-device' : 'operator-device';
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
  const tokenUse = (passwordHash: string) => ({
    secret,
    purpose: 'operator-device',
    // A new password makes all browsers strangers again.
    context: createHash('sha256').update(passwordHash).digest('base64url'),
  });
  return {
    read(c, passwordHash) {
      const token = getCookie(c, name);
      if (token === undefined) return undefined;
      return readToken(tokenUse(passwordHash), token, idBytes)?.toString('base64url');
    },
    write(c, passwordHash, device) {
      const id = device === undefined ? randomBytes(idBytes) : Buffer.from(device, 'base64url');
      const token = writeToken(tokenUse(passwordHash), id);
      setCookie(c, name, token, { ...options, maxAge: maxDays * 24 * 3600 });
    },
  };
}
