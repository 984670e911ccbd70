import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { endProcess, runProcess, startProcess } from '#scripts/support/processes.ts';
import { serve } from '#server/app/http-server.ts';
import { isInside } from '#server/app/tls-ask.ts';
import { findFreePort } from '#server/db/embedded/server-process.ts';
import { createBrands } from '#tests/support/any/brands.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { sendRaw } from '#tests/support/site/raw-request.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import { expectWholeBodies } from './whole-bodies.ts';

const declared = fileURLToPath(new URL('../../../scripts/deploy/Caddyfile', import.meta.url));
let sitePort = 0;
let tlsPort = 0;

beforeAll(async () => {
  const web = await openTestWeb(await openTestDatabase(), {
    site: createBrands(),
    publicUrl: 'https://www.shared.example',
    trustProxy: 1,
    webhookSecret: 'a secret of the webhook',
  });
  const serving = await serve(web.listener, 0, '127.0.0.1');
  closeAfterFile(() => serving.stop(1000));
  sitePort = serving.port;
  await ensureProgram('caddy', 'caddy');
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  await runProcess(['caddy', 'validate', '--adapter', 'caddyfile', '--config', declared], { env });
  const [plain, asking] = [await findFreePort(0), await findFreePort(0)];
  tlsPort = await findFreePort(0);
  // Other names, ports and places, and certificates of its own making instead of a public authority's.
  const file = join(folder, 'Caddyfile');
  const placed = readFileSync(declared, 'utf8')
    .replaceAll('web-1:3000 web-2:3000', `127.0.0.1:${sitePort}`)
    .replaceAll(':5555', `:${asking}`)
    .replace(
      'email you@example.com',
      `admin off\nhttp_port ${plain}\nhttps_port ${tlsPort}\nskip_install_trust`,
    )
    .replace('\t\ton_demand\n', '\t\ton_demand\n\t\tissuer internal\n');
  writeFileSync(file, placed);
  const caddy = startProcess(['caddy', 'run', '--adapter', 'caddyfile', '--config', file], env);
  closeAfterFile(() => endProcess(caddy));
  await until(async () => (await ask('www.shared.example', '/healthz')).startsWith('HTTP/1.1 200'));
});

/** The answer to a request over TLS, or why there is no connection. */
function ask(
  servername: string,
  path: string,
  headers: readonly string[] = [],
  body = '',
): Promise<string> {
  return new Promise((resolve) => {
    const options = { port: tlsPort, host: '127.0.0.1', servername, rejectUnauthorized: false };
    const socket = connect(options, () => {
      const method = body === '' ? 'GET' : 'POST';
      const length = body === '' ? [] : [`Content-Length: ${body.length}`];
      const head = [`${method} ${path} HTTP/1.1`, `Host: ${servername}`, ...headers, ...length];
      socket.write(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (error) => resolve(`no connection: ${error.message}`));
    socket.on('close', () => resolve(text));
  });
}

describe('Caddy before the site', () => {
  it('gets a certificate for each host of the site by itself, and shows the brand there', async () => {
    expect(await ask('willow.example', '/')).toContain('<title>Home of willow</title>');
    expect(await ask('www.birch.example', '/')).toContain('<title>Home of birch</title>');
    expect(await ask('www.shared.example', '/')).toContain('<title>Home</title>');
    expect(await ask('old-willow.example', '/willow-guide?a=b')).toMatch(
      /^HTTP\/1\.1 301[\s\S]*location: https:\/\/willow\.example\/willow-guide\?a=b/i,
    );
  });

  it('asks for none for a name that only points here', async () => {
    expect(await ask('evil.example', '/')).toMatch(/^no connection/);
    expect(await ask('a.willow.example', '/')).toMatch(/^no connection/);
  });

  it('passes on nobody to what is for machines inside', async () => {
    expect(await ask('willow.example', '/internal/tls-ask?domain=willow.example')).toMatch(
      /^HTTP\/1\.1 404/,
    );
    expect(await ask('willow.example', '/metrics')).toMatch(/^HTTP\/1\.1 404/);
  });

  it('passes on whatever the site takes, and leaves it to the site to say what is too large', async () => {
    await expectWholeBodies(async (path, headers, body) => {
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const host = path === '/willow-guide' ? 'willow.example' : 'www.shared.example';
      const answer = await ask(host, path, head, body);
      return { status: Number(answer.split(' ')[1]), text: async () => answer };
    });
  });

  it('gives a page that is not packed a tag of its own', async () => {
    const tagOf = async (coding: string) => {
      const answer = await ask('willow.example', '/', [`Accept-Encoding: ${coding}`]);
      return /^etag: (.+)$/im.exec(answer)?.[1];
    };
    const plain = /^etag: (.+)$/im.exec(await ask('willow.example', '/'))?.[1];
    expect(plain).toBe(await tagOf('identity'));
    expect(plain).not.toBe(await tagOf('gzip'));
  });

  it('overrules what a client says of itself', async () => {
    const answer = await ask('willow.example', '/', ['X-Forwarded-Host: www.birch.example']);
    expect(answer).toContain('<title>Home of willow</title>');
  });
});

describe('the question whether a certificate may be asked for', () => {
  const put = (domain: string, headers: readonly string[] = []) =>
    sendRaw(sitePort, [
      `GET /internal/tls-ask?domain=${domain} HTTP/1.1`,
      'Host: 127.0.0.1',
      ...headers,
    ]);

  it.each([
    ['willow.example', 200],
    ['WILLOW.example', 200],
    ['www.willow.example', 200],
    ['old-willow.example', 200],
    ['www.birch.example', 200],
    ['www.shared.example', 200],
    ['evil.example', 404],
    ['willow.example.evil.example', 404],
    ['willow.example:443', 404],
    ['127.0.0.1', 404],
    ['localhost', 404],
    ['', 404],
    ['a'.repeat(300), 404],
  ])('about %s is answered with %d', async (domain, status) => {
    expect((await put(domain)).status).toBe(status);
  });

  it('is not answered to whoever comes through a proxy', async () => {
    expect((await put('willow.example', ['X-Forwarded-For: 127.0.0.1'])).status).toBe(404);
    expect((await put('willow.example', ['Forwarded: for=127.0.0.1'])).status).toBe(404);
  });

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:10.1.2.3', true],
    ['172.30.7.11', true],
    ['192.168.1.1', true],
    ['fd00::1', true],
    ['fe80::1%eth0', true],
    ['203.0.113.7', false],
    ['::ffff:203.0.113.7', false],
    ['172.32.0.1', false],
    ['2001:db8::1', false],
    ['', false],
    ['unknown', false],
  ])('takes %s for an address inside: %s', (address, expected) => {
    expect(isInside(address)).toBe(expected);
  });
});
