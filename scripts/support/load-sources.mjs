// Lets Node run the project's sources like the build: JSX (.tsx), import.meta.glob, and the text of
// files (?raw). Node handles everything else itself.
import { existsSync, globSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const raw = '?raw';
const require = module.createRequire(import.meta.url);
const root = new URL('../..', import.meta.url).href;

module.registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith(raw))
      return resolveSource(specifier, context) ?? next(specifier, context);
    const found = next(specifier.slice(0, -raw.length), context);
    return { ...found, url: found.url + raw, format: 'module' };
  },
  load(url, context, next) {
    if (url.endsWith(raw)) {
      const text = readFileSync(new URL(url.slice(0, -raw.length)), 'utf8');
      const source = `export default ${JSON.stringify(text)}`;
      return { format: 'module', source, shortCircuit: true };
    }
    if (!/^file:(?!.*\/node_modules\/).*\.tsx?(?:\?.*)?$/.test(url)) return next(url, context);
    const file = fileURLToPath(url);
    const text = readFileSync(file, 'utf8');
    const source = text.includes('import.meta.glob') ? writeOutGlobs(file, text) : text;
    if (file.endsWith('.tsx')) {
      const { code } = require('rolldown/utils').transformSync(file, source);
      return { format: 'module', source: code, shortCircuit: true };
    }
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});

const known = new Map();

/** Resolves the project's own sources, in a fraction of Node's time; Node resolves everything else. */
function resolveSource(specifier, { parentURL = '' }) {
  if (!/^(?:#|\.\.?\/).*\.tsx?$/.test(specifier) || !parentURL.startsWith(root)) return undefined;
  const url = specifier.startsWith('#')
    ? root + specifier.slice(1)
    : new URL(specifier, parentURL).href;
  if (!known.has(url)) known.set(url, existsSync(new URL(url)));
  return known.get(url) ? { url, format: 'module-typescript', shortCircuit: true } : undefined;
}

/** Replaces each `import.meta.glob` with the files it matches, as Vite does. */
function writeOutGlobs(file, text) {
  const { parseSync, Visitor } = require('rolldown/utils');
  const calls = [];
  const visitor = new Visitor({
    CallExpression(call) {
      const { object, property } = call.callee;
      if (object?.type === 'MetaProperty' && property.name === 'glob') calls.push(call);
    },
  });
  visitor.visit(parseSync(file, text).program);
  return calls.reverse().reduce((written, { start, end, arguments: args }) => {
    const given = text.slice(args[0].start, args.at(-1).end);
    const [patterns, options] = new Function(`return [${given}]`)();
    const { value, imports } = findFiles(file, [patterns].flat(), options, `glob${start}`);
    return `${written.slice(0, start)}({${value}})${written.slice(end)}\n${imports}`;
  }, text);
}

/** The files matching the patterns, each with its module or its loader, and the imports required. */
function findFiles(file, patterns, { eager, import: name, query = '' } = {}, prefix) {
  const cwd = dirname(file);
  const paths = patterns
    .flatMap((pattern) => globSync(pattern, { cwd, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(cwd, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map((path) => (path.startsWith('.') ? path : `./${path}`))
    .toSorted();
  const addresses = paths.map((path) => JSON.stringify(path + query));
  const put = (value) => paths.map((path, index) => `${JSON.stringify(path)}: ${value(index)}`);
  if (!eager) return { value: put((index) => `() => import(${addresses[index]})`), imports: '' };
  const local = (index) => `${prefix}_${index}`;
  const taken = (index) => (name ? `{ ${name} as ${local(index)} }` : `* as ${local(index)}`);
  const imports = addresses.map((address, index) => `import ${taken(index)} from ${address};`);
  return { value: put(local), imports: imports.join('\n') };
}
