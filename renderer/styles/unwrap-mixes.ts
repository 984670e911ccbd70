import type { AtRule, Container, Declaration, Rule } from 'postcss';

/** How Tailwind asks whether a browser mixes colours; all that the build is for do. */
const question = /^\(color:\s*color-mix\(/;

/**
 * Takes the colours for browsers that mix none out of a style sheet: Tailwind writes each rule with a
 * mixed colour twice, once behind a question. What belongs to one selector becomes one rule again.
 */
export function unwrapMixes(sheet: Container): void {
  sheet.walkAtRules('supports', (asked) => {
    if (question.test(asked.params)) unwrap(asked);
  });
}

function unwrap(asked: AtRule): void {
  const { nodes = [] } = asked;
  const [inside] = nodes;
  const before = asked.prev();
  const isPair =
    nodes.length === 1 &&
    inside?.type === 'rule' &&
    before?.type === 'rule' &&
    before.selector === inside.selector;
  if (!isPair) {
    asked.replaceWith(...nodes);
    return;
  }
  takeOver(before, inside);
  const after = asked.next();
  asked.remove();
  // The rest of the rule stands behind the question.
  if (after?.type !== 'rule' || after.selector !== before.selector) return;
  takeOver(before, after);
  after.remove();
}

/** Adds the declarations of a later rule to an earlier one, as the cascade would. */
function takeOver(rule: Rule, later: Rule): void {
  const names = new Set(later.nodes.filter(isDeclaration).map(({ prop }) => prop));
  for (const node of rule.nodes.filter(isDeclaration)) if (names.has(node.prop)) node.remove();
  rule.append(...later.nodes);
}

function isDeclaration(node: Rule['nodes'][number]): node is Declaration {
  return node.type === 'decl';
}
