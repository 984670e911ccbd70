// Runs scripts/<name>.ts or scripts/<name>/main.ts in Node itself, which caches what it has compiled.
// The script may import .tsx files and use import.meta.glob, as in a Vite build.
// With --help or -h it prints what the comment at the script's head says.
// Usage: node scripts/run.mjs <name> [arguments]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { explainFileError } from './support/explain-file-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);
const file = [`${root}scripts/${name}.ts`, `${root}scripts/${name}/main.ts`].find(existsSync) ?? '';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!/^[a-z][a-z-]*$/.test(name) || file === '') {
  const names = readdirSync(`${root}scripts`)
    .filter((entry) => {
      if (existsSync(`${root}scripts/${entry}/main.ts`)) return true;
      // Commands have a usage line; other files are parts of commands.
      return (
        entry.endsWith('.ts') && readFileSync(`${root}scripts/${entry}`, 'utf8').includes('Usage:')
      );
    })
    .map((entry) => entry.replace(/\.ts$/, ''));
  fail(`There is no script "${name}" in scripts/. There are: ${names.join(', ') || 'none yet'}.`);
}

if (!existsSync(`${root}node_modules/vite`)) {
  fail('The packages are not installed. Run `npm install` in the project folder first.');
}
if (!process.features.typescript) {
  fail(
    `Node ${process.versions.node} cannot run the project's sources. ` +
      'Run the command through npm, or with node_modules/.bin/node, the Node that comes with the packages.',
  );
}
if (args.includes('--help') || args.includes('-h')) {
  const [head] = readFileSync(file, 'utf8').split(/^(?!\/\/)/m);
  console.log(head.replace(/^\/\/ ?/gm, '').trim());
  process.exit();
}
// Puts the arguments where the script would find them if it were started directly.
process.argv = [process.argv[0], file, ...args];
process.chdir(root);

const folder = `${root}node_modules/.cache/node`;
module.enableCompileCache(folder);
// For other threads.
process.env.NODE_COMPILE_CACHE ??= folder;
await import('./support/load-sources.mjs');
await import(pathToFileURL(file).href).catch((error) => {
  const sentence = explainFileError(error);
  if (sentence === undefined && error?.name !== 'OperatorError') throw error;
  fail(sentence ?? error.message);
});
