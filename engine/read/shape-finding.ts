import type * as v from 'valibot';
import { describeIssue } from './describe-issue.ts';
import type { Finding } from './findings.ts';
import type { ShapeFinding } from './placed-issue.ts';
import type { SchemaNode } from './schema-words.ts';
import { nameWithValue } from './unknown-property.ts';

/** What a schema found wrong in a declaration, in words for marketers: one finding per slip. */
export function describeIssues(
  file: string,
  schema: SchemaNode,
  issues: readonly v.BaseIssue<unknown>[] = [],
): Finding[] {
  return describeShape(file, schema, issues).findings;
}

/** The same, with the places whose values are unknown: refused ones, and those that misspelt properties were meant for. */
export function describeShape(
  file: string,
  schema: SchemaNode,
  issues: readonly v.BaseIssue<unknown>[] = [],
): { readonly findings: Finding[]; readonly unknown: readonly string[] } {
  const found = issues.flatMap((issue) => describeIssue(file, schema, issue));
  // What a misspelt property was meant for is not missing as well.
  const meant = new Set(found.flatMap((one) => one.meant ?? []));
  const ofOtherKind = new Set(found.flatMap((one) => one.otherKind ?? []));
  const all = found.map((one) => {
    const isFree = one.meant === undefined && one.otherKind === undefined;
    const missing = isFree ? findOnlyMissing(one.finding, found) : undefined;
    if (missing === undefined) return one.finding;
    meant.add(missing.path);
    if (lastOf(missing) === lastOf(one.finding)) {
      return {
        ...one.finding,
        problem: `${lastOf(missing)} does not belong here; it is missing at ${missing.path}.`,
        remedy: 'Move it there.',
      };
    }
    return {
      ...one.finding,
      problem: one.finding.problem.replace(
        /(?<= here)\..*/u,
        `, and ${lastOf(missing)} is missing.`,
      ),
      remedy: `Write ${nameWithValue(lastOf(one.finding), lastOf(missing), one.written)} instead.`,
    };
  });
  const findings = all.filter(
    ({ rule, path }, index) =>
      !(rule === 'missing-property' && (meant.has(path) || ofOtherKind.has(groupOf({ path })))) &&
      // What is within a list that should be a group is read once it is one.
      !(rule === 'missing-property' && all.some((one) => path.startsWith(`${one.path}['`))) &&
      all.findIndex((other) => other.path === path) === index,
  );
  return { findings, unknown: [...findings.map(({ path }) => path), ...meant] };
}

/** What is missing where one property is unknown and one other is missing: the same, named otherwise. */
function findOnlyMissing({ rule, path }: Finding, found: readonly ShapeFinding[]) {
  if (rule !== 'unknown-property') return undefined;
  const elsewhere = found.filter(
    ({ finding }) => finding.rule === 'missing-property' && lastOf(finding) === lastOf({ path }),
  );
  if (elsewhere.length === 1) return elsewhere[0]?.finding;
  const there = found.filter(({ finding }) => groupOf(finding) === groupOf({ path }));
  const unknown = there.filter(({ finding }) => finding.rule === 'unknown-property');
  const missing = there.filter(({ finding }) => finding.rule === 'missing-property');
  return unknown.length === 1 && missing.length === 1 ? missing[0]?.finding : undefined;
}

/** The end of a path: a property's name, which may stand in brackets. */
const end = /(?:\['[^']*'\]|\.?[^.[\]]*)$/;
const groupOf = ({ path }: Pick<Finding, 'path'>) => path.replace(end, '');
const lastOf = ({ path }: Pick<Finding, 'path'>) =>
  (end.exec(path)?.[0] ?? '').replace(/^\.|^\['|'\]$/g, '');
