import { expect, it } from 'vitest';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import { compileSite } from '#engine/compile.ts';
import type { Beside } from '#engine/compile-read.ts';
import { type Finding, formatFinding, pathInside } from '#engine/read/findings.ts';
import { keepByValue } from '#tests/support/run/keep-by-value.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';
import { type Named, rowsOf, type Table } from './table.ts';

/** Changes of the small site of `tests/support/site/declarations.ts`, by file. */
export type Files = Readonly<Record<string, Changes>>;

/** What was written in that site, in any of its files or in its coach's and its page's. */
interface Written {
  readonly changes?: Files | undefined;
  /** Changes of coach.ts. */
  readonly coach?: Changes;
  /** Changes of guide.ts. */
  readonly guide?: Changes;
  /** What is known besides the declarations. */
  readonly beside?: Beside;
}

/** A mistake without what somebody did. */
interface Slip extends Written {
  /** The rule that names it, unless it is the rule of all. */
  readonly rule?: string;
  /**
   * The file and the place that are blamed, for instance `guide.ts, page.title`, or from funnels/ on;
   * the last change if absent.
   */
  readonly at?: string;
  /** The finding's words: the problem and the remedy. */
  readonly says: string;
  /** Rules that rightly find something besides. */
  readonly also?: readonly string[];
}

/** A realistic mistake, with the rule that names it. */
export type Mistake = Slip & Named & { readonly rule: string };

/** Something right that resembles a mistake. */
export type Control = Written & Named;

/** The changes, by file. */
function filesOf({ changes, coach, guide }: Written): Files {
  return changes ?? { ...(coach && { 'coach.ts': coach }), ...(guide && { 'guide.ts': guide }) };
}

const listOf = <One extends Written>(table: Table<One>) =>
  rowsOf(table).map((one) => ({ ...one, changes: filesOf(one) }));

/** Everything that is found in such a site. */
function findAll(
  changes: Files,
  beside: Beside = { pictures: ['funnels/willow/team.jpg'] },
): readonly Finding[] {
  return compileSite(declare(changes), ['/', '/leadmagnet'], {
    ...beside,
    known: ({ around }) => judgeLasting(around, { keeper }),
  }).findings;
}

/** What is found is the same where what was found in other sites is known. */
const keeper = keepByValue();

/** Where the last change was made, as findings name it. */
function placeOfLast(changes: Files): string {
  const [file, changed = {}] = Object.entries(changes).at(-1) ?? [];
  const keys = Object.keys(changed).at(-1)?.split('.') ?? [];
  return `${file}, ${pathInside(keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)))}`;
}

/**
 * Each mistake is named once, with its words, and nothing else is found.
 *
 * @param rule names all mistakes that do not say another one
 */
export function itNames(rule: string, mistakes: Table<Slip>): void;
export function itNames(mistakes: Table<Slip & { readonly rule: string }>): void;
export function itNames(...given: [rule: string, Table<Slip>] | [Table<Slip>]): void {
  const [rule = '', mistakes] = given.length === 1 ? [undefined, given[0]] : given;
  const all = listOf(mistakes).map((one) => ({ rule, at: placeOfLast(one.changes), ...one }));
  it.each(all)('names: $did', ({ changes, rule, at, says, also = [], beside }) => {
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
export function itAccepts(controls: Table<Written>): void {
  it.each(listOf(controls))('accepts: $did', ({ changes, beside }) => {
    expect(findAll(changes, beside).map(formatFinding)).toEqual([]);
  });
}
