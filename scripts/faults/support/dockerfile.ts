/** An instruction of a Dockerfile, like `RUN npm prune`. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export interface Stage {
  readonly name: string;
  /** An image, or the name of an earlier stage. */
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

const known = [
  'ARG',
  'CMD',
  'COPY',
  'ENTRYPOINT',
  'ENV',
  'EXPOSE',
  'HEALTHCHECK',
  'RUN',
  'USER',
  'WORKDIR',
];

/**
 * Reads a Dockerfile like this project's: named stages, and no variables but arguments of its commands.
 *
 * @throws on an instruction that it does not know
 */
export function readDockerfile(text: string): readonly Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [, from = '', stage = ''] = /^(\S+) AS (\w+)$/.exec(rest) ?? [];
    if (name === 'FROM' && stage !== '') stages.push({ name: stage, from, instructions: [] });
    else if (known.includes(name)) stages.at(-1)?.instructions.push({ name, rest });
    else throw new Error(`The Dockerfile has a line that is not known here: ${line}`);
  }
  return stages;
}
