import * as v from 'valibot';
import { describeOddCharacter, withPlainCharacters } from '#engine/text/odd-character.ts';
import { allOf, oneOf, quote } from '#engine/text/wording.ts';
import { type Finding, pathInside } from './findings.ts';
import { findMeantProperty } from './meanings.ts';
import { describeRule, describeRules } from './rule-words.ts';
import {
  chooseFitting,
  describeSchema,
  findSchema,
  kindsWith,
  listAllProperties,
  listProperties,
  listTexts,
  type SchemaNode,
} from './schema-words.ts';
import { describeWrongType } from './type-words.ts';
import { inUnitOf } from './units.ts';
import { findCousin, findGroupWith, findHolder, isName } from './where-it-belongs.ts';

/** What a schema found wrong, with what else follows from the same slip. */
interface ShapeFinding {
  readonly finding: Finding;
  /** The place that a misspelt property was meant for, which is therefore not missing. */
  readonly meant?: string;
  /** The group that seems to be of another kind, whose own properties are therefore not missing. */
  readonly otherKind?: string;
  /** What is written under an unknown name. */
  readonly written?: unknown;
}

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
      remedy: `Write ${nameWithValue(one, lastOf(missing))} instead.`,
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

/** The right name for what is written under another, with its value where the unit is another, too. */
function nameWithValue(
  { finding, written }: { readonly finding: Pick<Finding, 'path'>; readonly written?: unknown },
  name: string,
): string {
  const value = inUnitOf(lastOf(finding), name, written);
  return value === undefined ? name : `${name}: ${value}`;
}

/** The end of a path: a property's name, which may stand in brackets. */
const end = /(?:\['[^']*'\]|\.?[^.[\]]*)$/;
const groupOf = ({ path }: Pick<Finding, 'path'>) => path.replace(end, '');
const lastOf = ({ path }: Pick<Finding, 'path'>) =>
  (end.exec(path)?.[0] ?? '').replace(/^\.|^\['|'\]$/g, '');

function describeIssue(
  file: string,
  schema: SchemaNode,
  issue: v.BaseIssue<unknown>,
  before: readonly v.IssuePathItem[] = [],
  union: SchemaNode | undefined = undefined,
): ShapeFinding[] {
  const own = issue.path ?? [];
  const steps = [...before, ...own];
  const keys = steps
    .map(({ key }) => key)
    .filter((key) => typeof key === 'string' || typeof key === 'number');
  const name = String(keys.at(-1) ?? 'declaration');
  const finding = (rule: string, problem: string, remedy: string): Finding => ({
    rule,
    severity: 'error',
    file,
    path: pathInside(keys),
    problem,
    remedy,
  });

  const holder: unknown = steps.at(-1)?.input;
  if (Array.isArray(holder) && typeof keys.at(-1) === 'string') {
    const group = findSchema(schema, steps.slice(0, -1));
    const expected = group === undefined ? 'a group of properties' : describeSchema(group);
    const found = finding(
      'wrong-value',
      `Found a list instead of ${expected}.`,
      'Write the group without square brackets around it.',
    );
    return [{ finding: { ...found, path: pathInside(keys.slice(0, -1)) } }];
  }
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = listProperties(schema, steps);
    const names = typeof holder === 'object' && holder !== null ? Object.keys(holder) : [];
    const written: unknown = Reflect.get(Object(holder), name);
    if (union && listAllProperties(union).includes(name)) {
      return [
        {
          finding: finding(
            'unknown-property',
            `${allOf(names)} exclude each other here.`,
            `Keep ${oneOf(names)}.`,
          ),
        },
      ];
    }
    const group = findSchema(schema, steps.slice(0, -1));
    const { key, kinds } = (group && kindsWith(group, name)) ?? { key: '', kinds: [] };
    const isKnownKind = listTexts(group).includes(String(Reflect.get(Object(holder), key)));
    // A section has many kinds, of which nobody knows which one was meant.
    const isFew = steps.length === 1 || kinds.length === 1;
    if (isFew && isKnownKind && kinds.length > 0 && !known.includes(name)) {
      const kind: unknown = Reflect.get(Object(holder), key);
      const hasSimilar = findMeantProperty(name, known) !== undefined;
      if (steps.length === 1 || !hasSimilar) {
        return [
          {
            finding: finding(
              'unknown-property',
              `There is no property ${name} where ${key} is ${quote(kind)}.`,
              `Remove it, or write ${key}: ${oneOf(kinds.map(quote))}.`,
            ),
            otherKind: pathInside(keys.slice(0, -1)),
          },
        ];
      }
    }
    const free = known.filter((one) => !names.includes(one));
    const plain = withPlainCharacters(name);
    const similar = free.includes(plain) ? plain : findMeantProperty(name, free);
    const beside = similar === undefined ? findHolder(schema, steps) : undefined;
    if (beside !== undefined) {
      const within = keys.findLast((key, index) => index < keys.length - 1 && isName(key));
      return [
        {
          finding: finding(
            'unknown-property',
            `${name} does not belong into ${within}.`,
            `Move it out: it stands beside ${beside.neighbour}.`,
          ),
          meant: pathInside([...keys.slice(0, beside.depth), name]),
        },
      ];
    }
    const inner = similar === undefined ? findGroupWith(schema, steps) : undefined;
    if (inner !== undefined) {
      return [
        {
          finding: finding(
            'unknown-property',
            `${name} does not stand here: it is a part of ${inner}.`,
            `Move it there: ${inner}: { ${name}: … }.`,
          ),
          meant: pathInside([...keys.slice(0, -1), inner]),
        },
      ];
    }
    const cousin = similar === undefined ? findCousin(schema, steps) : undefined;
    if (cousin !== undefined) {
      return [
        {
          finding: finding(
            'unknown-property',
            `${name} does not belong into ${keys.findLast((key, index) => index < keys.length - 1 && isName(key))}; it is a part of ${cousin.group}.`,
            cousin.isWritten
              ? `Remove it: ${cousin.group}.${name} says it already.`
              : `Move it there: ${cousin.group}: { ${name}: …, … }.`,
          ),
        },
      ];
    }
    const odd = describeOddCharacter(name);
    const why = odd === undefined ? '' : `: ${odd}`;
    return [
      {
        finding: finding(
          'unknown-property',
          similar === undefined
            ? `There is no property ${name} here${why}. The properties here are ${allOf(known)}.`
            : `There is no property ${name} here${why}.`,
          similar === undefined
            ? 'Remove it or correct its spelling.'
            : `Write ${nameWithValue({ finding: { path: name }, written }, similar)}.`,
        ),
        written,
        ...(similar === undefined ? {} : { meant: pathInside([...keys.slice(0, -1), similar]) }),
      },
    ];
  }
  if (issue.kind === 'validation') {
    const { problem, remedy } = describeRule(issue, steps.at(-1)?.origin === 'key');
    return [{ finding: finding('wrong-value', problem, remedy) }];
  }
  const part = findPart(schema, steps, issue);
  const fitting = part && chooseFitting(part, issue.input);
  if (issue.type === 'union' && fitting && isSchema(fitting)) {
    // The member itself says which of its properties is wrong.
    const inner = v.safeParse(fitting, issue.input);
    const issues = inner.issues ?? [];
    if (issues.length > 0) {
      return issues.flatMap((one) => describeIssue(file, schema, one, steps, part));
    }
  }
  const tries = issue.type === 'union' ? (issue.issues ?? []) : [];
  if (tries.length > 1 && tries.every(({ kind }) => kind === 'validation')) {
    const { problem, remedy } = describeRules(tries);
    return [{ finding: finding('wrong-value', problem, remedy) }];
  }
  const expected = part === undefined ? 'something else' : describeSchema(part);
  if (issue.received === 'undefined') {
    if (part?.type === 'exact_optional') {
      return [
        {
          finding: finding(
            'missing-property',
            `${name} is undefined, so it says nothing.`,
            `Write ${expected}, or remove the line.`,
          ),
        },
      ];
    }
    return [
      { finding: finding('missing-property', `${name} is missing.`, `Add ${name}: ${expected}.`) },
    ];
  }
  return [
    {
      finding: finding(
        'wrong-value',
        `Found ${quote(issue.input)} instead of ${expected}.`,
        describeWrongType(part, issue.input, expected),
      ),
    },
  ];
}

function isSchema(node: SchemaNode): node is SchemaNode & v.GenericSchema {
  return '~run' in node;
}

/** The schema at an issue's place; a variant's issue points at its discriminant. */
function findPart(
  schema: SchemaNode,
  steps: readonly v.IssuePathItem[],
  issue: v.BaseIssue<unknown>,
): SchemaNode | undefined {
  const part = findSchema(schema, steps);
  const last = steps.at(-1);
  if (issue.type !== 'variant' || last === undefined) return part;
  const parent = findSchema(schema, steps.slice(0, -1));
  return parent?.type === 'variant' && parent.key === last.key
    ? findSchema(parent, [{ input: undefined, key: last.key }])
    : part;
}
