import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { endProcess, reservePort, runProcess, startProcess } from '#scripts/support/processes.ts';

/** nginx in front of the web processes, configured as `scripts/deploy/nginx.conf` says. */
export interface Proxy {
  /** Where it takes plain requests: the part behind TLS, without it. */
  readonly url: string;
  /** Loses the files that it keeps, so that whoever asks for one is its first visitor. */
  forgetFiles(): void;
  /** What it noted of requests that a process did not answer. */
  noted(): string;
  stop(): Promise<void>;
}

const declared = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** The path of nginx, where it is installed. */
export function findProxy(): string | undefined {
  return folders.map((folder) => `${folder}/nginx`).find((file) => existsSync(file));
}

/**
 * Starts nginx, installing it where it is missing and that is allowed. Only names, ports and paths
 * differ from the project's configuration, which nginx first validates together with its certificate.
 *
 * @param urls the web processes
 * @throws what nginx says about a configuration that it refuses
 */
export async function startProxy(dataDir: string, urls: readonly string[]): Promise<Proxy> {
  if (findProxy() === undefined) await ensureProgram('nginx', 'nginx');
  const nginx = findProxy();
  if (nginx === undefined) {
    throw new Error('nginx is not there after its installation. Install the package nginx.');
  }
  const folder = mkdtempSync(join(dataDir, 'nginx-'));
  const port = await reservePort();
  const behindTls = placeConfiguration(folder, urls);
  await makeCertificate(folder);
  const checked = join(folder, 'checked.conf');
  writeFileSync(checked, behindTls);
  await runProcess([nginx, '-t', '-q', '-c', checked]);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, withoutTls(behindTls, port));
  // Its workers write into a folder that is this account's.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = startProcess([nginx, '-c', file, '-g', `daemon off;${user}`]);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 10_000;
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`nginx does not answer:\n${child.printed()}`);
    await wait(50);
  }
  return {
    url,
    forgetFiles: () => {
      for (const name of readdirSync(join(folder, 'cache')))
        rmSync(join(folder, 'cache', name), { recursive: true });
    },
    noted: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop: () => endProcess(child),
  };
}

/** The project's configuration with this machine's paths and processes. */
function placeConfiguration(folder: string, urls: readonly string[]): string {
  let next = 0;
  return readFileSync(declared, 'utf8')
    .replaceAll('/etc/nginx/certificates', folder)
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replace('/tmp/nginx.pid', join(folder, 'nginx.pid'))
    .replace(/web-\d:3000/g, () => new URL(urls[next++ % urls.length] ?? '').host);
}

/** The server behind TLS, on a port without it. @throws if the configuration no longer has the known shape */
function withoutTls(text: string, port: number): string {
  const plain = text
    .replace(/ {2}server \{\n {4}listen 80 default_server;[^}]*\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(listen \[::\]:443.*|ssl_.*)\n/gm, '');
  if (/\b(443|80|ssl)\b/.test(plain.replaceAll(`127.0.0.1:${port}`, ''))) {
    throw new Error('nginx.conf has other lines for TLS than this part knows how to leave out.');
  }
  return plain;
}

async function makeCertificate(folder: string): Promise<void> {
  await ensureProgram('openssl', 'openssl');
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  await runProcess(['openssl', 'req', ...kind, ...files, '-days', '1', '-subj', '/CN=localhost']);
}
