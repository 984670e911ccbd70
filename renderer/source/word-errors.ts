import { findSimilar } from '#engine/text/similar.ts';
import type { Explained, ParserError } from './explained.ts';
import { Lines } from './lines.ts';

/** The words with which a statement of a declaration's file begins. */
const statements = ['export', 'import', 'const'];

/** A name that is misspelt, written twice, or not written as a name. */
export function explainWord(error: ParserError, text: string): Explained | undefined {
  return (
    explainTwice(error, text) ??
    explainStatement(error, text) ??
    explainColon(error, text) ??
    explainHyphen(error, text)
  );
}

function explainTwice({ message, start, second }: ParserError, text: string) {
  const name = message.match(/^Identifier `(.*)` has already been declared/)?.[1];
  if (name === undefined) return undefined;
  const lines = new Lines(text);
  const [one, other] = [lines.at(start).line, lines.at(second ?? start).line];
  return {
    offset: second ?? start,
    problem: `The file declares ${name} twice, in line ${one} and in line ${other}.`,
    remedy: 'Keep one of them; a second funnel goes into a file of its own.',
  };
}

function explainStatement({ message, start }: ParserError, text: string): Explained | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(lineStart).split('\n')[0] ?? '';
  // Statements are not indented.
  const words = line.match(/^([a-z]+)\s+([A-Za-z]+)/);
  if (!words) return undefined;
  const [, first = '', next = ''] = words;
  const misspelt = [first, ...(first === 'export' ? [next] : [])].find(
    (word) => !statements.includes(word) && findSimilar(word, statements) !== undefined,
  );
  if (misspelt !== undefined && /semicolon|Unexpected/.test(message)) {
    return {
      offset: lineStart + line.indexOf(misspelt),
      problem: `${misspelt} is misspelt.`,
      remedy: `Write ${findSimilar(misspelt, statements)}.`,
    };
  }
  const define = line.match(/=\s*(define\w+)\s*\{/)?.[1];
  if (define !== undefined) {
    return {
      offset: start,
      problem: `There is no ( after ${define}.`,
      remedy: `Write ${define}({ … }); with both kinds of brackets.`,
    };
  }
  if (!message.startsWith('Missing initializer')) return undefined;
  const name = text.slice(start).match(/^\w+/)?.[0] ?? 'the name';
  return {
    offset: start,
    problem: `There is no equals sign after ${name}.`,
    remedy: `Write: export const ${name} = define${name === 'coach' ? 'Coach' : 'Funnel'}({ … });`,
  };
}

function explainColon({ message, start }: ParserError, text: string): Explained | undefined {
  if (!/^Expected `,` or `}`/.test(message)) return undefined;
  const name = text.slice(0, start).match(/(?:^|[{,\n])\s*([A-Za-z_]\w*)[ \t]+$/)?.[1];
  if (name === undefined || !/^['"`\d{[]/.test(text.slice(start))) return undefined;
  return {
    offset: start,
    problem: `There is no colon after ${name}.`,
    remedy: `Write ${name}: before its value.`,
  };
}

function explainHyphen({ message, start }: ParserError, text: string): Explained | undefined {
  if (!/but found `-`/.test(message)) return undefined;
  const first = text.slice(0, start).match(/\w+$/)?.[0] ?? '';
  const name = `${first}${text.slice(start).match(/^[\w-]+/)?.[0] ?? ''}`;
  return {
    offset: start - first.length,
    problem: `The name ${name} contains a hyphen and stands without quotation marks.`,
    remedy: `Write '${name}': with quotation marks.`,
  };
}
