import type { LeftOutKind } from '#engine/figures/steps.ts';
import { notNamed, type TrafficSource } from '#engine/traffic/traffic-source.ts';
import { countMissing, type MissingPages } from './missing.ts';
import { addToSketch, emptySketch, mergeSketch, type Sketch } from './sketch.ts';

/** A page as it is counted. Every edition of a page is an object of its own. */
export interface CountedPage {
  readonly funnel: string;
  /** A hash of what its visitors see; empty if unknown. */
  readonly version: string;
  /** The variant of an experiment; empty if there is none. */
  readonly variant: string;
}

/** The steps that a process counts itself. */
export const countedSteps = ['views', 'interests', 'sent', 'refused', 'booked'] as const;
export type CountedStep = (typeof countedSteps)[number];

/** The counts of a page and a source. */
export interface Counted {
  readonly page: CountedPage;
  readonly source: TrafficSource;
  readonly steps: Record<CountedStep, number>;
  /** Absent if nobody saw the page. */
  sketch?: Sketch;
}

/** What one process has counted on one day and not written yet. */
export interface DayCounts {
  readonly day: string;
  readonly pages: Map<CountedPage, Map<TrafficSource, Counted>>;
  readonly leftOut: Map<string, Map<LeftOutKind, number>>;
  readonly missing: MissingPages;
  /** Each funnel's sources on this day. */
  readonly sources: Map<string, Set<TrafficSource>>;
}

/** The maximum number of a funnel's sources per day, so that invented ones cannot fill memory or tables. */
const maxSources = 300;

/**
 * Empty counts for a day.
 *
 * @param before earlier counts; those of the same day know the existing sources
 */
export function emptyCounts(day: string, before?: DayCounts): DayCounts {
  const sources = before?.day === day ? before.sources : new Map();
  return { day, pages: new Map(), leftOut: new Map(), missing: new Map(), sources };
}

/** Adds one to a step. */
export function countStep(
  counts: DayCounts,
  step: CountedStep,
  page: CountedPage,
  source: TrafficSource,
  visitor?: Buffer,
): void {
  const counted = find(counts, page, source);
  counted.steps[step] += 1;
  if (visitor === undefined) return;
  counted.sketch ??= emptySketch();
  addToSketch(counted.sketch, visitor);
}

/** Adds to what was left out. */
export function countLeftOut(
  { leftOut }: DayCounts,
  funnel: string,
  kind: LeftOutKind,
  views = 1,
): void {
  const kinds = leftOut.get(funnel) ?? new Map<LeftOutKind, number>();
  leftOut.set(funnel, kinds.set(kind, (kinds.get(kind) ?? 0) + views));
}

/** Adds counts of the same page and source. */
export function addCounted(into: Counted, { steps, sketch }: Counted): void {
  for (const step of countedSteps) into.steps[step] += steps[step];
  if (sketch === undefined) return;
  into.sketch ??= emptySketch();
  mergeSketch(into.sketch, sketch);
}

/** Adds counts of the same day. */
export function addCounts(into: DayCounts, other: DayCounts): void {
  for (const sources of other.pages.values()) {
    for (const counted of sources.values()) {
      addCounted(find(into, counted.page, counted.source), counted);
    }
  }
  for (const [funnel, kinds] of other.leftOut) {
    for (const [kind, views] of kinds) countLeftOut(into, funnel, kind, views);
  }
  for (const [path, counted] of other.missing) countMissing(into.missing, path, counted);
}

/** A page and a source without any counts yet. */
export function emptyCounted(page: CountedPage, source: TrafficSource): Counted {
  return { page, source, steps: { views: 0, interests: 0, sent: 0, refused: 0, booked: 0 } };
}

function find(counts: DayCounts, page: CountedPage, asked: TrafficSource): Counted {
  let sources = counts.pages.get(page);
  if (sources === undefined) {
    sources = new Map();
    counts.pages.set(page, sources);
  }
  const known = sources.get(asked);
  if (known !== undefined) return known;
  const source = tellApart(counts, page.funnel, asked);
  const counted = sources.get(source) ?? emptyCounted(page, source);
  sources.set(source, counted);
  return counted;
}

function tellApart(counts: DayCounts, funnel: string, source: TrafficSource): TrafficSource {
  const known = counts.sources.get(funnel) ?? new Set();
  counts.sources.set(funnel, known);
  if (known.size >= maxSources && !known.has(source)) return notNamed.other;
  known.add(source);
  return source;
}
