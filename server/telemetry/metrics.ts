import { collectDefaultMetrics, Gauge, Counter as PrometheusCounter, Registry } from 'prom-client';

/** The server's metrics for operators, in Prometheus' terms. */
export interface Meters {
  readonly registry: Registry;
  /** Ready pages sent, including 304 responses. */
  readonly pageViews: Counter;
  /** Forms that a program filled in; nothing in them is stored. */
  readonly bots: PrometheusCounter;
  readonly submissions: PrometheusCounter<'outcome'>;
  /** Submissions turned away because the database was unavailable. */
  readonly unavailable: PrometheusCounter;
}

/** A number to add to. Page views are too frequent for a Prometheus counter. */
export interface Counter {
  count: number;
}

/**
 * A server's metrics.
 *
 * @param waiting how many submissions wait for the database right now
 */
export function createMeters(waiting: () => number): Meters {
  const registry = new Registry();
  const registers = [registry];
  const pageViews: Counter = { count: 0 };
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'submissions_waiting',
    help: 'Submissions waiting for the database.',
    registers,
    collect() {
      this.set(waiting());
    },
  });
  new PrometheusCounter({
    name: 'page_views_total',
    help: 'Ready pages served.',
    registers,
    collect() {
      this.reset();
      this.inc(pageViews.count);
    },
  });
  return {
    registry,
    pageViews,
    bots: new PrometheusCounter({
      name: 'submissions_by_bots_total',
      help: 'Forms whose hidden input was filled in.',
      registers,
    }),
    submissions: new PrometheusCounter({
      name: 'submissions_total',
      help: 'Submissions by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    unavailable: new PrometheusCounter({
      name: 'submissions_unavailable_total',
      help: 'Submissions turned away because the database was unavailable.',
      registers,
    }),
  };
}
