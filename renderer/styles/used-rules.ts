/** A part of a style sheet, read so far as to know on which pages it can apply. */
export type StylePart =
  /** `@keyframes …{…}`, `@font-face{…}`, `@layer a,b;`: belongs to no element and is always kept. */
  | string
  /** `@layer …{…}`, `@media …{…}` and the like. */
  | { readonly prelude: string; readonly parts: readonly StylePart[] }
  | { readonly selectors: readonly Selector[]; readonly body: string };

/** A selector, and the classes and elements without which it matches nothing: `.lead`, `p`. */
export interface Selector {
  readonly text: string;
  readonly needs: readonly string[];
  /** Of each `:is(…)` what its alternatives need, one of which has to be there. */
  readonly oneOf?: readonly (readonly (readonly string[])[])[];
}

/**
 * The rules of a style sheet that can apply to a page: those whose classes and elements all occur in
 * its markup.
 *
 * @param markup everything the page may ever show, the form's later states included
 */
export function keepUsedRules(sheet: readonly StylePart[], markup: string): string {
  const names = namesIn(markup);
  const has = (needs: readonly string[]) => needs.every((name) => names.has(name));
  const canMatch = ({ needs, oneOf = [] }: Selector) =>
    has(needs) && oneOf.every((alternatives) => alternatives.some(has));
  const keep = (parts: readonly StylePart[]): string => parts.map(keepPart).join('');
  const keepPart = (part: StylePart): string => {
    if (typeof part === 'string') return part;
    if ('parts' in part) {
      const inside = keep(part.parts);
      return inside && `${part.prelude}{${inside}}`;
    }
    const used = part.selectors.filter(canMatch);
    return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${part.body}}` : '';
  };
  return keep(sheet);
}

function namesIn(markup: string): ReadonlySet<string> {
  const found = (pattern: RegExp) => Array.from(markup.matchAll(pattern), ([, name = '']) => name);
  const classes = found(/\sclass="([^"]*)"/g).flatMap((list) => list.split(/\s+/));
  return new Set(['html', 'body', ...found(/<([a-z][a-z0-9]*)/g), ...classes.map((n) => `.${n}`)]);
}
