import type { Explained, ParserError } from './explained.ts';

/** What a merge leaves in a file, and comments of other languages. */
export function explainForeignMark(
  { message, start }: ParserError,
  text: string,
): Explained | undefined {
  if (message.startsWith('Encountered diff marker')) {
    return {
      offset: start,
      problem: 'A merge left two versions of these lines, between <<<<<<<, ======= and >>>>>>>.',
      remedy: 'Keep one version and remove the lines with the marks.',
    };
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [, mark] = /^\s*(<!--|#|--)(?=\s)/.exec(text.slice(lineStart)) ?? [];
  if (mark === undefined || /^\S/.test(text.slice(lineStart, start).trimStart())) return undefined;
  return {
    offset: start,
    problem: `${mark} begins no comment here.`,
    remedy: 'Write // before a comment, or remove the line.',
  };
}
