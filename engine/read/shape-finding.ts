import type * as v from 'valibot';
import { findSimilar } from '#engine/text/similar.ts';
import { allOf, beginSentence, quote } from '#engine/text/wording.ts';
import { type Finding, pathInside } from './findings.ts';
import { describeSchema, findSchema, listProperties, type SchemaNode } from './schema-words.ts';

/** What a schema found wrong in a declaration, in words for marketers. */
export function describeIssue(
  file: string,
  schema: SchemaNode,
  issue: v.BaseIssue<unknown>,
): Finding {
  const steps = issue.path ?? [];
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

  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = listProperties(schema, steps);
    const similar = findSimilar(name, known);
    return finding(
      'unknown-property',
      `There is no property ${name} here. The properties here are ${allOf(known)}.`,
      similar === undefined ? 'Remove it or correct its spelling.' : `Write ${similar}.`,
    );
  }
  if (issue.kind === 'validation') {
    const { problem, remedy } = describeRule(issue, steps.at(-1)?.origin === 'key');
    return finding('wrong-value', problem, remedy);
  }
  const part = findPart(schema, issue);
  const expected = part === undefined ? 'something else' : describeSchema(part);
  if (issue.received === 'undefined') {
    return finding('missing-property', `${name} is missing.`, `Add ${name}: ${expected}.`);
  }
  const similar =
    typeof issue.input === 'string' && findSimilar(issue.input, listTexts(part).map(String));
  return finding(
    'wrong-value',
    `Found ${quote(issue.input)} instead of ${expected}.`,
    similar ? `Write ${JSON.stringify(similar)}.` : `Write ${expected}.`,
  );
}

/** The schema at an issue's place; a variant's issue points at its discriminant. */
function findPart(schema: SchemaNode, issue: v.BaseIssue<unknown>): SchemaNode | undefined {
  const steps = issue.path ?? [];
  const part = findSchema(schema, steps);
  const last = steps.at(-1);
  if (issue.type !== 'variant' || last === undefined) return part;
  const parent = findSchema(schema, steps.slice(0, -1));
  return parent?.type === 'variant' && parent.key === last.key
    ? findSchema(parent, [{ input: undefined, key: last.key }])
    : part;
}

function listTexts(part: SchemaNode | undefined): readonly unknown[] {
  return part?.type === 'picklist' ? (part.options ?? []) : [];
}

/** A failed validation, which the schemas word as "what is wrong: what to write". */
function describeRule(
  issue: v.BaseIssue<unknown>,
  isKey: boolean,
): { problem: string; remedy: string } {
  const value = quote(issue.input);
  switch (issue.type) {
    case 'min_value':
      return {
        problem: `${value} is too small.`,
        remedy: `Write ${issue.requirement} or more.`,
      };
    case 'max_value':
      return { problem: `${value} is too large.`, remedy: `Write ${issue.requirement} or less.` };
    case 'integer':
      return { problem: `${value} is not a whole number.`, remedy: 'Write a whole number.' };
    case 'min_length':
      return { problem: `The list is empty; it ${issue.message}.`, remedy: 'Add one.' };
  }
  const [wrong = '', ...advice] = issue.message.split(': ');
  const remedy = advice.join(': ');
  return {
    problem: `${isKey ? 'The name ' : ''}${value} ${wrong}.`,
    remedy: remedy === '' ? 'Correct it.' : `${beginSentence(remedy)}.`,
  };
}
