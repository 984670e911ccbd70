import * as v from 'valibot';
import { describeOddCharacter } from '#engine/text/odd-character.ts';
import { quote } from '#engine/text/wording.ts';
import { type Finding, pathInside } from './findings.ts';
import { type PlacedIssue, placeIssue, type ShapeFinding } from './placed-issue.ts';
import { describeRule, describeRules } from './rule-words.ts';
import {
  chooseFitting,
  describeSchema,
  findSchema,
  listTexts,
  membersOf,
  type SchemaNode,
} from './schema-words.ts';
import { describeWrongType } from './type-words.ts';
import { describeUnknown } from './unknown-property.ts';

/**
 * What one issue of a schema means to whoever wrote the declaration.
 *
 * @param before the way to the part that was parsed by itself, a member of `union`
 */
export function describeIssue(
  file: string,
  schema: SchemaNode,
  issue: v.BaseIssue<unknown>,
  before: readonly v.IssuePathItem[] = [],
  union: SchemaNode | undefined = undefined,
): ShapeFinding[] {
  const steps = [...before, ...(issue.path ?? [])];
  const placed = placeIssue(file, schema, steps);
  const { finding } = placed;
  if (Array.isArray(placed.holder) && typeof placed.keys.at(-1) === 'string') {
    return [{ finding: describeList(placed) }];
  }
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return [describeUnknown(placed, union)];
  }
  if (issue.kind === 'validation') {
    const { problem, remedy } = describeRule(issue, steps.at(-1)?.origin === 'key');
    return [{ finding: finding('wrong-value', problem, remedy) }];
  }
  const part = findPart(schema, steps, issue);
  const fitting = part && chooseFitting(part, issue.input);
  if (issue.type === 'union' && fitting && isSchema(fitting)) {
    // The member itself says which of its properties is wrong.
    const { issues = [] } = v.safeParse(fitting, issue.input);
    if (issues.length > 0) {
      return issues.flatMap((one) => describeIssue(file, schema, one, steps, part));
    }
  }
  const refusals = issue.type === 'union' ? (issue.issues ?? []) : [];
  if (refusals.length > 1 && refusals.every(({ kind }) => kind === 'validation')) {
    const { problem, remedy } = describeRules(refusals);
    return [{ finding: finding('wrong-value', problem, remedy) }];
  }
  const expected = part === undefined ? 'something else' : describeSchema(part);
  const odd = typeof issue.input === 'string' ? describeOddCharacter(issue.input) : undefined;
  if (issue.received === 'undefined') {
    return [{ finding: describeMissing(placed, part, expected) }];
  }
  return [
    {
      finding: finding(
        'wrong-value',
        `Found ${quote(issue.input)}${odd === undefined ? ` instead of ${expected}` : `: ${odd}`}.`,
        `${describeWrongType(part, issue.input, expected)}${inWords(part, union, before)}`,
      ),
    },
  ];
}

/** What a group may be instead of which one part is none of its choices: a price is also a text. */
function inWords(
  part: SchemaNode | undefined,
  union: SchemaNode | undefined,
  before: readonly v.IssuePathItem[],
): string {
  const isChoice = listTexts(part).length > 1;
  const isText = union && membersOf(union).some((member) => describeSchema(member) === 'a text');
  return isChoice && isText ? ` Or say it in words: ${String(before.at(-1)?.key)}: "…".` : '';
}

/** A list that stands where a group of properties should. */
function describeList({ schema, steps, keys, finding }: PlacedIssue): Finding {
  const group = findSchema(schema, steps.slice(0, -1));
  const expected = group === undefined ? 'a group of properties' : describeSchema(group);
  const found = finding(
    'wrong-value',
    `Found a list instead of ${expected}.`,
    'Write the group without square brackets around it.',
  );
  return { ...found, path: pathInside(keys.slice(0, -1)) };
}

function describeMissing(
  { name, finding }: PlacedIssue,
  part: SchemaNode | undefined,
  expected: string,
): Finding {
  return part?.type === 'exact_optional'
    ? finding(
        'missing-property',
        `${name} is undefined, so it says nothing.`,
        `Write ${expected}, or remove the line.`,
      )
    : finding('missing-property', `${name} is missing.`, `Add ${name}: ${expected}.`);
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
