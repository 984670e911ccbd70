import type { LeftOutKind } from '#engine/figures/steps.ts';
import { notNamed, type TrafficSource, trafficSourceOf } from '#engine/traffic/traffic-source.ts';
import type { Executor } from '#server/db/kysely.ts';
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
import { createKnownVisitors, type Visit } from './known-visitors.ts';
import { countMissing, missingPath } from './missing.ts';
import { createVisitorOfDay } from './visitor-of-day.ts';
import { type Asked, leftOutAs } from './who-asks.ts';
import { writeCounts } from './write-counts.ts';

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
  const ownHost = new URL(publicUrl).host;
  const visitorOfDay = createVisitorOfDay(daySalt);
  const known = createKnownVisitors({ visitorOfDay, trustProxy, ownHost });
  /** Today's counts last; before them those of days that could not be written yet. */
  let days = [emptyCounts(daySalt.day)];
  let isStopped = false;
  let timer = setTimeout(repeat, everyMs).unref();
  let writing: Promise<void> = Promise.resolve();

  function today(): DayCounts {
    const last = days.at(-1);
    if (last?.day === daySalt.day) return last;
    known.forgetDay();
    const counts = emptyCounts(daySalt.day);
    days.push(counts);
    return counts;
  }

  function repeat(): void {
    void write().finally(() => {
      if (!isStopped) timer = setTimeout(repeat, everyMs).unref();
    });
  }

  /** Writes run one after another; what is counted meanwhile goes with the next one. */
  function write(): Promise<void> {
    writing = writing.then(async () => {
      // At night nobody may come between midnight and this.
      today();
      known.forgetRead();
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
    findVisitor: (visit) => (leftOutAs(visit.asked) === 'robot' ? undefined : known.find(visit)),
    countView(page, visit) {
      const counts = today();
      const leftOut = leftOutAs(visit.asked);
      if (leftOut !== undefined) {
        countLeftOut(counts, page.funnel, leftOut);
        return;
      }
      const visitor = known.find(visit);
      const source = known.sourceOf(visit);
      countStep(counts, 'views', page, known.note(source, visitor), visitor);
    },
    noteArrival(visit) {
      today();
      if (leftOutAs(visit.asked) === undefined)
        known.note(known.sourceOf(visit), known.find(visit));
    },
    countStep(step, page, asked, source) {
      if (leftOutAs(asked) === undefined) countStep(today(), step, page, source);
    },
    sourceOf(visit, referrer) {
      today();
      const { query, asked } = visit;
      const source = trafficSourceOf({ query, referrer, ownHosts: [ownHost, asked.host] });
      const isNamed = source !== notNamed.direct && source !== notNamed.site;
      return isNamed ? source : (known.broughtBy(known.find(visit)) ?? source);
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
