import { type ChildNode, parse } from 'postcss';
import type { StylePart } from './used-rules.ts';

/** At-rules whose blocks hold further rules. */
const grouping = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

/** Parts of controls that no form has: the reset names them all. */
const foreignPart = /::(?:file-selector-button|-webkit-(?:calendar|date|inner|outer|search))/;

/** Reads a minified style sheet; the build does so once for all pages. */
export function readStyle(css: string): readonly StylePart[] {
  return parse(css).nodes.map(readNode);
}

function readNode(node: ChildNode): StylePart {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((text) => !foreignPart.test(text));
    return {
      selectors: selectors.map((text) => ({ text, needs: namesIn(text) })),
      body: node.nodes.join(';'),
    };
  }
  if (node.type === 'atrule' && node.nodes === undefined) return `${node};`;
  if (node.type === 'atrule' && grouping.has(node.name)) {
    return { prelude: `@${node.name} ${node.params}`, parts: (node.nodes ?? []).map(readNode) };
  }
  return String(node);
}

/**
 * The classes and elements without which a selector matches nothing. What is in parentheses does not
 * count: alternatives, or what must be absent.
 */
function namesIn(selector: string): readonly string[] {
  // Escaped names are not worth reading: the rule is always kept.
  if (selector.includes('\\')) return [];
  let bare = selector.replace(/\[[^\]]*\]/g, '');
  while (bare.includes('(')) bare = bare.replace(/\([^()]*\)/g, '');
  const names = bare.replace(/::?[\w-]+/g, '').match(/[.#]?[a-z][\w-]*/gi) ?? [];
  return names.filter((name) => !name.startsWith('#'));
}
