import type { ESTree } from 'vite';
import { describeCode } from './code-words.ts';
import type { FileNotes, Part } from './file-notes.ts';

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
  part: Part,
  constants: Constants,
  notes: FileNotes,
): unknown {
  switch (node.type) {
    case 'Literal':
      if ('regex' in node && node.regex) break;
      return readThousands(node, part, notes) ?? node.value;
    case 'ParenthesizedExpression':
    case 'TSSatisfiesExpression':
      return readValue(node.expression, part, constants, notes);
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSAsExpression':
      noteAssertion(node, part, notes);
      return readValue(node.expression, part, constants, notes);
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break;
      return node.quasis[0]?.value.cooked ?? '';
    case 'UnaryExpression': {
      const value = readValue(node.argument, part, constants, notes);
      if (value === unread) return unread;
      if (node.operator === '-' && typeof value === 'number') return -value;
      break;
    }
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier') break;
      const sides = [node.left, node.right].map((side) => readValue(side, part, constants, notes));
      if (sides.includes(unread)) return unread;
      const result = calculate(node.operator, sides[0], sides[1]);
      if (result === undefined) break;
      return result;
    }
    case 'Identifier': {
      if (node.name === 'undefined') return undefined;
      const constant = constants.get(node.name);
      if (constant !== undefined) return readValue(constant, part, constants, notes);
      notes.add('not-data', node.start, part, describeCode(node, notes.text));
      return node.name;
    }
    case 'ArrayExpression':
      return readList(node, part, constants, notes);
    case 'ObjectExpression':
      return readGroup(node, part, constants, notes);
  }
  notes.add('not-data', node.start, part, describeCode(node, notes.text));
  return unread;
}

/** A number whose thousands somebody parted with a point, which code reads as a small one. */
function readThousands(
  { raw, start }: { readonly raw: string | null; readonly start: number },
  part: Part,
  notes: FileNotes,
): number | undefined {
  if (raw === null || !/^[1-9]\d{0,2}\.\d{3}$/.test(raw)) return undefined;
  const meant = raw.replace('.', '');
  notes.add('wrong-value', start, part, {
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
  part: Part,
  notes: FileNotes,
): void {
  const code = notes.text.slice(node.expression.end, node.end).trim();
  if (code === 'as const') return;
  const shown = node.type === 'TSTypeAssertion' ? 'A type before a value' : code;
  notes.add('unchecked', node.expression.end, part, {
    problem: `${shown} hides mistakes from your editor.`,
    remedy: 'Remove it; what is right needs nothing like it.',
  });
}

function readList(
  node: ESTree.ArrayExpression,
  part: Part,
  constants: Constants,
  notes: FileNotes,
): unknown {
  const list: unknown[] = [];
  let isRead = true;
  let end = node.start;
  for (const element of node.elements) {
    if (element === null) {
      notes.add('comma-twice', end, part, {
        problem: 'Two commas follow each other in this list, so that one of its entries is empty.',
        remedy: 'Remove one of them.',
      });
      continue;
    }
    end = element.end;
    const isSpread = element.type === 'SpreadElement';
    const own = notes.place(part, list.length, element.start);
    const value = readValue(isSpread ? element.argument : element, own, constants, notes);
    if (value === unread) isRead = false;
    if (isSpread && Array.isArray(value)) list.push(...value);
    else list.push(value);
  }
  return isRead ? list : unread;
}

function readGroup(
  node: ESTree.ObjectExpression,
  part: Part,
  constants: Constants,
  notes: FileNotes,
): unknown {
  const group: Record<string, unknown> = {};
  let isRead = true;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const value = readValue(property.argument, part, constants, notes);
      if (value === unread) isRead = false;
      else if (typeof value === 'object') {
        noteOverwritten(Object.keys(value ?? {}), property, node, part, notes);
        Object.assign(group, value);
      }
      continue;
    }
    const name = nameOf(property);
    if (name === undefined) {
      notes.add('not-data', property.start, part, describeCode(property, notes.text));
      isRead = false;
      continue;
    }
    const own = notes.place(part, name, property.start);
    const before = Object.hasOwn(group, name) ? writtenBefore(property, name, node) : undefined;
    if (before !== undefined) {
      notes.add('property-twice', property.start, own, {
        problem: `${name} is written twice in this group, in line ${notes.lineOf(before)} and in line ${notes.lineOf(property.start)}; the first would be lost.`,
        remedy: 'Remove one of the two.',
      });
    }
    const value = readValue(property.value, own, constants, notes);
    if (value === unread) isRead = false;
    // A property named __proto__ must be one like any other.
    if (name === '__proto__') Object.defineProperty(group, name, { ...plain, value });
    else group[name] = value;
  }
  return isRead ? group : unread;
}

const plain = { writable: true, enumerable: true, configurable: true };

/** Properties that stand before a spread which has them, too. */
function noteOverwritten(
  names: readonly string[],
  spread: ESTree.SpreadElement,
  group: ESTree.ObjectExpression,
  part: Part,
  notes: FileNotes,
): void {
  for (const name of names) {
    const before = writtenBefore(spread, name, group);
    if (before === undefined) continue;
    const code = notes.text.slice(spread.start, spread.end).split('\n')[0];
    const own = { within: part, key: name, offset: before };
    notes.add('property-twice', before, own, {
      problem: `${name} is written in line ${notes.lineOf(before)}, and ${code} in line ${notes.lineOf(spread.start)} writes it again; the first would be lost.`,
      remedy: `Write ${code} above ${name}, or remove ${name}.`,
    });
  }
}

/** Where a name was last written in a group before a part of it. */
function writtenBefore(
  { start }: { readonly start: number },
  name: string,
  { properties }: ESTree.ObjectExpression,
): number | undefined {
  return properties.findLast(
    (one) => one.start < start && one.type === 'Property' && nameOf(one) === name,
  )?.start;
}

/** The name of a property that has a value. */
function nameOf({ computed, method, kind, key }: ESTree.ObjectProperty): string | undefined {
  if (computed || method || kind !== 'init') return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
