import { literal } from '#scripts/new-funnel/funnel-template.ts';

/** Replaces a part that is described elsewhere. */
export const elsewhere = Symbol('elsewhere');

/** The maximum length of an example's line, in characters. */
const maxLine = 96;

/** A declaration's value as TypeScript, formatted like the project's code. */
export function writeLiteral(value: unknown, indent = ''): string {
  const line = writeLine(value);
  if (indent.length + line.length <= maxLine) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${writeLiteral(item, inner)},\n`);
    return `[\n${items.join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return line;
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${writeKey(key)}: ${writeLiteral(item, inner)},\n`,
  );
  return `{\n${entries.join('')}${indent}}`;
}

function writeLine(value: unknown): string {
  if (value === elsewhere) return '{ /* … */ }';
  if (typeof value === 'string') return literal(value);
  if (Array.isArray(value)) return `[${value.map(writeLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${writeKey(key)}: ${writeLine(item)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

function writeKey(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : literal(key);
}
