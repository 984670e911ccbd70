import { logBeta } from './log-beta.ts';

/**
 * How strongly the mixture is drawn towards the expected share, as if that many events had been seen
 * already: it decides at which differences intervals are narrowest (here about a fifth), never whether
 * they are right.
 */
const strength = 100;

/** Events of two kinds, one after another, each of the first kind with the same probability. */
export interface Split {
  /** How many were of the first kind, and of the other. */
  readonly ours: number;
  readonly others: number;
  /** The probability of the first kind if there is no difference. */
  readonly expected: number;
}

/**
 * The evidence against a chance: a martingale that begins at 1 where the chance is the true one, so
 * that it ever passes 20 with a chance of at most 1 in 20, however often one looks (Ville 1939). It is
 * the beta-binomial mixture of Robbins (1970), as in Howard, Ramdas, McAuliffe and Sekhon, "Time-uniform,
 * nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49 (2021); exact for any
 * number of events. In logarithms.
 */
export function logEvidence(split: Split, chance: number): number {
  return evidenceAgainst(split)(chance);
}

/** The same for many probabilities. */
function evidenceAgainst({ ours, others, expected }: Split): (chance: number) => number {
  const [a, b] = [strength * expected, strength * (1 - expected)];
  const mixture = logBeta(a + ours, b + others) - logBeta(a, b);
  return (chance) => mixture - ours * Math.log(chance) - others * Math.log1p(-chance);
}

/**
 * The probabilities that the events do not contradict, at an error of `alpha` over all looks together:
 * a confidence sequence. The true probability is in all of these intervals at once, except for that
 * error.
 */
export function chanceInterval(split: Split, alpha: number): readonly [number, number] {
  const { ours, others, expected } = split;
  const evidence = evidenceAgainst(split);
  const isInside = (chance: number) => evidence(chance) < -Math.log(alpha);
  // Between what was expected and what was seen, where the evidence is weak.
  const middle = (ours + strength * expected) / (ours + others + strength);
  const seen = ours > 0 && others > 0 ? ours / (ours + others) : middle;
  return [findEdge(isInside, seen, 0), findEdge(isInside, seen, 1)];
}

/** Where a line from inside to an end of all chances leaves the interval. */
function findEdge(isInside: (chance: number) => boolean, inside: number, end: 0 | 1): number {
  let [near, far] = [inside, end as number];
  for (let step = 0; step < 50; step += 1) {
    const middle = (near + far) / 2;
    if (isInside(middle)) near = middle;
    else far = middle;
  }
  return near;
}
