import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** The location in Vite's syntax error. */
const parseError = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        message: v.string(),
        loc: v.object({ line: v.number(), column: v.number() }),
      }),
    ),
    v.minLength(1),
  ),
});

/**
 * Why a module cannot be loaded: one sentence with the location in the file, if known.
 *
 * @param path the module's file, to find its own line in a stack
 */
export function describeLoadError(error: unknown, path: string): string {
  const parsed = v.safeParse(parseError, error);
  const first = parsed.success ? parsed.output.errors[0] : undefined;
  if (first) {
    const [words = ''] = stripVTControlCharacters(first.message).split('\n');
    const { line, column } = first.loc;
    return `${words.replace(/^\[\w+\] /, '')} (line ${line}, column ${column + 1}).`;
  }
  if (!(error instanceof Error)) return String(error);
  const [, line] = error.stack?.split(`${path}:`)[1]?.match(/^(\d+)/) ?? [];
  const [words = ''] = stripVTControlCharacters(error.message).split('\n');
  // The finding already names the importing file.
  const sentence = words.replace(/ imported from .*$/, '');
  return `${sentence}${line === undefined ? '' : ` (line ${line})`}.`;
}
