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

/** Where a request comes from. */
export interface Visit {
  readonly asked: Asked;
  /** The other end of its connection. */
  readonly socketAddress: string | undefined;
  /** The query of the page's address, with its question mark, or nothing. */
  readonly query: string;
}

/** Counts how far visits go. */
export interface Visits {
  /** The number of the day of whoever asks; undefined for a program. */
  findVisitor(visit: Visit): Buffer | undefined;
  /** Notes that a page was given out. */
  countView(page: CountedPage, visit: Visit): void;
  /** Notes what brought somebody to a page that belongs to no funnel, like the site's home. */
  noteArrival(visit: Visit): void;
  /** Notes a step behind the view; programs are left out. */
  countStep(
    step: Exclude<CountedStep, 'views'>,
    page: CountedPage,
    asked: Asked,
    source: TrafficSource,
  ): void;
  /**
   * What brought whoever uses a page of this site. Where neither its address nor its script tells,
   * it is what brought the visitor to the last page today, as far as this process saw it.
   *
   * @param visit the query of the page's address, and what its script names as the page before
   */
  sourceOf(visit: Visit, referrer: string | undefined): TrafficSource;
  /** Notes that a path was asked for that no page has. */
  countMissing(path: string, asked: Asked): void;
  /** Notes that a program did something. */
  countLeftOut(page: CountedPage, kind: LeftOutKind): void;
  /** Writes what was counted so far. */
  write(): Promise<void>;
  /** Writes the last counts; the database must still be open. */
  stop(): Promise<void>;
}

/** How many visitors and arrivals are remembered between two writes, so that each is read once. */
const maxRead = 5000;

/** For how many visitors of a day it is remembered what brought them. */
const maxBrought = 20_000;

/**
 * Counts in memory and adds to the tables every few seconds: a visit costs its visitor nothing, and a
 * process that dies loses what it counted since the last write. Addresses are forgotten with each write;
 * what brought a visitor is remembered under the day's key, in memory only, for as long as the key.
 *
 * @param options.daySalt the key of the visitors of the day
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
  /** The counts of today last; before them those of days that could not be written yet. */
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

  /** Maps within maps, because joining the texts to one key would take longer than all the rest. */
  function findVisitor({ asked, socketAddress = '' }: Visit): Buffer {
    const { forwardedFor, userAgent, host } = asked;
    const from = forwardedFor === undefined ? socketAddress : `${socketAddress} ${forwardedFor}`;
    const known = visitors.get(userAgent)?.get(from)?.get(host);
    if (known !== undefined) return known;
    const address = clientAddress(socketAddress, forwardedFor, trustProxy);
    const visitor = visitorOfDay({ clientAddress: address, userAgent, host: nameOfHost(host) });
    if (read < maxRead) {
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
    if (sources.size < maxRead) sources.set(key, source);
    return source;
  }

  function forgetRead(): void {
    read = 0;
    visitors.clear();
    sources.clear();
  }

  /** A page's own source, or what brought the visitor to the page before it on this site. */
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

  /** One write after the other: what is counted meanwhile goes with the next one. */
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

  /** Puts back what could not be written: one entry for each day. */
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
