import type { ESTree } from 'vite';
import { findSimilar } from '#engine/text/similar.ts';
import { type FileNotes, whole } from './file-notes.ts';

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
  if (statement.importKind === 'type') return;
  const define = Object.values(defines).find((one) => one.from === from);
  if (define !== undefined) {
    noteNames(statement, define, notes);
    // What it was meant to be is not missed a second time.
    imported.add(define.name);
    return;
  }
  const similar = findSimilar(from, sources);
  notes.add('foreign-import', statement.start, whole, {
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

/** The file of a function that declares exports that function, by its name and between braces. */
function noteNames(
  statement: ESTree.ImportDeclaration,
  define: { readonly name: string; readonly from: string },
  notes: FileNotes,
): void {
  for (const specifier of statement.specifiers) {
    const isNamed = specifier.type === 'ImportSpecifier';
    const name = isNamed && 'name' in specifier.imported ? specifier.imported.name : undefined;
    if (name === define.name || specifier.type === 'ImportNamespaceSpecifier') continue;
    notes.add('foreign-import', statement.start, whole, {
      problem: isNamed
        ? `The file "${define.from}" has no ${name ?? 'such name'}.`
        : `${specifier.local.name} is imported without braces, but the file "${define.from}" has no default.`,
      remedy: `Write: ${importLine(define)}`,
    });
  }
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
  notes.add('not-data', statement.start, whole, {
    problem: `${code} is code; a declaration is data.`,
    remedy: 'Remove it.',
  });
}

/** Whether a file exports a declaration by this name. */
export function isDeclared(name: string): boolean {
  return Object.hasOwn(defines, name);
}

/** A type beside the name of a declaration is one that the file imports. */
export function noteTypes(
  { declarations }: ESTree.VariableDeclaration,
  imported: ReadonlySet<string>,
  notes: FileNotes,
): void {
  for (const { id } of declarations) {
    const type = 'typeAnnotation' in id ? id.typeAnnotation?.typeAnnotation : undefined;
    if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') continue;
    const { name } = type.typeName;
    if (imported.has(name)) continue;
    notes.add('missing-import', type.start, whole, {
      problem: `The type ${name} stands here, but nothing imports it.`,
      remedy: `Remove “: ${name}”; the function that declares knows the type.`,
    });
  }
}

/** What is handed to the function that declares; the node itself where there is none. */
export function unwrapDefine(
  name: string,
  node: ESTree.Expression,
  imported: ReadonlySet<string>,
  notes: FileNotes,
): ESTree.Expression {
  const define = defines[name];
  if (define === undefined) return unwrapOther(name, node, notes);
  const bare = node.type === 'ParenthesizedExpression' ? node.expression : node;
  if (bare.type === 'ObjectExpression' && imported.has(define.name)) {
    notes.add('wrong-define', node.start, whole, {
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
    const meant = Object.keys(defines).find((one) => defines[one]?.name === called);
    const [, ofFile = 'funnel'] = /(coach|guide)\.ts$/.exec(notes.file) ?? [];
    notes.add('wrong-define', node.start, whole, {
      problem: `${name} is declared with ${called}.`,
      remedy:
        meant === ofFile
          ? `Write: export const ${meant}`
          : `Write ${define.name}, and above it: ${importLine(define)}`,
    });
  } else if (!imported.has(called)) {
    notes.add('missing-import', node.start, whole, {
      problem: `${called} is used but not imported.`,
      remedy: `Write at the top of the file: ${importLine(define)}`,
    });
  }
  return argument;
}

/** A declaration that is exported by a name of its own, which nobody asks for. */
function unwrapOther(name: string, node: ESTree.Expression, notes: FileNotes): ESTree.Expression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return node;
  const called = node.callee.name;
  const meant = Object.keys(defines).find((one) => defines[one]?.name === called);
  const [argument] = node.arguments;
  if (meant === undefined || argument === undefined || argument.type === 'SpreadElement') {
    return node;
  }
  notes.add('missing-export', node.start, whole, {
    problem: `The ${meant} is exported as ${name}, a name that nobody reads.`,
    remedy: `Write: export const ${meant} = ${called}({ … }); if the file exports a ${meant} already, move this one into a file of its own.`,
  });
  return argument;
}
