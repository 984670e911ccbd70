import { type ChildNode, list, parse } from 'postcss';
import { unwrapMixes } from './unwrap-mixes.ts';
import type { Selector, StylePart } from './used-rules.ts';

/** At-rules whose blocks hold further rules. */
const grouping = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

/**
 * Parts of controls that no form has: the reset names them all. What it says of the words in empty fields
 * the form's own style says anew.
 */
const foreignPart =
  /^::placeholder$|::(?:file-selector-button|-webkit-(?:calendar|date|inner|outer|search))/;

/** What the minifier writes for `light-dark()`, which no rule uses. */
const unused = /^--lightningcss-/;

/** Reads a minified style sheet; the build does so once for all pages. */
export function readStyle(css: string): readonly StylePart[] {
  const sheet = parse(css);
  unwrapMixes(sheet);
  return sheet.nodes.map(readNode);
}

function readNode(node: ChildNode): StylePart {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((text) => !foreignPart.test(text));
    return {
      selectors: selectors.map(readSelector),
      body: [...new Set(node.nodes.map(String))].filter((text) => !unused.test(text)).join(';'),
    };
  }
  if (node.type === 'atrule' && node.nodes === undefined) return `${node};`;
  if (node.type === 'atrule' && grouping.has(node.name)) {
    return { prelude: `@${node.name} ${node.params}`, parts: (node.nodes ?? []).map(readNode) };
  }
  return String(node);
}

function readSelector(text: string): Selector {
  // Escaped names are not worth reading: the rule is always kept.
  if (text.includes('\\')) return { text, needs: [] };
  const bare = text.replace(/\[[^\]]*\]/g, '');
  const oneOf = alternativesIn(bare).map((one) => list.comma(one).map(namesIn));
  return { text, needs: namesIn(bare), ...(oneOf.length > 0 ? { oneOf } : {}) };
}

/** What stands in each `:is(…)` that stands in no other parentheses. */
function alternativesIn(selector: string): readonly string[] {
  const outer = selector.match(/:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? [];
  return outer.filter((one) => one.startsWith(':is(')).map((one) => one.slice(4, -1));
}

/**
 * The classes and elements that a selector names. What is in parentheses does not count: alternatives,
 * or what must be absent.
 */
function namesIn(selector: string): readonly string[] {
  let bare = selector;
  while (bare.includes('(')) bare = bare.replace(/\([^()]*\)/g, '');
  const names = bare.replace(/::?[\w-]+/g, '').match(/[.#]?[a-z][\w-]*/gi) ?? [];
  return names.filter((name) => !name.startsWith('#'));
}
