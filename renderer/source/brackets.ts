import { Lines } from './lines.ts';

/** A bracket that is never closed, or one that closes nothing. */
export interface StrayBracket {
  readonly kind: 'unclosed' | 'extra';
  readonly bracket: string;
  readonly offset: number;
}

const closerOf: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Texts, comments and brackets: brackets within the first two are words. */
const tokens =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\]()]/g;

/**
 * The bracket that most probably is wrong: a declaration is indented by its brackets, so a line that
 * closes one stands below the line that opened it.
 */
export function findStrayBracket(text: string): StrayBracket | undefined {
  const lines = new Lines(text);
  const place = (offset: number) => {
    const { line, column } = lines.at(offset);
    const shown = lines.lines[line - 1] ?? '';
    const indent = shown.length - shown.trimStart().length;
    return {
      line,
      indent,
      isFirst: column === indent || /^[\s})\]]*$/.test(shown.slice(0, column)),
    };
  };
  const open: { readonly bracket: string; readonly offset: number }[] = [];
  for (const { 0: token, index: offset } of text.matchAll(tokens)) {
    if (Object.hasOwn(closerOf, token)) open.push({ bracket: token, offset });
    if (!'}])'.includes(token)) continue;
    const last = open.pop();
    if (last === undefined) return { kind: 'extra', bracket: token, offset };
    const [from, to] = [place(last.offset), place(offset)];
    const isTooDeep = to.isFirst && to.line > from.line && to.indent > from.indent;
    if (isTooDeep) return { kind: 'extra', bracket: token, offset };
    const isTooShallow = to.isFirst && to.line > from.line && to.indent < from.indent;
    if (isTooShallow) return { kind: 'unclosed', ...last };
    if (closerOf[last.bracket] === token) continue;
    const isMeant = open.some(({ bracket }) => closerOf[bracket] === token) && to.isFirst;
    return isMeant ? { kind: 'unclosed', ...last } : { kind: 'extra', bracket: token, offset };
  }
  const last = open.at(-1);
  return last && { kind: 'unclosed', ...last };
}

/** What closes a bracket. */
export function closing(bracket: string): string {
  return closerOf[bracket] ?? bracket;
}
