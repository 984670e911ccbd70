import type { DateState } from '#engine/site/event-state.ts';
import type { Values } from './json.ts';
import type { FunnelMap } from './map-parts.ts';

export interface FunnelLine {
  readonly id: string;
  readonly name: string;
  readonly coach: string;
  readonly kind: string;
  readonly path: string;
  /** The full address of its page, on the coach's own host if there is one. */
  readonly address: string;
  readonly file: string;
  readonly source: string | null;
  readonly emailFunction: string | null;
  /** Whether its page is published at the moment. */
  readonly publishing: 'draft' | 'ahead' | 'shown' | 'over';
  /** When its page appears, ends or ended, ISO 8601; null if not declared. */
  readonly changesAt: string | null;
  /** The address of its thank-you page, if it has one. */
  readonly thanksPath: string | null;
  /** The language of its words, like `de`. */
  readonly language: string;
}

/** One funnel: its declaration, and everything it can lead to. */
export interface FunnelDetails extends FunnelLine {
  readonly paths: readonly string[];
  readonly redirects: readonly string[];
  readonly coachSlug: string;
  readonly sender: string;
  readonly journey: Values | null;
  readonly onEmailFailure: string | null;
  readonly event: Values | null;
  /** The current state of its event's dates. */
  readonly dates: readonly {
    readonly key: string;
    /** ISO 8601; null while it is to be announced. */
    readonly startsAt: string | null;
    readonly state: DateState;
    readonly taken: number;
    /** Null means without a limit. */
    readonly seats: number | null;
    readonly waiting: number;
  }[];
  /** Every page, answer and email that it can lead to. */
  readonly map: FunnelMap;
}
