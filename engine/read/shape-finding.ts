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
  type SchemaNode,
} from './schema-words.ts';
import { describeWrongType } from './type-words.ts';

/** What a schema found wrong, with what else follows from the same slip. */
interface ShapeFinding {
  readonly finding: Finding;
  /** The place that a misspelt property was meant for, which is therefore not missing. */
  readonly meant?: string;
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
  const all = found.map((one) => {
    const missing = one.meant === undefined ? findOnlyMissing(one.finding, found) : undefined;
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
      remedy: `Write ${lastOf(missing)} instead.`,
    };
  });
  const findings = all.filter(
    ({ rule, path }, index) =>
      !(rule === 'missing-property' && meant.has(path)) &&
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
  const group = path.slice(0, path.lastIndexOf('.') + 1);
  const there = found.filter(
    ({ finding }) => finding.path.slice(0, finding.path.lastIndexOf('.') + 1) === group,
  );
  const unknown = there.filter(({ finding }) => finding.rule === 'unknown-property');
  const missing = there.filter(({ finding }) => finding.rule === 'missing-property');
  return unknown.length === 1 && missing.length === 1 ? missing[0]?.finding : undefined;
}

const lastOf = ({ path }: Pick<Finding, 'path'>) => path.slice(path.lastIndexOf('.') + 1);

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
    const written = typeof holder === 'object' && holder !== null ? Object.keys(holder) : [];
    if (union && listAllProperties(union).includes(name)) {
      return [
        {
          finding: finding(
            'unknown-property',
            `${allOf(written)} exclude each other here.`,
            `Keep ${oneOf(written)}.`,
          ),
        },
      ];
    }
    const others = steps.length === 1 ? kindsWith(schema, name) : [];
    if (others.length > 0 && !known.includes(name)) {
      const kind: unknown = Reflect.get(Object(holder), 'kind');
      return [
        {
          finding: finding(
            'unknown-property',
            `There is no property ${name} where kind is ${quote(kind)}.`,
            `Remove it, or write kind: ${oneOf(others.map(quote))}.`,
          ),
        },
      ];
    }
    const free = known.filter((one) => !written.includes(one));
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
    const odd = describeOddCharacter(name);
    const why = odd === undefined ? '' : `: ${odd}`;
    return [
      {
        finding: finding(
          'unknown-property',
          similar === undefined
            ? `There is no property ${name} here${why}. The properties here are ${allOf(known)}.`
            : `There is no property ${name} here${why}.`,
          similar === undefined ? 'Remove it or correct its spelling.' : `Write ${similar}.`,
        ),
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

/** The group around the one at an issue's place that lacks its property: somebody put it in too deep. */
function findHolder(schema: SchemaNode, steps: readonly v.IssuePathItem[]) {
  const name = String(steps.at(-1)?.key);
  for (let depth = steps.length - 2; depth >= 0; depth -= 1) {
    const { input, key } = steps[depth] ?? {};
    const known = listProperties(schema, steps.slice(0, depth + 1));
    const isFree = typeof input === 'object' && input !== null && !Object.hasOwn(input, name);
    if (isName(key) && isFree && known.includes(name)) return { depth, neighbour: key };
  }
  return undefined;
}

/** The one group beside an issue's place that has its property and is not written yet. */
function findGroupWith(schema: SchemaNode, steps: readonly v.IssuePathItem[]) {
  const { input, key } = steps.at(-1) ?? {};
  const groups = listProperties(schema, steps).filter((one) => {
    if (Object.hasOwn(Object(input), one)) return false;
    const inside = listProperties(schema, [
      ...steps.slice(0, -1),
      { input, key: one },
      { input: {}, key },
    ]);
    return inside.includes(String(key));
  });
  return groups.length === 1 ? groups[0] : undefined;
}

function isName(key: unknown): key is string {
  return typeof key === 'string';
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
