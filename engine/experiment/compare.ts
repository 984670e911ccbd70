import { chanceInterval, logEvidence, type Split } from './share-sequence.ts';

/** What one of an experiment's pages has had so far. */
export interface ArmCounts {
  readonly name: string;
  /** What part of the visitors sees it. */
  readonly share: number;
  /** Visitors of days, as they are counted: about, and with those who come back. */
  readonly visitors: number;
  readonly successes: number;
}

/** How many times as many successes a variant has, per visitor, as the control. */
export interface Ratio {
  readonly estimate: number;
  /** Between which it lies, but for the error. */
  readonly from: number;
  readonly to: number;
}

/**
 * Compares two pages by their successes alone: each success comes from the variant with a chance that
 * follows from the shares of the visitors and from how much better the variant is. So neither programs
 * that are counted as visitors nor a good or a bad week can make a difference where there is none, and
 * nothing has to be known of how many visitors there are.
 *
 * @param alpha the error over all looks together
 */
export function compareArms(control: ArmCounts, variant: ArmCounts, alpha: number): Ratio {
  const split = splitOf(control, variant);
  const ratioOf = (chance: number) =>
    (chance / (1 - chance)) * ((1 - split.expected) / split.expected);
  const [low, high] = chanceInterval(split, alpha);
  const chance = split.ours / Math.max(1, split.ours + split.others);
  return { estimate: ratioOf(chance), from: ratioOf(low), to: ratioOf(high) };
}

/**
 * How many more successes of both together it takes until the difference is known, if it is what it
 * seems to be; undefined where that is more than a limit.
 */
export function successesUntilKnown(
  control: ArmCounts,
  variant: ArmCounts,
  alpha: number,
  limit = 1e7,
): number | undefined {
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

/** How far counts of visitors may be off: what the sketch of a day promises, several times over. */
const tolerance = 0.05;

/** An alarm that is wrong less than once in a thousand experiments. */
const alarmAlpha = 0.001;

/**
 * Whether a page was seen by many more or fewer visitors than was dealt to it, so that something
 * besides chance decides who sees or is counted (sample-ratio mismatch). A sequential test like that of
 * Lindon and Malek, "Anytime-valid inference for multinomial count data", NeurIPS 2022: it may be asked
 * every day. Differences within what counting itself may be off raise no alarm.
 *
 * @returns the page that is off most, with the visitors that were to be expected
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
