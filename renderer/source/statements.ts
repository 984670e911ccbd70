import type { ESTree } from 'vite';
import { findSimilar } from '#engine/text/similar.ts';
import type { FileNotes } from './file-notes.ts';

/** The functions that declare something, by the name that a file exports. */
const defines: Readonly<Record<string, { readonly name: string; readonly from: string }>> = {
  funnel: { name: 'defineFunnel', from: '#engine/define-funnel.ts' },
  coach: { name: 'defineCoach', from: '#engine/define-coach.ts' },
  guide: { name: 'defineGuide', from: '#engine/define-guide.ts' },
};
const sources = Object.values(defines).map(({ from }) => from);
const importLine = ({ name, from }: { readonly name: string; readonly from: string }) =>
  `import { ${name} } from '${from}';`;

/** Remembers what is imported; a declaration imports nothing but the function that declares it. */
export function noteImport(
  statement: ESTree.ImportDeclaration,
  imported: Set<string>,
  notes: FileNotes,
): void {
  for (const { local } of statement.specifiers) imported.add(local.name);
  const from = statement.source.value;
  if (statement.importKind === 'type' || sources.includes(from)) return;
  const similar = findSimilar(from, sources);
  notes.add('foreign-import', statement.start, [], {
    problem:
      similar === undefined
        ? `The file imports ${JSON.stringify(from)}; a declaration imports nothing but the function that declares it.`
        : `There is no file ${JSON.stringify(from)} to import from.`,
    remedy:
      similar === undefined
        ? 'Remove the import and write here what it would bring.'
        : `Write '${similar}'.`,
  });
}

/** A statement that declares nothing. */
export function noteStatement(
  statement: ESTree.Directive | ESTree.Statement,
  notes: FileNotes,
): void {
  const isHarmless =
    statement.type === 'EmptyStatement' ||
    statement.type === 'TSTypeAliasDeclaration' ||
    statement.type === 'TSInterfaceDeclaration' ||
    (statement.type === 'ExpressionStatement' && 'directive' in statement && !!statement.directive);
  if (isHarmless) return;
  const [code = ''] = notes.text.slice(statement.start, statement.end).split('\n');
  notes.add('not-data', statement.start, [], {
    problem: `${code} is code; a declaration is data.`,
    remedy: 'Remove it.',
  });
}

/** What is handed to the function that declares; the node itself where there is none. */
export function unwrapDefine(
  name: string,
  node: ESTree.Expression,
  imported: ReadonlySet<string>,
  notes: FileNotes,
): ESTree.Expression {
  const define = defines[name];
  if (define === undefined) return node;
  const bare = node.type === 'ParenthesizedExpression' ? node.expression : node;
  if (bare.type === 'ObjectExpression' && imported.has(define.name)) {
    notes.add('wrong-define', node.start, [], {
      problem: `${define.name} is imported, but ${name} is declared without it, so no editor checks what stands in it.`,
      remedy: `Write: export const ${name} = ${define.name}({ … });`,
    });
  }
  if (node.type !== 'CallExpression') return node;
  const [argument, ...others] = node.arguments;
  if (node.callee.type !== 'Identifier' || others.length > 0) return node;
  if (argument === undefined || argument.type === 'SpreadElement') return node;
  const called = node.callee.name;
  const known = Object.values(defines).map((one) => one.name);
  if (called !== define.name) {
    if (!known.includes(called) && findSimilar(called, known) === undefined) return node;
    notes.add('wrong-define', node.start, [], {
      problem: `${name} is declared with ${called}.`,
      remedy: `Write ${define.name}, and above it: ${importLine(define)}`,
    });
  } else if (!imported.has(called)) {
    notes.add('missing-import', node.start, [], {
      problem: `${called} is used but not imported.`,
      remedy: `Write at the top of the file: ${importLine(define)}`,
    });
  }
  return argument;
}
