import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from '#engine/text/operator-error.ts';

/** How the command that runs is used, as the comment at the head of its file says. */
export function readUsage(): string {
  const lines = readFileSync(process.argv[1] ?? '', 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith('// Usage: '));
  const to = lines.findIndex((line, at) => at > from && !line.startsWith('// '));
  const usage = lines.slice(from, to).map((line) => line.slice('// '.length));
  return usage.join(' ').replace('Usage:', 'Use:').replaceAll(/ +/g, ' ');
}

/** The command line as `parseArgs` reads it. @throws OperatorError with the usage for anything else */
export function readOptions<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds hints of its own in further sentences and lines.
    const [problem] = (error as Error).message.split(/\.?(?:\n|\. |$)/);
    throw new OperatorError(`${problem}. ${readUsage()}`, { cause: error });
  }
}
