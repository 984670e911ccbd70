import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Changes, declare } from '#tests/support/site/declarations.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a command of scripts/ as npm does, with its output piped; variables come last. */
export function runScript(
  name: string,
  ...given: readonly (string | Readonly<Record<string, string>>)[]
) {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  const args = given.filter((one) => typeof one === 'string');
  const variables = given.filter((one) => typeof one !== 'string');
  const run = spawnSync(process.execPath, ['scripts/run.mjs', name, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: Object.assign(env, ...variables),
  });
  return { status: run.status, stdout: run.stdout.trim(), stderr: run.stderr.trim() };
}

/**
 * A folder of declarations inside the project, where imports of the engine work. Files are named
 * like coach/file.ts; whoever makes the folder removes it.
 *
 * @returns the folder, relative to the project
 */
export function makeDeclarations(files: Readonly<Record<string, string>> = {}): string {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(root, 'test-results/declarations-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder.slice(root.length);
}

/** The files of the small site of `declare` as texts, by their names in the folder. */
export function writeDeclared(
  changes: Readonly<Record<string, Changes>> = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    declare(changes).map(({ file, exports }) => {
      const [name = '', value] = Object.entries(exports)[0] ?? [];
      const text = `export const ${name} = ${JSON.stringify(value, null, 2)};\n`;
      return [file.replace('funnels/', ''), text];
    }),
  );
}
