/** The kinds of parts on a funnel's map. */
export type PartKind = 'page' | 'state' | 'form' | 'answer' | 'email' | 'end';

/** The stages of a map, in the order in which people pass through them. */
export type StageKey = 'page' | 'form' | 'answer' | 'emails' | 'ends';

export type PartPreview =
  | { readonly kind: 'page'; readonly state: string }
  | { readonly kind: 'email'; readonly id: string };

/** One thing that people see, get or reach. */
export interface MapPart {
  /** Unique within the map, for example `answer:succeeded`. */
  readonly key: string;
  readonly kind: PartKind;
  readonly title: string;
  /** Its cause, meaning and consequences, in sentences. */
  readonly meaning: string;
  /** `good` is what the funnel is for, `bad` what should not happen; `off` does not exist now. */
  readonly tone: 'plain' | 'good' | 'warn' | 'bad' | 'off';
  /** Whether visitors get it at this moment; only set for the page's states. */
  readonly isNow?: boolean;
  /** When it comes, relative to what it belongs to: "at once", "after 3 days", "24 hours before". */
  readonly when?: string;
  /** When it would come for somebody who sends the form now, ISO 8601. */
  readonly at?: string;
  /** The texts that people read there. */
  readonly words: readonly { readonly label: string; readonly text: string }[];
  readonly preview?: PartPreview;
  /** Where people go from here; empty if their way ends. */
  readonly to: readonly { readonly part: string; readonly by: string }[];
}

/** A stage, with what happens to most people and the alternatives. */
export interface MapStage {
  readonly key: StageKey;
  readonly title: string;
  /** A sentence about all of it. */
  readonly note?: string;
  /** The main way, from top to bottom. */
  readonly main: readonly MapPart[];
  /** The alternatives beside it. */
  readonly side: readonly MapPart[];
}

/** A funnel's map: every page, answer and email that its declaration can lead to. */
export interface FunnelMap {
  readonly stages: readonly MapStage[];
}

/** How often the parts of a map were reached. */
export interface MapFigures {
  /** The number of days, including today. */
  readonly days: number;
  /** By the part's key; parts without a figure are not counted. */
  readonly parts: Readonly<Record<string, PartFigure>>;
}

/** How often a part was reached. */
export interface PartFigure {
  readonly count: number;
  /** What is counted, in the plural: "views", "sent". */
  readonly of: string;
  /** The same for as many days before. */
  readonly before: number;
  /** What exactly is counted, and how exact it is. */
  readonly definition: string;
  /** Further counts in words: "3 bounced". */
  readonly details: readonly { readonly count: number; readonly of: string }[];
}
