import { matchesOf, readStyleRules, type Selector, type StyleRule } from './style-rules.ts';

/**
 * The rules of a style sheet that can apply to a page: those whose classes and elements all occur in
 * the markup. A page then carries no style of sections it does not have.
 *
 * @param css minified, without comments
 * @param markup everything the page may ever show, also after the form's answer
 * @param earlier the part of the markup whose rules the page has already: they are left out, and so
 *   are key frames, faces and statements, which belong to no element
 */
export function keepUsedRules(css: string, markup: string, earlier?: string): string {
  const names = namesIn(markup);
  if (earlier === undefined) {
    return keep(rulesOf(css), { selector: (one) => canMatch(one, names), other: true });
  }
  const known = namesIn(earlier);
  const isNew = (one: Selector) => canMatch(one, names) && !canMatch(one, known);
  return keep(rulesOf(css), { selector: isNew, other: false });
}

/** What a page has, by which rules are chosen. */
interface Names {
  readonly classes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  /** Pseudo-elements whose owners the page lacks. */
  readonly missing: readonly RegExp[];
}

function namesIn(markup: string): Names {
  return {
    classes: new Set(matchesOf(markup, /\sclass="([^"]*)"/g).flatMap((list) => list.split(/\s+/))),
    elements: new Set(['html', 'body', ...matchesOf(markup, /<([a-z][a-z0-9]*)/g)]),
    missing: parts.filter(({ owner }) => !owner.test(markup)).map(({ name }) => name),
  };
}

/** Parts that only some controls have: the reset of a style library names them all. */
const parts: readonly { readonly name: RegExp; readonly owner: RegExp }[] = [
  { name: /^placeholder$/, owner: /\splaceholder="/ },
  { name: /^file-selector-button$/, owner: /\stype="file"/ },
  { name: /^-webkit-search-/, owner: /\stype="search"/ },
  { name: /^-webkit-(?:inner|outer)-spin-button$/, owner: /\stype="number"/ },
  {
    name: /^-webkit-(?:date-and-time-value|datetime-|calendar-)/,
    owner: /\stype="(?:date|datetime-local|month|time|week)"/,
  },
];

/** All pages share one sheet; it is read once. */
let last: { readonly css: string; readonly rules: readonly StyleRule[] } | undefined;

function rulesOf(css: string): readonly StyleRule[] {
  if (last?.css !== css) last = { css, rules: readStyleRules(css) };
  return last.rules;
}

interface Choice {
  readonly selector: (selector: Selector) => boolean;
  readonly other: boolean;
}

function keep(rules: readonly StyleRule[], choice: Choice): string {
  return rules.map((rule) => keepRule(rule, choice)).join('');
}

function keepRule(rule: StyleRule, choice: Choice): string {
  switch (rule.kind) {
    case 'other':
      return choice.other ? rule.text : '';
    case 'group': {
      const inside = keep(rule.rules, choice);
      return inside === '' ? '' : `${rule.prelude}{${inside}}`;
    }
    case 'style': {
      const selectors = rule.selectors.filter(choice.selector);
      if (selectors.length === 0) return '';
      return `${selectors.map(({ text }) => text).join(',')}{${rule.body}}`;
    }
  }
}

function canMatch(selector: Selector, { classes, elements, missing }: Names): boolean {
  return (
    selector.classes.every((name) => classes.has(name)) &&
    selector.elements.every((name) => elements.has(name)) &&
    !selector.pseudoElements.some((name) => missing.some((pattern) => pattern.test(name)))
  );
}
