import type { Finding } from '#engine/site/finding.ts';
import type { DeclarationFile, DeclarationSource } from '#engine/site/site.ts';
import { ordinal } from '#engine/text/ordinal.ts';
import { ownValue } from '#engine/text/own-value.ts';

/** What one of a list is called, by the list's name. */
const singular: Readonly<Record<string, string>> = {
  sections: 'section',
  points: 'point',
  options: 'option',
  paragraphs: 'paragraph',
  steps: 'step',
  campaigns: 'campaign',
  aliases: 'alias',
  redirects: 'redirect',
  credentials: 'credential',
  details: 'detail',
  facts: 'fact',
  chapters: 'chapter',
  blocks: 'block',
  questions: 'question',
  rows: 'row',
  columns: 'column',
};

/** What one of a group of named entries is called, by the group's name. */
const namedEntries: Readonly<Record<string, string>> = {
  fields: 'field',
  functions: 'email',
  messages: 'message for',
  variants: 'variant',
};

/** How much of a line is shown, in characters. */
const maxShown = 100;

/** The keys of a path that `pathInside` made. */
export function keysOf(path: string): (string | number)[] {
  const tokens = path.matchAll(/\['(.*?)'\](?=[.[]|$)|\[(\d+)\]|([A-Za-z_]\w*)/g);
  return Array.from(tokens, ([, quoted, index, name]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  );
}

/**
 * A part of a declaration in words: `page.sections[5].title` is "6th section, closing, title".
 *
 * @param declaration what it is a part of; without it, entries of lists are told by their number alone
 */
export function placeInWords(keys: readonly (string | number)[], declaration?: unknown): string {
  const words: string[] = [];
  let part = declaration;
  let parent: string | number = '';
  for (const key of keys) {
    part = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
    if (typeof key === 'number' && typeof parent === 'number') {
      words.push(`${ordinal(key + 1)} cell`);
    } else if (typeof key === 'number') {
      // The list's own name says less than its entry does.
      words.pop();
      if (words.at(-1) === 'page' && parent === 'sections') words.pop();
      words.push(`${ordinal(key + 1)} ${singular[parent] ?? `entry of ${parent}`}`);
      words.push(...nameOf(part));
    } else if (Object.hasOwn(namedEntries, parent)) {
      words.pop();
      words.push(`${namedEntries[parent]} ${key}`);
    } else words.push(key);
    parent = key;
  }
  return words.join(', ');
}

/** What people call an entry of a list by. */
function nameOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const own: unknown = ['kind', 'id', 'name']
    .map((key): unknown => Reflect.get(entry, key))
    .find((value) => typeof value === 'string');
  return typeof own === 'string' ? [own] : [];
}

/** A line as it is shown: without its indentation, and around what matters where it is long. */
export function showLine(line: string, column = 0): string {
  const text = line.trim();
  const at = Math.max(0, column - (line.length - line.trimStart().length));
  if (text.length <= maxShown) return text;
  const start = at < maxShown - 10 ? 0 : at - maxShown / 2;
  const end = start + maxShown;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Adds to a finding its place in words and, where the text is known, its line. */
export function placeFinding(finding: Finding, file: DeclarationFile | undefined): Finding {
  const { path } = finding;
  const declaration = ['coach', 'funnel', 'guide'].map((name) => file?.exports[name]).find(Boolean);
  const worded =
    path === '' ? finding : { ...finding, place: placeInWords(keysOf(path), declaration) };
  const source = finding.line === undefined ? file?.source?.() : undefined;
  const line = source && (findLine(source.places, path) ?? findStart(source, path));
  if (line === undefined) return worded;
  return { ...worded, line, code: showLine(source?.lines[line - 1] ?? '') };
}

/** Where the declaration begins, for a property that it lacks. */
function findStart({ lines }: DeclarationSource, path: string): number | undefined {
  const line = lines.findIndex((one) => /\bdefine(?:Coach|Funnel|Guide)\(/.test(one));
  return path === '' || line < 0 ? undefined : line + 1;
}

/** The line of a part, or of the innermost part around it that is written down. */
function findLine(places: DeclarationSource['places'], path: string): number | undefined {
  const line = ownValue(places, path);
  if (line !== undefined || path === '') return line;
  return findLine(places, path.replace(/(?:\.?\w+|\[\d+\]|\['.*?'\])$/, ''));
}
