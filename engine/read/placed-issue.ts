import type * as v from 'valibot';
import { type Finding, pathInside } from './findings.ts';
import type { SchemaNode } from './schema-words.ts';

/** What a schema found wrong, with what else follows from the same slip. */
export interface ShapeFinding {
  readonly finding: Finding;
  /** The place that a misspelt property was meant for, which is therefore not missing. */
  readonly meant?: string;
  /** The group that seems to be of another kind, whose own properties are therefore not missing. */
  readonly otherKind?: string;
  /** What is written under an unknown name. */
  readonly written?: unknown;
}

/** Something that a schema refuses, with where it stands in a declaration. */
export interface PlacedIssue {
  readonly schema: SchemaNode;
  /** The way to it from the declaration's top. */
  readonly steps: readonly v.IssuePathItem[];
  readonly keys: readonly (string | number)[];
  /** The last of the keys. */
  readonly name: string;
  /** The group or list that it stands in. */
  readonly holder: unknown;
  /** A finding at its place. */
  readonly finding: (rule: string, problem: string, remedy: string) => Finding;
}

/** An issue of a declaration, by the way to it from the top. */
export function placeIssue(
  file: string,
  schema: SchemaNode,
  steps: readonly v.IssuePathItem[],
): PlacedIssue {
  const keys = steps
    .map(({ key }) => key)
    .filter((key) => typeof key === 'string' || typeof key === 'number');
  return {
    schema,
    steps,
    keys,
    name: String(keys.at(-1) ?? 'declaration'),
    holder: steps.at(-1)?.input,
    finding: (rule, problem, remedy) => ({
      rule,
      severity: 'error',
      file,
      path: pathInside(keys),
      problem,
      remedy,
    }),
  };
}
