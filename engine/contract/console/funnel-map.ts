/** What a part of a funnel's map is. */
export type PartKind = 'page' | 'state' | 'form' | 'answer' | 'email' | 'end';

/** What the parts of a map are drawn under, in the order in which people pass through them. */
export type StageKey = 'page' | 'form' | 'answer' | 'emails' | 'ends';

/** What shows a part as people get it. */
export type PartPreview =
  | { readonly kind: 'page'; readonly state: string }
  | { readonly kind: 'email'; readonly id: string };

/** One thing that people see, get or come to. */
export interface MapPart {
  /** Unique within the map, for instance `answer:succeeded`. */
  readonly key: string;
  readonly kind: PartKind;
  readonly title: string;
  /** What leads to it, what it means and what follows, in sentences. */
  readonly meaning: string;
  /** `good` is what the funnel is for, `bad` what should not happen; `off` is not there now. */
  readonly tone: 'plain' | 'good' | 'warn' | 'bad' | 'off';
  /** Whether it is what visitors get at this moment; said of the page's states only. */
  readonly isNow?: boolean;
  /** When it comes, counted from what it belongs to: "at once", "after 3 days", "24 hours before". */
  readonly when?: string;
  /** When it would come for somebody who sends the form now, ISO 8601. */
  readonly at?: string;
  /** What people read there, piece by piece. */
  readonly words: readonly { readonly label: string; readonly text: string }[];
  readonly preview?: PartPreview;
  /** Where people go from here; none where their way ends. */
  readonly to: readonly { readonly part: string; readonly by: string }[];
}

/** A part of the way, with what happens to most people and what may happen instead. */
export interface MapStage {
  readonly key: StageKey;
  readonly title: string;
  /** What holds for all of it, in a sentence. */
  readonly note?: string;
  /** The way that the funnel is made for, from top to bottom. */
  readonly main: readonly MapPart[];
  /** What may happen beside it. */
  readonly side: readonly MapPart[];
}

/** A funnel as what it is: every page, answer and email that its declaration can bring about. */
export interface FunnelMap {
  readonly stages: readonly MapStage[];
}

/** How often the parts of a map were reached. */
export interface MapFigures {
  /** How many days back, today included. */
  readonly days: number;
  /** By the part's key; of a part without a figure nothing is counted. */
  readonly parts: Readonly<Record<string, PartFigure>>;
}

/** How often a part was reached. */
export interface PartFigure {
  readonly count: number;
  /** What is counted, in the plural: "views", "sent". */
  readonly of: string;
  /** The same over as many days before. */
  readonly before: number;
  /** What exactly is counted, and how exact it is. */
  readonly definition: string;
  /** What more is known of it, as words with numbers: "3 bounced". */
  readonly details: readonly { readonly count: number; readonly of: string }[];
}
