import type { MessageEndpoint } from './message-table.ts';
import { madeSecret, readSigningKey } from './signature.ts';

/** The keys that sign an endpoint's messages, newest first; undefined if none is known. */
export type KeysOf = (endpoint: MessageEndpoint) => readonly Buffer[] | undefined;

/** The secrets of declared endpoints by coach and address, newest first. */
export type DeclaredSecrets = ReadonlyMap<string, readonly string[]>;

/** The key into `DeclaredSecrets`. */
export function secretsKey(coach: string, url: string): string {
  return `${coach} ${url}`;
}

/** @param secret the site's secret, from which the secrets of endpoints made in the console are derived */
export function createKeysOf(secret: string, declared: DeclaredSecrets): KeysOf {
  return ({ id, coach, url, origin, generation, overlaps }) => {
    const written =
      origin === 'declared'
        ? declared.get(secretsKey(coach, url))
        : [generation, ...(overlaps ? [generation - 1] : [])].map((one) =>
            madeSecret(secret, id, one),
          );
    return written?.flatMap((one) => readSigningKey(one) ?? []);
  };
}
