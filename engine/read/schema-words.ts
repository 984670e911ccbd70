import { ownValue } from '#engine/text/own-value.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { oneOf } from '#engine/text/wording.ts';

/** The parts of a Valibot schema from which its words are made. */
export interface SchemaNode {
  readonly type: string;
  /** The properties of an object. */
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  /** The entries of a list. */
  readonly item?: SchemaNode;
  /** The values of a record. */
  readonly value?: SchemaNode;
  /** The schema of an optional property. */
  readonly wrapped?: SchemaNode;
  /** A picklist's values, or the members of a union. */
  readonly options?: readonly (SchemaNode | string)[];
  readonly literal?: unknown;
  /** The property that tells a variant's members apart. */
  readonly key?: unknown;
}

/** A step from a declaration towards a part of it: an object and a key in it. */
interface Step {
  readonly input: unknown;
  readonly key: unknown;
}

/** The schema of a part; undefined if there is none for it. */
export function findSchema(root: SchemaNode, steps: readonly Step[]): SchemaNode | undefined {
  return steps.reduce<SchemaNode | undefined>((node, step) => {
    const parent = node && chooseMember(unwrap(node), step.input);
    if (parent?.type === 'array') return parent.item;
    if (parent?.type === 'record') return parent.value;
    return ownValue(parent?.entries, String(step.key));
  }, root);
}

/** The property names beside a part's own. */
export function listProperties(root: SchemaNode, steps: readonly Step[]): string[] {
  const node = findSchema(root, steps.slice(0, -1));
  const last = steps.at(-1);
  const parent = node && last && chooseMember(unwrap(node), last.input);
  return Object.keys(parent?.entries ?? {});
}

/** The property names of all members of a union. */
export function listAllProperties(part: SchemaNode): string[] {
  return membersOf(unwrap(part)).flatMap(({ entries = {} }) => Object.keys(entries));
}

/** The kinds of a variant whose members have a property, and what tells them apart. */
export function kindsWith(
  part: SchemaNode,
  name: string,
): { readonly key: string; readonly kinds: string[] } | undefined {
  const node = unwrap(part);
  if (node.type !== 'variant') return undefined;
  const key = String(node.key);
  const kinds = membersOf(node).flatMap(({ entries = {} }) =>
    Object.hasOwn(entries, name) ? [String(entries[key]?.literal)] : [],
  );
  return { key, kinds };
}

/** More choices than this are too many to read; the reference lists them. */
export const maxListed = 30;

/** What a schema expects, in words that fit after "Write". */
export function describeSchema(schema: SchemaNode): string {
  const node = unwrap(schema);
  switch (node.type) {
    case 'string':
      return 'a text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'record':
      return 'a group of named entries';
    case 'literal':
      return JSON.stringify(node.literal);
    case 'picklist':
      if ((node.options ?? []).length > maxListed) return 'a name that is known here';
      return oneOf((node.options ?? []).map((option) => JSON.stringify(option)));
    case 'union':
      return oneOf([...new Set(membersOf(node).map(describeSchema))]);
    case 'variant':
      return `a group of properties whose ${String(node.key)} is ${oneOf(listKinds(node))}`;
    default:
      return `a group of properties { ${mainOf(node).join(', ')} }`;
  }
}

/** The schema that an optional property wraps. */
export function unwrap(node: SchemaNode): SchemaNode {
  return node.wrapped === undefined ? node : unwrap(node.wrapped);
}

/** The texts that a part chooses from; of a variant, its kinds. Empty where it does not choose. */
export function listTexts(part: SchemaNode | undefined): string[] {
  const node = part && unwrap(part);
  if (node?.type === 'variant') return listTexts(kindOf(node));
  if (node?.type === 'union') return membersOf(node).flatMap(listTexts);
  if (node?.type === 'literal') return typeof node.literal === 'string' ? [node.literal] : [];
  if (node?.type !== 'picklist') return [];
  return (node.options ?? []).filter((option) => typeof option === 'string');
}

/**
 * The member of a union that a value comes closest to: a group for a group, the one with which it
 * shares most properties; undefined if none is of its type.
 */
export function chooseFitting(part: SchemaNode, value: unknown): SchemaNode | undefined {
  const node = unwrap(part);
  if (node.type !== 'union' || typeof value !== 'object' || value === null) return undefined;
  const shared = ({ entries = {} }: SchemaNode) =>
    Object.keys(value).filter((key) => findSimilar(key, Object.keys(entries)) !== undefined).length;
  return membersOf(node)
    .filter(({ entries }) => entries !== undefined && !Array.isArray(value))
    .toSorted((a, b) => shared(b) - shared(a))[0];
}

/** The member of a variant or union that a value was meant to be. */
function chooseMember(node: SchemaNode, value: unknown): SchemaNode | undefined {
  if (node.type === 'union') return chooseFitting(node, value);
  if (node.type !== 'variant') return node;
  const key = String(node.key);
  const kind: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  const chosen = membersOf(node).find((member) => member.entries?.[key]?.literal === kind);
  // Without a kind, all that can be said is which kinds there are.
  return chosen ?? { type: 'strict_object', entries: { [key]: kindOf(node) } };
}

function kindOf(variant: SchemaNode): SchemaNode {
  const key = String(variant.key);
  const options = membersOf(variant).map((member) => String(member.entries?.[key]?.literal));
  return { type: 'picklist', options };
}

function listKinds(variant: SchemaNode): string[] {
  return (kindOf(variant).options ?? []).map((kind) => JSON.stringify(kind));
}

export function membersOf(node: SchemaNode): SchemaNode[] {
  return (node.options ?? []).filter((option) => typeof option !== 'string');
}

/** The properties that a group needs; if it needs none, those it may have. */
function mainOf(node: SchemaNode): string[] {
  const required = requiredOf(node);
  return required.length > 0 ? required : Object.keys(node.entries ?? {});
}

/** The properties that a group needs, in their order. */
export function requiredParts(
  node: SchemaNode,
): { readonly name: string; readonly part: SchemaNode }[] {
  return requiredOf(node).flatMap((name) => {
    const part = ownValue(node.entries, name);
    return part === undefined ? [] : [{ name, part }];
  });
}

function requiredOf(node: SchemaNode): string[] {
  return Object.entries(node.entries ?? {}).flatMap(([name, { type }]) =>
    type === 'exact_optional' ? [] : [name],
  );
}
