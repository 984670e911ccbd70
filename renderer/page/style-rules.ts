/** A part of a style sheet, read so far as to know which pages it can apply to. */
export type StyleRule =
  /** `@layer a,b;`, `@font-face{…}`, `@keyframes …{…}`: kept as it stands. */
  | { readonly kind: 'other'; readonly text: string }
  /** `@media …{…}` and the like. */
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly StyleRule[] }
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly body: string };

/** A selector and the names that must all occur in a page for it to match anything. */
export interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
  readonly elements: readonly string[];
  /** `placeholder`, `-webkit-datetime-edit`, … */
  readonly pseudoElements: readonly string[];
}

/** At-rules whose blocks hold further rules. */
const grouping = /^@(?:media|supports|container|layer|starting-style)\b/;

/**
 * Reads a style sheet.
 *
 * @param css minified, without comments
 */
export function readStyleRules(css: string): StyleRule[] {
  return blocksOf(css).map(({ prelude, body }): StyleRule => {
    if (body === undefined) return { kind: 'other', text: `${prelude};` };
    if (grouping.test(prelude)) return { kind: 'group', prelude, rules: readStyleRules(body) };
    if (prelude.startsWith('@')) return { kind: 'other', text: `${prelude}{${body}}` };
    return { kind: 'style', selectors: splitSelectors(prelude).map(readSelector), body };
  });
}

/** What is inside parentheses is left out: one of several alternatives, or what must not be there. */
function readSelector(text: string): Selector {
  let bare = hideEscapes(text).replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
  const pseudoElements = matchesOf(bare, /::([\w-]+)/g);
  bare = bare.replace(/::?[\w-]+/g, '');
  return {
    text,
    classes: matchesOf(bare, /\.([\w\u{E000}-\u{F8FF}-]+)/gu).map(showEscapes),
    elements: matchesOf(bare, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g),
    pseudoElements,
  };
}

/** Puts characters that are escaped in a selector where no syntax looks for them, and back. */
function hideEscapes(selector: string): string {
  return selector.replace(/\\(.)/g, (_, sign: string) =>
    String.fromCharCode(0xe000 + sign.charCodeAt(0)),
  );
}

function showEscapes(name: string): string {
  return name.replace(/[\u{E000}-\u{F8FF}]/gu, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xe000),
  );
}

/** What a pattern's first group finds in a text, in order. */
export function matchesOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? '');
}

/** What stands before braces, and inside them; a statement that ends with a semicolon has no body. */
interface Block {
  readonly prelude: string;
  readonly body: string | undefined;
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = endOfString(css, at);
    else if (sign === '{') {
      if (depth === 0) open = at;
      depth++;
    } else if (sign === '}') {
      depth--;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (sign === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, at).trim(), body: undefined });
      start = at + 1;
    }
  }
  return blocks;
}

function endOfString(css: string, start: number): number {
  let at = start + 1;
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

function splitSelectors(prelude: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at++) {
    const sign = prelude[at];
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === ',' && depth === 0) {
      parts.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, prelude.slice(start)];
}
