import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What the server counts for its operators, in Prometheus' terms. */
export interface Meters {
  readonly registry: Registry;
  /** Ready pages answered, 304 included. */
  readonly pageViews: Tally;
  /** Forms that a program filled in; nothing of them is stored. */
  readonly bots: Counter;
  /** Submissions by how they ended. */
  readonly submissions: Counter<'outcome'>;
  /** Submissions turned away because the database was away. */
  readonly unavailable: Counter;
}

/** A number that is cheaper to raise than a counter; page views are too frequent for one. */
export interface Tally {
  count: number;
}

/**
 * The meters of one server.
 *
 * @param waiting how many submissions wait for the database at this moment
 */
export function createMeters(waiting: () => number): Meters {
  const registry = new Registry();
  const registers = [registry];
  const pageViews: Tally = { count: 0 };
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'submissions_waiting',
    help: 'Submissions that wait for the database.',
    registers,
    collect() {
      this.set(waiting());
    },
  });
  new Counter({
    name: 'page_views_total',
    help: 'Ready pages answered.',
    registers,
    collect() {
      this.reset();
      this.inc(pageViews.count);
    },
  });
  return {
    registry,
    pageViews,
    bots: new Counter({
      name: 'submissions_by_bots_total',
      help: 'Forms whose hidden input was filled in.',
      registers,
    }),
    submissions: new Counter({
      name: 'submissions_total',
      help: 'Submissions by how they ended.',
      labelNames: ['outcome'],
      registers,
    }),
    unavailable: new Counter({
      name: 'submissions_unavailable_total',
      help: 'Submissions turned away because the database was away.',
      registers,
    }),
  };
}
