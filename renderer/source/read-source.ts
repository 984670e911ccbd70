import { parseSync } from 'rolldown/utils';
import type { ESTree } from 'vite';
import type { DeclarationFile, DeclarationSource } from '#engine/site/site.ts';
import { readValue, unread } from './declared-values.ts';
import { FileNotes, whole } from './file-notes.ts';
import { isDeclared, noteImport, noteStatement, noteTypes, unwrapDefine } from './statements.ts';
import { describeSyntaxError } from './syntax-errors.ts';

/** A declaration's file, read from its text alone. */
export interface SourceFile extends DeclarationFile {
  readonly text: string;
  /** Whether `exports` are what the file says: without, code in it would have to run. */
  readonly isData: boolean;
}

/**
 * Reads a declaration from its text without running it: its values, the line of each part, and what
 * is wrong with how it is written.
 */
export function readSource(file: string, text: string): SourceFile {
  const notes = new FileNotes(file, text);
  // Loaded as TypeScript, whatever the file is called.
  const { program, errors, comments } = parseSync(file, text, {
    lang: 'ts',
    showSemanticErrors: true,
  });
  const [error] = errors;
  if (error) {
    const [first, second] = error.labels;
    notes.mistakes.push(
      describeSyntaxError(
        file,
        {
          message: error.message,
          start: first?.start ?? 0,
          second: second?.start,
        },
        text,
      ),
    );
    return finish(file, {}, false, notes);
  }
  for (const comment of comments) {
    if (!/^\s*@ts-(?:ignore|expect-error|nocheck)/.test(comment.value)) continue;
    notes.add('unchecked', comment.start, whole, {
      problem: `The comment ${comment.value.trim().split(/\s/)[0]} hides mistakes from your editor.`,
      remedy: 'Remove it and correct what the editor then underlines.',
    });
  }
  const { exports, isData } = readExports(program.body, notes);
  return finish(file, exports, isData, notes);
}

function finish(
  file: string,
  exports: Readonly<Record<string, unknown>>,
  isData: boolean,
  notes: FileNotes,
): SourceFile {
  let source: DeclarationSource | undefined;
  return {
    file,
    text: notes.text,
    exports,
    isData,
    mistakes: notes.mistakes,
    source: () => {
      source ??= notes.source();
      return source;
    },
  };
}

function readExports(
  body: readonly (ESTree.Directive | ESTree.Statement)[],
  notes: FileNotes,
): { exports: Record<string, unknown>; isData: boolean } {
  const exports: Record<string, unknown> = {};
  const constants = new Map<string, ESTree.Expression>();
  const imported = new Set<string>();
  let isData = true;
  const read = (name: string, node: ESTree.Expression) => {
    const value = readValue(unwrapDefine(name, node, imported, notes), whole, constants, notes);
    if (value === unread) isData = false;
    else exports[name] = value;
  };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      noteImport(statement, imported, notes);
    } else if (statement.type === 'VariableDeclaration') {
      const added = addConstants(statement, constants);
      // What is declared and not exported is found where it stands.
      if (added.some(([name]) => isDeclared(name))) notes.placeWhole(statement.start);
    } else if (statement.type === 'ExportDefaultDeclaration') {
      exports['default'] = undefined;
      notes.placeWhole(statement.start);
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration?.type === 'VariableDeclaration') {
        for (const [name, node] of addConstants(statement.declaration, constants)) read(name, node);
        noteTypes(statement.declaration, imported, notes);
      }
      for (const { local, exported } of statement.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
        const node = constants.get(local.name);
        if (node) read(exported.name, node);
      }
    } else noteStatement(statement, notes);
  }
  return { exports, isData };
}

/** Adds the constants that a statement declares. */
function addConstants(
  { declarations }: ESTree.VariableDeclaration,
  constants: Map<string, ESTree.Expression>,
): [string, ESTree.Expression][] {
  const added = declarations.flatMap(({ id, init }): [string, ESTree.Expression][] =>
    id.type === 'Identifier' && init ? [[id.name, init]] : [],
  );
  for (const [name, node] of added) constants.set(name, node);
  return added;
}
