import { chanceInterval, logEvidence, type Split } from './share-sequence.ts';

/** The figures of one of an experiment's pages so far. */
export interface ArmCounts {
  readonly name: string;
  readonly share: number;
  /** Visitors by day, as counted: approximate, and including returning ones. */
  readonly visitors: number;
  readonly successes: number;
}

/** The factor by which a variant has more successes per visitor than the control. */
export interface Ratio {
  readonly estimate: number;
  /** The interval in which it lies, except for the error. */
  readonly from: number;
  readonly to: number;
}

/**
 * Compares two pages by their successes alone: the probability that a success comes from the variant
 * follows from the shares of the visitors and from how much better the variant is. So neither programs
 * counted as visitors nor a good or bad week can make a difference where there is none, and the number
 * of visitors need not be known.
 *
 * @param alpha the error over all looks together
 */
export function compareArms(control: ArmCounts, variant: ArmCounts, alpha: number): Ratio {
  const split = splitOf(control, variant);
  const ratioOf = (chance: number) =>
    (chance / (1 - chance)) * ((1 - split.expected) / split.expected);
  const [low, high] = chanceInterval(split, alpha);
  const chance = split.ours / Math.max(1, split.ours + split.others);
  const to = ratioOf(high);
  // Where the control has none, the factor would have no end, and no JSON could hold it.
  return { estimate: Math.min(ratioOf(chance), to), from: ratioOf(low), to };
}

/**
 * How many more successes of both together it takes until the difference is known, if it is what it
 * seems to be; undefined above a limit.
 */
export function successesUntilKnown(
  control: ArmCounts,
  variant: ArmCounts,
  alpha: number,
): number | undefined {
  const limit = 1e7;
  const { ours, others, expected } = splitOf(control, variant);
  const known = ours + others;
  const isKnown = (all: number) => {
    const scaled = { ours: (ours / known) * all, others: (others / known) * all, expected };
    return logEvidence(scaled, expected) >= -Math.log(alpha);
  };
  if (known === 0 || !isKnown(limit)) return undefined;
  let [below, above] = [known, limit];
  while (above - below > 1) {
    const middle = (below + above) / 2;
    if (isKnown(middle)) above = middle;
    else below = middle;
  }
  return Math.ceil(above - known);
}

function splitOf(control: ArmCounts, variant: ArmCounts): Split {
  return {
    ours: variant.successes,
    others: control.successes,
    expected: variant.share / (variant.share + control.share),
  };
}

/** How far visitor counts may be off: several times the error of a day's sketch. */
const tolerance = 0.05;

/** A false alarm in less than one of a thousand experiments. */
const alarmAlpha = 0.001;

/**
 * Whether a page was seen by many more or fewer visitors than its share, so that something besides
 * chance decides who sees it or is counted (sample-ratio mismatch). A sequential test like that of
 * Lindon and Malek, "Anytime-valid inference for multinomial count data", NeurIPS 2022, so it may be
 * used every day. Differences within the counting error raise no alarm.
 *
 * @returns the page that is off most, with its expected visitors
 */
export function findMismatch(
  arms: readonly ArmCounts[],
): { readonly arm: ArmCounts; readonly expected: number } | undefined {
  const all = arms.reduce((sum, { visitors }) => sum + visitors, 0);
  const alarms = arms.flatMap((arm) => {
    const split = { ours: arm.visitors, others: all - arm.visitors, expected: arm.share };
    const seen = arm.visitors / Math.max(1, all);
    const near = Math.min(Math.max(seen, arm.share * (1 - tolerance)), arm.share * (1 + tolerance));
    const evidence = logEvidence(split, Math.min(near, 1 - 1e-9));
    return evidence >= -Math.log(alarmAlpha / arms.length)
      ? [{ arm, expected: arm.share * all, evidence }]
      : [];
  });
  return alarms.toSorted((one, other) => other.evidence - one.evidence)[0];
}
