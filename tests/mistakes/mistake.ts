import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { type Finding, formatFinding } from '#engine/read/findings.ts';
import { type Changes, declare } from '#tests/support/declarations.ts';

/** A realistic mistake, made in the small site of `tests/support/declarations.ts`. */
export interface Mistake {
  /** What somebody did, as its title. */
  readonly did: string;
  /** The changes that make it, by file. */
  readonly changes: Readonly<Record<string, Changes>>;
  /** The rule that names it. */
  readonly rule: string;
  /** The file and the place that are blamed, for instance `guide.ts, page.title`. */
  readonly at: string;
  /** The finding's words: the problem and the remedy. */
  readonly says: string;
  /** Rules that rightly find something besides. */
  readonly also?: readonly string[];
}

/** Something right that resembles a mistake. */
export interface Control {
  readonly did: string;
  readonly changes: Readonly<Record<string, Changes>>;
}

/** Everything that is found in such a site. */
export function findAll(changes: Readonly<Record<string, Changes>>): readonly Finding[] {
  return compileSite(declare(changes), ['/', '/leadmagnet'], {
    pictures: ['funnels/willow/team.jpg'],
  }).findings;
}

/** Each mistake is named once, with its words, and nothing else is found. */
export function itNames(mistakes: readonly Mistake[]): void {
  it.each(mistakes)('names: $did', ({ changes, rule, at, says, also = [] }) => {
    const findings = findAll(changes);
    const named = findings.filter((finding) => finding.rule === rule);
    expect(named.map(formatFinding)).toEqual([`funnels/willow/${at}: ${says}`]);
    const others = findings.filter((finding) => finding.rule !== rule);
    expect([...new Set(others.map((finding) => finding.rule))].sort()).toEqual([...also].sort());
  });
}

/** Nothing is found in any of these. */
export function itAccepts(controls: readonly Control[]): void {
  it.each(controls)('accepts: $did', ({ changes }) => {
    expect(findAll(changes).map(formatFinding)).toEqual([]);
  });
}
