import type { LeftOutKind } from '#engine/figures/steps.ts';
import { nameOfHost } from '#engine/site/hosts.ts';
import { notNamed, type TrafficSource, trafficSourceOf } from '#engine/traffic/traffic-source.ts';
import type { Executor } from '#server/db/kysely.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Log } from '#server/telemetry/log.ts';
import {
  addCounts,
  type CountedPage,
  type CountedStep,
  countLeftOut,
  countStep,
  type DayCounts,
  emptyCounts,
} from './counts.ts';
import type { DaySalt } from './day-salt.ts';
import { countMissing, missingPath } from './missing.ts';
import { createVisitorOfDay } from './visitor-of-day.ts';
import { type Asked, leftOutAs } from './who-asks.ts';
import { writeCounts } from './write-counts.ts';

export interface Visit {
  readonly asked: Asked;
  /** The other end of its connection. */
  readonly socketAddress: string | undefined;
  /** The query of the page's address with its question mark, or empty. */
  readonly query: string;
}

/** Counts how far visits go. */
export interface Visits {
  /** The requester's number of the day; undefined for a program. */
  findVisitor(visit: Visit): Buffer | undefined;
  countView(page: CountedPage, visit: Visit): void;
  /** Records the traffic source of a visit to a page that belongs to no funnel, like the home page. */
  noteArrival(visit: Visit): void;
  /** Counts a step after the view; programs are left out. */
  countStep(
    step: Exclude<CountedStep, 'views'>,
    page: CountedPage,
    asked: Asked,
    source: TrafficSource,
  ): void;
  /**
   * The traffic source of a visitor on a page of this site. If neither its address nor its script
   * tells, it is the source of the visitor's last page today, as far as this process knows.
   *
   * @param visit the query of the page's address, and the previous page according to its script
   */
  sourceOf(visit: Visit, referrer: string | undefined): TrafficSource;
  /** Counts a request for a missing path. */
  countMissing(path: string, asked: Asked): void;
  /** Counts an action of a program. */
  countLeftOut(page: CountedPage, kind: LeftOutKind): void;
  /** Writes the counts so far. */
  write(): Promise<void>;
  /** Writes the last counts; the database must still be open. */
  stop(): Promise<void>;
}

/** How many visitors and arrivals are remembered between two writes, so that each is parsed once. */
const maxRead = 5000;

/** Longer texts than people's browsers send are parsed each time: thousands would fill the memory. */
const maxRemembered = 1000;

/** How many visitors' sources are remembered per day. */
const maxBrought = 20_000;

/**
 * Counts in memory and adds to the tables every few seconds: a visit costs its visitor nothing, and a
 * process that dies loses its counts since the last write. Addresses are forgotten with each write; a
 * visitor's source is remembered under the day's key, in memory only, for as long as the key exists.
 *
 * @param options.daySalt the key of the day's visitors
 * @param options.everyMs how long to wait between two writes
 */
export function openVisits({
  db,
  log,
  daySalt,
  trustProxy,
  publicUrl,
  everyMs = 5_000,
}: {
  readonly db: Executor;
  readonly log: Pick<Log, 'warn'>;
  readonly daySalt: Pick<DaySalt, 'day' | 'salt'>;
  readonly trustProxy: number;
  readonly publicUrl: string;
  readonly everyMs?: number;
}): Visits {
  const visitorOfDay = createVisitorOfDay(daySalt);
  const ownHost = new URL(publicUrl).host;
  /** By browser, address and host. */
  const visitors = new Map<string, Map<string, Map<string, Buffer>>>();
  let read = 0;
  const sources = new Map<string, TrafficSource>();
  const brought = new Map<string, TrafficSource>();
  /** Today's counts last; before them those of days that could not be written yet. */
  let days = [emptyCounts(daySalt.day)];
  let isStopped = false;
  let timer = setTimeout(repeat, everyMs).unref();
  let writing: Promise<void> = Promise.resolve();

  function today(): DayCounts {
    const last = days.at(-1);
    if (last?.day === daySalt.day) return last;
    forgetRead();
    brought.clear();
    const counts = emptyCounts(daySalt.day);
    days.push(counts);
    return counts;
  }

  /** Nested maps, because joining the texts into one key would take longer than everything else. */
  function findVisitor({ asked, socketAddress = '' }: Visit): Buffer {
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

  function findSource({ query, asked: { referrer = '', host } }: Visit): TrafficSource {
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

  /** A page's own source, or that of the visitor's previous page on this site. */
  function noteSource(source: TrafficSource, visitor: Buffer): TrafficSource {
    const key = keyOf(visitor);
    if (source === notNamed.site) return brought.get(key) ?? source;
    if (brought.size < maxBrought || brought.has(key)) brought.set(key, source);
    return source;
  }

  function repeat(): void {
    void write().finally(() => {
      if (!isStopped) timer = setTimeout(repeat, everyMs).unref();
    });
  }

  /** Writes run one after another; what is counted meanwhile goes with the next one. */
  function write(): Promise<void> {
    writing = writing.then(async () => {
      forgetRead();
      const counted = days.filter(
        ({ pages, leftOut, missing }) => pages.size + leftOut.size + missing.size > 0,
      );
      days = [emptyCounts(daySalt.day, days.at(-1))];
      for (const [index, counts] of counted.entries()) {
        try {
          await writeCounts(db, counts);
        } catch (error) {
          keep(counted.slice(index));
          log.warn({ err: error }, 'Visits are not being written: the database is unavailable.');
          return;
        }
      }
    });
    return writing;
  }

  /** Puts back what could not be written: one entry per day. */
  function keep(unwritten: readonly DayCounts[]): void {
    const all = [...unwritten, ...days];
    days = [...Map.groupBy(all, ({ day }) => day).values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      for (const other of others) addCounts(first, other);
      return [first];
    });
  }

  return {
    findVisitor: (visit) => (leftOutAs(visit.asked) === 'robot' ? undefined : findVisitor(visit)),
    countView(page, visit) {
      const counts = today();
      const leftOut = leftOutAs(visit.asked);
      if (leftOut !== undefined) {
        countLeftOut(counts, page.funnel, leftOut);
        return;
      }
      const visitor = findVisitor(visit);
      const source = findSource(visit);
      countStep(counts, 'views', page, noteSource(source, visitor), visitor);
    },
    noteArrival(visit) {
      today();
      if (leftOutAs(visit.asked) === undefined) noteSource(findSource(visit), findVisitor(visit));
    },
    countStep(step, page, asked, source) {
      if (leftOutAs(asked) === undefined) countStep(today(), step, page, source);
    },
    sourceOf(visit, referrer) {
      today();
      const { query, asked } = visit;
      const source = trafficSourceOf({ query, referrer, ownHosts: [ownHost, asked.host] });
      const isNamed = source !== notNamed.direct && source !== notNamed.site;
      return isNamed ? source : (brought.get(keyOf(findVisitor(visit))) ?? source);
    },
    countMissing(path, asked) {
      const plain = missingPath(path);
      if (plain === undefined) return;
      const leftOut = leftOutAs(asked);
      if (leftOut === 'robot') countMissing(today().missing, plain, { programs: 1 });
      if (leftOut !== undefined) return;
      const { referrer = '', host } = asked;
      const isOwn = URL.canParse(referrer) && [ownHost, host].includes(new URL(referrer).host);
      countMissing(today().missing, plain, { views: 1, fromSite: isOwn ? 1 : 0 });
    },
    countLeftOut: (page, kind) => countLeftOut(today(), page.funnel, kind),
    write,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await write();
    },
  };
}

function keyOf(visitor: Buffer): string {
  return visitor.toString('base64', 0, 12);
}
