// Finds the Chromium that the browser tests drive, and installs one if there is none. Adds Firefox and
// WebKit where Debian's packages are installed or can be.
// Usage: node scripts/setup/browser.mjs (prints the path it found)
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Where systems and common packages install Chromium. Its headless shell comes first: the same engine
 * without a desktop browser around it, which takes a third less time.
 */
const knownPaths = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Playwright's folders of downloaded browsers. */
function playwrightFolders() {
  const chosen = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (chosen && chosen !== '0') return [chosen];
  return [
    join(root, 'node_modules', 'playwright-core', '.local-browsers'),
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  ];
}

/** A browser downloaded by Playwright: the headless shell or the full one. */
function findDownloadedBrowser() {
  const names = new Set(['chrome-headless-shell', 'chrome-headless-shell.exe', 'headless_shell']);
  for (const name of ['chrome', 'chrome.exe', 'Chromium']) names.add(name);
  for (const folder of playwrightFolders().filter((path) => existsSync(path))) {
    const newestFirst = readdirSync(folder)
      .filter((name) => name.startsWith('chromium'))
      .sort();
    for (const release of newestFirst.reverse()) {
      const inside = readdirSync(join(folder, release), { recursive: true, withFileTypes: true });
      const binary = inside.find((entry) => entry.isFile() && names.has(entry.name));
      if (binary) return join(binary.parentPath ?? binary.path, binary.name);
    }
  }
  return undefined;
}

/**
 * The path of a Chromium, or undefined if there is none. CHROMIUM_PATH comes first; throws if it names
 * no file.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", but there is no such file. Correct the path or unset it.`,
    );
  }
  const known = (knownPaths[process.platform] ?? []).find((path) => existsSync(path));
  return known ?? findDownloadedBrowser();
}

function runs(command, args, env = {}) {
  console.log(`  ${[command, ...args].join(' ')}`);
  const stdio = ['ignore', 'ignore', 'inherit'];
  const result = spawnSync(command, args, { stdio, cwd: root, env: { ...process.env, ...env } });
  return result.status === 0;
}

/**
 * On Debian and its relatives: installs the distribution's Chromium, as root or with passwordless sudo.
 */
function installWithApt(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  // On a new machine another apt may hold the lock for minutes; without a timeout, apt gives up at once.
  const options = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300', '--no-install-recommends'];
  const apt = (...args) =>
    isRoot
      ? runs('apt-get', [...options, ...args], { DEBIAN_FRONTEND: 'noninteractive' })
      : runs('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args]);
  apt('update');
  return apt('install', ...packages);
}

function installWithPlaywright() {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  if (!existsSync(cli)) return false;
  const args = [cli, 'install', '--only-shell', 'chromium'];
  return runs(process.execPath, [...args, '--with-deps']) || runs(process.execPath, args);
}

/** Returns the path of a Chromium, which it installs if there is none. Throws if that fails. */
export function ensureChromium() {
  const present = findChromium();
  if (present) return present;
  console.log('Installing Chromium for the browser tests (once, about a minute) …');
  const installWithDebian = () =>
    installWithApt('chromium-headless-shell', 'fonts-liberation') ||
    installWithApt('chromium', 'fonts-liberation');
  for (const install of [installWithDebian, installWithPlaywright]) {
    const installed = install() ? findChromium() : undefined;
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, and it could be installed neither with apt-get nor with ' +
      'Playwright. Install Chromium or Google Chrome and set CHROMIUM_PATH to its executable.',
  );
}

/** Debian's Firefox; undefined where it is not installed. */
export function findFirefox() {
  return ['/usr/bin/firefox-esr'].find((path) => existsSync(path));
}

/** Debian's WebKit: its driver, its small browser and a virtual screen; undefined if one is missing. */
export function findWebKit() {
  const libraries = '/usr/lib';
  const browser = (existsSync(libraries) ? readdirSync(libraries) : [])
    .flatMap((system) =>
      ['4.1', '4.0'].map((api) => `${libraries}/${system}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
  const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
  if (!browser || !Object.values(programs).every((path) => existsSync(path))) return undefined;
  return { ...programs, browser };
}

/** The browsers besides Chromium that are missing; their tests are skipped. */
export function listMissingBrowsers() {
  return [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])];
}

/** Installs Firefox and WebKit where possible. */
export function installOtherBrowsers() {
  if (listMissingBrowsers().length === 0 || process.platform !== 'linux') return;
  console.log('Installing Firefox and WebKit for the browser tests (once, about a minute) …');
  installWithApt('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(`Chromium: ${ensureChromium()}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
