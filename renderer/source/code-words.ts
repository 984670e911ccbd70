import type { ESTree } from 'vite';

/** How much of the code is quoted, in characters. */
const maxQuoted = 60;

interface Words {
  readonly problem: string;
  readonly remedy: string;
}

const writeOut = 'Write the value itself, which is the same for every visitor.';

/** What kind of code each is, in words. */
const kinds: Readonly<Record<string, string>> = {
  ConditionalExpression: 'a condition',
  LogicalExpression: 'a condition',
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  CallExpression: 'a call of a function',
  NewExpression: 'a call of a function',
  Property: 'a function or a calculated name',
  RegExpLiteral: 'a pattern',
};

/** Code where data belong, in words for its author. */
export function describeCode(node: ESTree.Expression | ESTree.ObjectProperty, text: string): Words {
  const whole = text.slice(node.start, node.end).replace(/\s+/g, ' ');
  const code = whole.length > maxQuoted ? `${whole.slice(0, maxQuoted)}…` : whole;
  switch (node.type) {
    case 'Identifier':
      return describeBareWord(node.name);
    case 'TemplateLiteral': {
      const [inside = ''] = node.expressions.map(({ start, end }) => text.slice(start, end));
      return {
        problem: `\${${inside}} in ${code} is code; a declaration is data.`,
        remedy: /^[A-Za-z][\w.]*$/.test(inside)
          ? `Write {${inside}} without the dollar sign if it is a placeholder, otherwise the words themselves.`
          : 'Write the words themselves.',
      };
    }
    case 'MemberExpression':
      if (/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(code) && !code.startsWith('process.')) {
        const { problem, remedy } = describeBareWord(code);
        // A name with one point may be a host or a part of something that is imported.
        return /^www\.|[-\d]|\..*\./.test(code)
          ? { problem, remedy }
          : {
              problem,
              remedy: `Write '${code}' if these are the words, otherwise the value itself.`,
            };
      }
      return {
        problem: code.startsWith('process.env')
          ? `${code} reads the environment, which a declaration cannot know.`
          : `${code} is code; a declaration is data.`,
        remedy: writeOut,
      };
    case 'Literal':
      return {
        problem: `${code} stands without quotation marks.`,
        remedy: `Write '${code.replace(/\/$/, '')}'.`,
      };
    default:
      return {
        problem: `${code} is ${kinds[node.type] ?? 'code'}; a declaration is data.`,
        remedy: writeOut,
      };
  }
}

/** A word without quotation marks; where no text belongs, its place knows a better remedy. */
function describeBareWord(name: string): Words {
  return { problem: `${name} stands without quotation marks.`, remedy: `Write '${name}'.` };
}
