import { nameOfHost } from '#engine/site/hosts.ts';
import { notNamed, type TrafficSource, trafficSourceOf } from '#engine/traffic/traffic-source.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { createVisitorOfDay } from './visitor-of-day.ts';
import type { Asked } from './who-asks.ts';

export interface Visit {
  readonly asked: Asked;
  /** The other end of its connection. */
  readonly socketAddress: string | undefined;
  /** The query of the page's address with its question mark, or empty. */
  readonly query: string;
}

/** Who came and what brought them, as far as this process knows. */
export interface KnownVisitors {
  /** The requester's number of the day. */
  find(visit: Visit): Buffer;
  /** What brought a visit: the query of the page's address, or the page before. */
  sourceOf(visit: Visit): TrafficSource;
  /** A page's own source, or that of the visitor's previous page on this site, which is kept for the day. */
  note(source: TrafficSource, visitor: Buffer): TrafficSource;
  /** The source of the visitor's last page today. */
  broughtBy(visitor: Buffer): TrafficSource | undefined;
  /** Forgets addresses, browsers and queries. */
  forgetRead(): void;
  /** Forgets the sources of the day's visitors, too. */
  forgetDay(): void;
}

/** How many visitors and arrivals are remembered between two writes, so that each is parsed once. */
const maxRead = 5000;

/** Longer texts than people's browsers send are parsed each time: thousands would fill the memory. */
const maxRemembered = 1000;

/** How many visitors' sources are remembered per day. */
const maxBrought = 20_000;

/**
 * Remembers visitors in memory, so that each is parsed once between two writes of the counts.
 *
 * @param options.ownHost the host of the shared site, whose pages bring nobody
 */
export function createKnownVisitors({
  visitorOfDay,
  trustProxy,
  ownHost,
}: {
  readonly visitorOfDay: ReturnType<typeof createVisitorOfDay>;
  readonly trustProxy: number;
  readonly ownHost: string;
}): KnownVisitors {
  /** By browser, address and host. */
  const visitors = new Map<string, Map<string, Map<string, Buffer>>>();
  let read = 0;
  const sources = new Map<string, TrafficSource>();
  const brought = new Map<string, TrafficSource>();

  /** Nested maps, because joining the texts into one key would take longer than everything else. */
  function find({ asked, socketAddress = '' }: Visit): Buffer {
    const { forwardedFor, userAgent, host } = asked;
    const from = forwardedFor === undefined ? socketAddress : `${socketAddress} ${forwardedFor}`;
    const known = visitors.get(userAgent)?.get(from)?.get(host);
    if (known !== undefined) return known;
    const address = clientAddress(socketAddress, forwardedFor, trustProxy);
    const visitor = visitorOfDay({ clientAddress: address, userAgent, host: nameOfHost(host) });
    const { length } = userAgent + from + host;
    if (read < maxRead && length <= maxRemembered) {
      read += 1;
      const ofAgent = visitors.get(userAgent) ?? new Map<string, Map<string, Buffer>>();
      visitors.set(userAgent, ofAgent);
      ofAgent.set(from, (ofAgent.get(from) ?? new Map<string, Buffer>()).set(host, visitor));
    }
    return visitor;
  }

  function sourceOf({ query, asked: { referrer = '', host } }: Visit): TrafficSource {
    if (query.length < 2 && referrer === '') return notNamed.direct;
    const key = query.length < 2 && host === ownHost ? referrer : `${query} ${host} ${referrer}`;
    const known = sources.get(key);
    if (known !== undefined) return known;
    const source = trafficSourceOf({ query, referrer, ownHosts: [ownHost, host] });
    if (sources.size < maxRead && key.length <= maxRemembered) sources.set(key, source);
    return source;
  }

  function forgetRead(): void {
    read = 0;
    visitors.clear();
    sources.clear();
  }

  function note(source: TrafficSource, visitor: Buffer): TrafficSource {
    const key = keyOf(visitor);
    if (source === notNamed.site) return brought.get(key) ?? source;
    if (brought.size < maxBrought || brought.has(key)) brought.set(key, source);
    return source;
  }

  return {
    find,
    sourceOf,
    note,
    broughtBy: (visitor) => brought.get(keyOf(visitor)),
    forgetRead,
    forgetDay() {
      forgetRead();
      brought.clear();
    },
  };
}

function keyOf(visitor: Buffer): string {
  return visitor.toString('base64', 0, 12);
}
