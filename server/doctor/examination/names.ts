import { Resolver } from 'node:dns/promises';
import { readErrorCode } from '#server/db/errors.ts';
import { NotSeen } from './examination.ts';

export interface Exchange {
  readonly exchange: string;
  readonly priority: number;
}

/** Looks names up in DNS, each only once. A missing record is an empty list. */
export interface Names {
  /** Each record's parts concatenated. */
  texts(name: string): Promise<readonly string[]>;
  exchanges(name: string): Promise<readonly Exchange[]>;
  aliases(name: string): Promise<readonly string[]>;
  /** IPv4 and IPv6. */
  addresses(name: string): Promise<readonly string[]>;
  reverse(address: string): Promise<readonly string[]>;
  /** Cancels pending look-ups. */
  close(): void;
}

const absent = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Makes look-ups that bypass the system's cache.
 *
 * @param servers the name servers, like 9.9.9.9 or 127.0.0.1:5300; the system's own if empty
 */
export function createNames(servers: readonly string[] = []): Names {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const known = new Map<string, Promise<readonly unknown[]>>();

  function look<Answer>(
    kind: string,
    name: string,
    ask: () => Promise<Answer[]>,
  ): Promise<readonly Answer[]> {
    const key = `${kind} ${name.toLowerCase()}`;
    const asked = known.get(key) ?? ask().catch((error: unknown) => refuse(error, kind, name));
    known.set(key, asked);
    return asked as Promise<readonly Answer[]>;
  }

  return {
    texts: (name) =>
      look('TXT', name, async () => (await resolver.resolveTxt(name)).map((one) => one.join(''))),
    exchanges: (name) => look('MX', name, () => resolver.resolveMx(name)),
    aliases: (name) => look('CNAME', name, () => resolver.resolveCname(name)),
    async addresses(name) {
      const both = await Promise.all([
        look('A', name, () => resolver.resolve4(name)),
        look('AAAA', name, () => resolver.resolve6(name)),
      ]);
      return both.flat();
    },
    reverse: (address) => look('PTR', address, () => resolver.reverse(address)),
    close: () => resolver.cancel(),
  };
}

function refuse(error: unknown, kind: string, name: string): never[] {
  const code = readErrorCode(error);
  if (absent.has(code)) return [];
  throw new NotSeen({
    found: `DNS did not answer about ${name} (${kind}, ${code.replace(/^E/, '') || 'unknown'}).`,
    consequence: 'Nothing is known about it: it may be right or wrong.',
    remedy:
      'Examine again. If this persists, check whether this machine reaches a DNS server, or name one: npm run doctor -- --dns 9.9.9.9.',
  });
}
