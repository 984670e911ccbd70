import type { ESTree } from 'vite';
import { describeCode } from './code-words.ts';
import type { FileNotes, Keys } from './file-notes.ts';

/** Constants of the file that a declaration may use, by name. */
export type Constants = ReadonlyMap<string, ESTree.Expression>;

/** What stands in a file where a value cannot be read from its text alone. */
export const unread = Symbol('unread');

/**
 * The value of a piece of data, and in which line each of its parts stands. What is not data is noted
 * as a mistake.
 *
 * @returns the value, or `unread` where code makes it
 */
export function readValue(
  node: ESTree.Expression,
  keys: Keys,
  constants: Constants,
  notes: FileNotes,
): unknown {
  switch (node.type) {
    case 'Literal':
      if ('regex' in node && node.regex) break;
      return readThousands(node, keys, notes) ?? node.value;
    case 'ParenthesizedExpression':
    case 'TSSatisfiesExpression':
      return readValue(node.expression, keys, constants, notes);
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSAsExpression':
      noteAssertion(node, keys, notes);
      return readValue(node.expression, keys, constants, notes);
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break;
      return node.quasis[0]?.value.cooked ?? '';
    case 'UnaryExpression': {
      const value = readValue(node.argument, keys, constants, notes);
      if (value === unread) return unread;
      if (node.operator === '-' && typeof value === 'number') return -value;
      break;
    }
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier') break;
      const sides = [node.left, node.right].map((side) => readValue(side, keys, constants, notes));
      if (sides.includes(unread)) return unread;
      const result = calculate(node.operator, sides[0], sides[1]);
      if (result === undefined) break;
      return result;
    }
    case 'Identifier': {
      if (node.name === 'undefined') return undefined;
      const constant = constants.get(node.name);
      if (constant !== undefined) return readValue(constant, keys, constants, notes);
      notes.add('not-data', node.start, keys, describeCode(node, notes.text));
      return node.name;
    }
    case 'ArrayExpression':
      return readList(node, keys, constants, notes);
    case 'ObjectExpression':
      return readGroup(node, keys, constants, notes);
  }
  notes.add('not-data', node.start, keys, describeCode(node, notes.text));
  return unread;
}

/** A number whose thousands somebody parted with a point, which code reads as a small one. */
function readThousands(
  { raw, start }: { readonly raw: string | null; readonly start: number },
  keys: Keys,
  notes: FileNotes,
): number | undefined {
  if (raw === null || !/^[1-9]\d{0,2}\.\d{3}$/.test(raw)) return undefined;
  const meant = raw.replace('.', '');
  notes.add('wrong-value', start, keys, {
    problem: `${raw} is ${Number(raw)} in code, where a point begins the decimals.`,
    remedy: `Write ${meant}, or ${Number(raw)} if that is meant.`,
  });
  return Number(meant);
}

/** A sum of literals, or a long text in pieces. */
function calculate(operator: string, left: unknown, right: unknown): unknown {
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    return left + right;
  }
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return undefined;
}

function noteAssertion(
  node: ESTree.TSAsExpression | ESTree.TSTypeAssertion | ESTree.TSNonNullExpression,
  keys: Keys,
  notes: FileNotes,
): void {
  const code = notes.text.slice(node.expression.end, node.end).trim();
  if (code === 'as const') return;
  const shown = node.type === 'TSTypeAssertion' ? 'A type before a value' : code;
  notes.add('unchecked', node.expression.end, keys, {
    problem: `${shown} hides mistakes from your editor.`,
    remedy: 'Remove it; what is right needs nothing like it.',
  });
}

function readList(
  node: ESTree.ArrayExpression,
  keys: Keys,
  constants: Constants,
  notes: FileNotes,
): unknown {
  const list: unknown[] = [];
  let isRead = true;
  let end = node.start;
  for (const element of node.elements) {
    if (element === null) {
      notes.add('comma-twice', end, keys, {
        problem: 'Two commas follow each other in this list, so that one of its entries is empty.',
        remedy: 'Remove one of them.',
      });
      continue;
    }
    end = element.end;
    const isSpread = element.type === 'SpreadElement';
    const own = [...keys, list.length];
    notes.place(own, element.start);
    const value = readValue(isSpread ? element.argument : element, own, constants, notes);
    if (value === unread) isRead = false;
    if (isSpread && Array.isArray(value)) list.push(...value);
    else list.push(value);
  }
  return isRead ? list : unread;
}

function readGroup(
  node: ESTree.ObjectExpression,
  keys: Keys,
  constants: Constants,
  notes: FileNotes,
): unknown {
  const group: Record<string, unknown> = {};
  const seen = new Map<string, number>();
  let isRead = true;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const value = readValue(property.argument, keys, constants, notes);
      if (value === unread) isRead = false;
      else if (typeof value === 'object') {
        noteOverwritten(Object.keys(value ?? {}), property, { keys, seen, notes });
        Object.assign(group, value);
      }
      continue;
    }
    const name = property.computed ? undefined : nameOf(property.key);
    if (name === undefined || property.method || property.kind !== 'init') {
      notes.add('not-data', property.start, keys, describeCode(property, notes.text));
      isRead = false;
      continue;
    }
    const own = [...keys, name];
    const before = seen.get(name);
    if (before !== undefined) {
      notes.add('property-twice', property.start, own, {
        problem: `${name} is written twice in this group, in line ${notes.lineOf(before)} and in line ${notes.lineOf(property.start)}; the first would be lost.`,
        remedy: 'Remove one of the two.',
      });
    }
    seen.set(name, property.start);
    notes.place(own, property.start);
    const value = readValue(property.value, own, constants, notes);
    if (value === unread) isRead = false;
    // A property named __proto__ must be one like any other.
    Object.defineProperty(group, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  return isRead ? group : unread;
}

/** Properties that stand before a spread which has them, too. */
function noteOverwritten(
  names: readonly string[],
  { start, end }: ESTree.SpreadElement,
  group: { readonly keys: Keys; readonly seen: ReadonlyMap<string, number>; notes: FileNotes },
): void {
  const { keys, seen, notes } = group;
  for (const name of names) {
    const before = seen.get(name);
    if (before === undefined) continue;
    const spread = notes.text.slice(start, end).split('\n')[0];
    notes.add('property-twice', before, [...keys, name], {
      problem: `${name} is written in line ${notes.lineOf(before)}, and ${spread} in line ${notes.lineOf(start)} writes it again; the first would be lost.`,
      remedy: `Write ${spread} above ${name}, or remove ${name}.`,
    });
  }
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
