import { describeOddCharacter, withPlainCharacters } from '#engine/text/odd-character.ts';
import { allOf, oneOf, quote } from '#engine/text/wording.ts';
import { pathInside } from './findings.ts';
import { findMeantProperty } from './meanings.ts';
import type { PlacedIssue, ShapeFinding } from './placed-issue.ts';
import {
  findSchema,
  kindsWith,
  listAllProperties,
  listProperties,
  listTexts,
  type SchemaNode,
} from './schema-words.ts';
import { inUnitOf } from './units.ts';
import { findCousin, findGroupWith, findHolder, isName } from './where-it-belongs.ts';

const rule = 'unknown-property';

/**
 * What a property that its group does not have was meant for.
 *
 * @param union what the group is one of the members of
 */
export function describeUnknown(placed: PlacedIssue, union: SchemaNode | undefined): ShapeFinding {
  const { schema, steps, name, holder, finding } = placed;
  const known = listProperties(schema, steps);
  const names = typeof holder === 'object' && holder !== null ? Object.keys(holder) : [];
  if (union && listAllProperties(union).includes(name)) {
    const problem = `${allOf(names)} exclude each other here.`;
    return { finding: finding(rule, problem, `Keep ${oneOf(names)}.`) };
  }
  const free = known.filter((one) => !names.includes(one));
  const plain = withPlainCharacters(name);
  const similar = free.includes(plain) ? plain : findMeantProperty(name, free);
  return (
    describeOtherKind(placed, known) ??
    (similar === undefined ? describeOtherPlace(placed) : undefined) ??
    describeName(placed, known, similar)
  );
}

/** A property of another kind of the same thing. */
function describeOtherKind(
  { schema, steps, keys, name, holder, finding }: PlacedIssue,
  known: readonly string[],
): ShapeFinding | undefined {
  const group = findSchema(schema, steps.slice(0, -1));
  const { key, kinds } = (group && kindsWith(group, name)) ?? { key: '', kinds: [] };
  const kind: unknown = Reflect.get(Object(holder), key);
  const isKnownKind = listTexts(group).includes(String(kind));
  if (!isKnownKind || kinds.length === 0 || known.includes(name)) return undefined;
  if (steps.length > 1) {
    // A section has many kinds, of which nobody knows which one was meant.
    const similar = findMeantProperty(name, known);
    // A longer name was not cut short: `whenEmpty` is no slip for `when`.
    if (kinds.length > 1 || (similar !== undefined && !name.startsWith(similar))) return undefined;
  }
  return {
    finding: finding(
      rule,
      `There is no property ${name} where ${key} is ${quote(kind)}.`,
      `Remove it, or write ${key}: ${oneOf(kinds.map(quote))}.`,
    ),
    otherKind: pathInside(keys.slice(0, -1)),
  };
}

/** A property of a group around this one, within it, or beside it. */
function describeOtherPlace({
  schema,
  steps,
  keys,
  name,
  finding,
}: PlacedIssue): ShapeFinding | undefined {
  const within = keys.findLast((key, index) => index < keys.length - 1 && isName(key));
  const beside = findHolder(schema, steps);
  if (beside !== undefined) {
    return {
      finding: finding(
        rule,
        `${name} does not belong into ${within}.`,
        `Move it out: it stands beside ${beside.neighbour}.`,
      ),
      meant: pathInside([...keys.slice(0, beside.depth), name]),
    };
  }
  const inner = findGroupWith(schema, steps);
  if (inner !== undefined) {
    const isWritten = Object.hasOwn(Object(steps.at(-1)?.input), inner);
    return {
      finding: finding(
        rule,
        `${name} does not stand here: it is a part of ${inner}.`,
        `Move it there: ${inner}: { ${name}: …${isWritten ? ', …' : ''} }.`,
      ),
      meant: pathInside([...keys.slice(0, -1), inner, ...(isWritten ? [name] : [])]),
    };
  }
  const cousin = findCousin(schema, steps);
  if (cousin === undefined) return undefined;
  return {
    finding: finding(
      rule,
      `${name} does not belong into ${within}; it is a part of ${cousin.group}.`,
      cousin.isWritten
        ? `Remove it: ${cousin.group}.${name} says it already.`
        : `Move it there: ${cousin.group}: { ${name}: …, … }.`,
    ),
  };
}

/** A name that is written wrong, or that nothing has. */
function describeName(
  { keys, name, holder, finding }: PlacedIssue,
  known: readonly string[],
  similar: string | undefined,
): ShapeFinding {
  const written: unknown = Reflect.get(Object(holder), name);
  const odd = describeOddCharacter(name);
  const problem = `There is no property ${name} here${odd === undefined ? '' : `: ${odd}`}.`;
  if (similar === undefined) {
    // One that is written as well, or that a variant has from its page.
    const taken = findMeantProperty(name, known);
    const remedy =
      taken === undefined
        ? 'Remove it or correct its spelling.'
        : `Write ${taken}, or remove it if ${taken} says the same.`;
    return {
      finding: finding(rule, `${problem} The properties here are ${allOf(known)}.`, remedy),
      written,
    };
  }
  return {
    finding: finding(rule, problem, `Write ${nameWithValue(name, similar, written)}.`),
    written,
    meant: pathInside([...keys.slice(0, -1), similar]),
  };
}

/** The right name for what is written under another, with its value where the unit is another, too. */
export function nameWithValue(name: string, right: string, written: unknown): string {
  const value = inUnitOf(name, right, written);
  return value === undefined ? right : `${right}: ${value}`;
}
