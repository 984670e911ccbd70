import type * as v from 'valibot';
import { listProperties, type SchemaNode } from './schema-words.ts';

/** The group around the one at an issue's place that lacks its property: somebody put it in too deep. */
export function findHolder(schema: SchemaNode, steps: readonly v.IssuePathItem[]) {
  const name = String(steps.at(-1)?.key);
  for (let depth = steps.length - 2; depth >= 0; depth -= 1) {
    const { input, key } = steps[depth] ?? {};
    const known = listProperties(schema, steps.slice(0, depth + 1));
    const isFree = typeof input === 'object' && input !== null && !Object.hasOwn(input, name);
    if (isName(key) && isFree && known.includes(name)) return { depth, neighbour: key };
  }
  return undefined;
}

/** The one group beside an issue's place that has its property and does not say it yet. */
export function findGroupWith(schema: SchemaNode, steps: readonly v.IssuePathItem[]) {
  const { input, key } = steps.at(-1) ?? {};
  const groups = listProperties(schema, steps).filter((one) => {
    const written: unknown = Reflect.get(Object(input), one);
    if (Array.isArray(written) || Object.hasOwn(Object(written), String(key))) return false;
    const inside = listProperties(schema, [
      ...steps.slice(0, -1),
      { input, key: one },
      { input: {}, key },
    ]);
    return inside.includes(String(key));
  });
  return groups.length === 1 ? groups[0] : undefined;
}

/** Whether a key is a property's name and not a place in a list. */
export function isName(key: unknown): key is string {
  return typeof key === 'string';
}

/** The one group of the declaration, elsewhere than at an issue's place, that has its property. */
export function findCousin(schema: SchemaNode, steps: readonly v.IssuePathItem[]) {
  const { input: root, key: own } = steps[0] ?? {};
  const name = String(steps.at(-1)?.key);
  if (steps.length < 2) return undefined;
  const groups = Object.keys(Object(root)).filter((group) => {
    const inside: unknown = Reflect.get(Object(root), group);
    const inner = { input: inside, key: name };
    return (
      group !== own &&
      typeof inside === 'object' &&
      !Array.isArray(inside) &&
      listProperties(schema, [{ input: root, key: group }, inner]).includes(name)
    );
  });
  const [group] = groups;
  if (group === undefined || groups.length > 1) return undefined;
  return { group, isWritten: Object.hasOwn(Object(Reflect.get(Object(root), group)), name) };
}
