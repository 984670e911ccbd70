import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithThisProcess } from '#scripts/support/processes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const copied = [
  'engine',
  'funnels',
  'migrations',
  'renderer',
  'scripts',
  'server',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** What the coach among the examples needs beside its files: the key of its webhook. */
export const exampleKeys = {
  SALTMARSH_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
};

/** How a program ended, with everything it printed. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A copy of the project whose declarations a test may change. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs one of its files with Node, in the folder of the copy. */
  run(
    file: string,
    args?: readonly string[],
    env?: Readonly<Record<string, string>>,
  ): Promise<Ended>;
  remove(): void;
}

/** Copies the project's sources; the packages are shared with the original. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'funnelfile-copy-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    async run(file, args = [], env = {}) {
      const child = spawn(process.execPath, [file, ...args], {
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      endWithThisProcess(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          output += chunk;
        });
      }
      const [code] = await once(child, 'close');
      return { code, output };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Builds parts of the project, without the maps that nobody reads here. */
const build = (parts: readonly string[]) => `
import { createBuilder } from 'vite';
const environments = { ssr: { build: { sourcemap: false } } };
const builder = await createBuilder({ logLevel: 'warn', environments });
for (const part of ${JSON.stringify(parts)}) await builder.build(builder.environments[part]);
`;

/**
 * Builds the copy's server, which holds the declarations. What browsers load, the fonts, the pictures and
 * what is known of the folder are the project's: no declaration is in them, or a step of their own makes
 * them once the declarations are right.
 *
 * @param form whether the form's script is the copy's, too
 */
export async function buildCopy(copy: ProjectCopy, { form = false } = {}): Promise<void> {
  for (const name of ['client', 'files.json', join('server', 'folder.json')]) {
    const built = join('dist', name);
    cpSync(join(root, built), join(copy.folder, built), { recursive: true });
  }
  const parts = form ? ['form', 'ssr'] : ['ssr'];
  const { code, output } = await copy.run('--input-type=module', ['--eval', build(parts)]);
  if (code !== 0) throw new Error(`The copy could not be built:\n${output}`);
}
