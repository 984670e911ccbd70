import { expect, it } from 'vitest';
import { type Beside, compileSite } from '#engine/compile.ts';
import { type Finding, formatFinding } from '#engine/read/findings.ts';
import { type Changes, declare } from '#tests/support/declarations.ts';
import { keepByValue } from '#tests/support/keep-by-value.ts';

/** A realistic mistake, made in the small site of `tests/support/declarations.ts`. */
export interface Mistake {
  /** What somebody did, as its title. */
  readonly did: string;
  /** The changes that make it, by file. */
  readonly changes: Readonly<Record<string, Changes>>;
  /** The rule that names it. */
  readonly rule: string;
  /** The file and the place that are blamed, for instance `guide.ts, page.title`, or from funnels/ on. */
  readonly at: string;
  /** The finding's words: the problem and the remedy. */
  readonly says: string;
  /** Rules that rightly find something besides. */
  readonly also?: readonly string[];
  /** What is known besides the declarations. */
  readonly beside?: Beside;
}

/** Something right that resembles a mistake. */
export interface Control {
  readonly did: string;
  readonly changes: Readonly<Record<string, Changes>>;
  readonly beside?: Beside;
}

/** Everything that is found in such a site. */
function findAll(
  changes: Readonly<Record<string, Changes>>,
  beside: Beside = { pictures: ['funnels/willow/team.jpg'] },
): readonly Finding[] {
  return compileSite(declare(changes), ['/', '/leadmagnet'], { ...beside, keeper }).findings;
}

/** What is found is the same where what was found in other sites is known. */
const keeper = keepByValue();

/** Each mistake is named once, with its words, and nothing else is found. */
export function itNames(mistakes: readonly Mistake[]): void {
  it.each(mistakes)('names: $did', ({ changes, rule, at, says, also = [], beside }) => {
    const findings = findAll(changes, beside);
    const named = findings.filter((finding) => finding.rule === rule);
    expect(named.map(formatFinding)).toEqual([
      `${at.startsWith('funnels/') ? '' : 'funnels/willow/'}${at}: ${says}`,
    ]);
    const others = findings.filter((finding) => finding.rule !== rule);
    expect([...new Set(others.map((finding) => finding.rule))].sort()).toEqual([...also].sort());
  });
}

/** Nothing is found in any of these. */
export function itAccepts(controls: readonly Control[]): void {
  it.each(controls)('accepts: $did', ({ changes, beside }) => {
    expect(findAll(changes, beside).map(formatFinding)).toEqual([]);
  });
}
