import { allOf, count } from '#engine/text/wording.ts';
import {
  type ArmCounts,
  compareArms,
  findMismatch,
  type Ratio,
  successesUntilKnown,
} from './compare.ts';

/** The error over all variants and all looks together: intervals hold with 95% certainty. */
export const certainty = 0.95;

/** No verdict before an experiment has run for a whole week and brought this many leads. */
const minDays = 7;
export const minSuccesses = 100;

/** Differences below it are not worth waiting for. */
const worthwhile = 0.05;

const daysOfMonth = 30.4;

/** How one variant compares with the page as it is. */
export interface Comparison extends Ratio {
  readonly name: string;
}

/** An experiment's result so far. */
export interface Verdict {
  readonly kind: 'untrusted' | 'early' | 'better' | 'worse' | 'alike' | 'undecided';
  /** The variant it is about; absent for none or all. */
  readonly variant?: string;
  readonly sentence: string;
}

/** Every variant compared with the control, which is the first; their intervals hold together. */
export function compareAll(arms: readonly ArmCounts[]): readonly Comparison[] {
  const [control, ...variants] = arms;
  if (control === undefined) return [];
  const alpha = alphaOf(variants);
  return variants.map((variant) => {
    return { name: variant.name, ...compareArms(control, variant, alpha) };
  });
}

/**
 * One sentence in plain words: which page is better, by how much at least, how certainly, and what it
 * is worth, or how long it takes until that is known. It may be asked every day.
 *
 * @param arms the control first
 * @param days for how many days the experiment has run
 * @param isOver it has ended, so that no time will tell more
 */
export function judgeExperiment(arms: readonly ArmCounts[], days: number, isOver = false): Verdict {
  const [control, ...variants] = arms;
  if (control === undefined) throw new Error('An experiment has a control.');
  const mismatch = findMismatch(arms);
  if (mismatch) {
    const { arm, expected } = mismatch;
    return {
      kind: 'untrusted',
      variant: arm.name,
      sentence: `These figures cannot be trusted: ${count(arm.visitors, 'visitor')} saw “${arm.name}” where about ${Math.round(expected)} were to be expected. Find out what keeps one of the pages from being shown or counted.`,
    };
  }
  const all = arms.reduce((sum, { successes }) => sum + successes, 0);
  const pace = all / Math.max(1, days);
  if (all < minSuccesses || days < minDays) {
    return isOver ? tellEndedEarly(all, days) : tellEarly(all, days, pace);
  }
  const compared = compareAll(arms);
  const winner = compared.filter(({ from }) => from > 1).toSorted((a, b) => b.from - a.from)[0];
  // What all visitors would bring in a month if each of them saw the page as it is.
  const month = (control.successes / control.share / days) * daysOfMonth;
  if (winner) return tellBetter(winner, month);
  if (compared.every(({ to }) => to < 1)) return tellWorse(compared, month);
  const isSettled = ({ from, to }: Ratio) =>
    to < 1 || (from >= 1 - worthwhile && to <= 1 + worthwhile);
  if (compared.every(isSettled)) return tellAlike(compared);
  const open = compared.filter((one) => !isSettled(one));
  const leading = open.toSorted((a, b) => b.estimate - a.estimate)[0];
  const variant = variants.find(({ name }) => name === leading?.name);
  if (!leading || !variant) throw new Error('An experiment has a variant.');
  if (isOver) return tellEndedUndecided(leading);
  const more = successesUntilKnown(control, variant, alphaOf(variants));
  const pairPace = (control.successes + variant.successes) / days;
  return tellUndecided(leading, more === undefined ? undefined : more / pairPace);
}

/** Several variants share the error. */
function alphaOf(variants: readonly ArmCounts[]): number {
  return (1 - certainty) / variants.length;
}

const surely = `with ${certainty * 100}% certainty however often one looks`;

function tellEarly(all: number, days: number, pace: number): Verdict {
  const wait = Math.ceil(Math.max(minDays - days, (minSuccesses - all) / pace));
  const when = Number.isFinite(wait) ? `; at this pace that is in ${count(wait, 'day')}` : '';
  return {
    kind: 'early',
    sentence: `Too early to tell: a verdict needs ${minSuccesses} leads and ${minDays} days, and there ${all === 1 ? 'is' : 'are'} ${count(all, 'lead')} in ${count(days, 'day')}${when}.`,
  };
}

function tellEndedEarly(all: number, days: number): Verdict {
  return {
    kind: 'early',
    sentence: `It ended too early to tell: a verdict needs ${minSuccesses} leads and ${minDays} days, and there ${all === 1 ? 'was' : 'were'} ${count(all, 'lead')} in ${count(days, 'day')}.`,
  };
}

function tellBetter({ name, from }: Comparison, month: number): Verdict {
  const leads = Math.floor((from - 1) * month);
  const worth = leads < 1 ? '' : `, which is ${count(leads, 'lead')} a month or more`;
  return {
    kind: 'better',
    variant: name,
    sentence: `“${name}” is better than the page as it is: at least ${percent(from - 1)} more leads${worth}, ${surely}.`,
  };
}

function tellWorse(compared: readonly Comparison[], month: number): Verdict {
  const [best] = compared.toSorted((a, b) => b.to - a.to);
  const to = best?.to ?? 1;
  const leads = Math.floor((1 - to) * month);
  const worth = leads < 1 ? '' : `, which is ${count(leads, 'lead')} a month or more`;
  const names = allOf(compared.map(({ name }) => `“${name}”`));
  return {
    kind: 'worse',
    sentence: `The page as it is is better than ${names}: ${compared.length === 1 ? 'that one brings' : 'each brings'} at least ${percent(1 - to)} fewer leads${worth}, ${surely}.`,
  };
}

function tellAlike(compared: readonly Comparison[]): Verdict {
  const names = allOf(compared.map(({ name }) => `“${name}”`));
  return {
    kind: 'alike',
    sentence: `${names} ${compared.length === 1 ? 'brings' : 'bring'} no difference worth having: ${percent(worthwhile)} more leads at the most, ${surely}. Keep the words you like best.`,
  };
}

function tellUndecided(
  { name, estimate, from, to }: Comparison,
  days: number | undefined,
): Verdict {
  const seen = `“${name}” brings between ${change(from)} and ${change(to)} leads, ${surely}`;
  const wait =
    days === undefined || days > 365
      ? 'If the difference is as small as it seems, it takes more than a year to know: keep the words you like best, or try bolder ones.'
      : `If it is ${change(estimate)} as it seems, that is known in about ${count(Math.max(1, Math.ceil(days)), 'day')}.`;
  return { kind: 'undecided', variant: name, sentence: `Not decided yet: ${seen}. ${wait}` };
}

function tellEndedUndecided({ name, from, to }: Comparison): Verdict {
  return {
    kind: 'undecided',
    variant: name,
    sentence: `It ended undecided: "${name}" brought between ${change(from)} and ${change(to)} leads, ${surely}.`,
  };
}

/** Beyond this a ratio's digits say nothing: there was next to none to compare with. */
const maxRatio = 100;

/** A ratio as "12% more", "1,200% more", "12% fewer" or, where there was next to none, "many times more". */
export function change(ratio: number): string {
  if (ratio > maxRatio) return 'many times more';
  const number = Math.abs(ratio - 1) * 100;
  const rounded = number < 9.95 ? Math.round(number * 10) / 10 : Math.round(number);
  return `${rounded.toLocaleString('en-GB')}% ${ratio >= 1 ? 'more' : 'fewer'}`;
}

/** Rounded down: tenths below ten, otherwise whole numbers. */
function percent(part: number): string {
  // A tiny amount is added because 0.29 * 100 is less than 29.
  const number = part * 100 + 1e-9;
  return `${number < 10 ? Math.floor(number * 10) / 10 : Math.floor(number)}%`;
}
