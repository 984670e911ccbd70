import type { DateState } from '#engine/site/event-state.ts';
import type { FunnelMap } from './funnel-map.ts';
import type { Values } from './json.ts';

/** A line of the list of funnels. */
export interface FunnelLine {
  readonly id: string;
  readonly name: string;
  readonly coach: string;
  readonly kind: string;
  readonly path: string;
  /** The whole address of its page: on the coach's own host, where there is one. */
  readonly address: string;
  readonly file: string;
  readonly source: string | null;
  readonly emailFunction: string | null;
  /** Whether its page is there at the moment. */
  readonly publishing: 'draft' | 'ahead' | 'shown' | 'over';
  /** When its page appears, ends or ended, ISO 8601; null where nothing is said. */
  readonly changesAt: string | null;
  /** The address of the page after sending, where it has one. */
  readonly thanksPath: string | null;
  /** Of its words, like `de`. */
  readonly language: string;
}

/** One funnel: what was declared, and what it can bring about. */
export interface FunnelDetails extends FunnelLine {
  readonly paths: readonly string[];
  readonly redirects: readonly string[];
  readonly coachSlug: string;
  readonly sender: string;
  readonly journey: Values | null;
  readonly onEmailFailure: string | null;
  readonly event: Values | null;
  /** The dates of its event, as they are now. */
  readonly dates: readonly {
    readonly key: string;
    /** ISO 8601; null while it is to be announced. */
    readonly startsAt: string | null;
    readonly state: DateState;
    readonly taken: number;
    /** Null is as many as anybody wants. */
    readonly seats: number | null;
    readonly waiting: number;
  }[];
  /** Every page, answer and email that it can bring about. */
  readonly map: FunnelMap;
}
