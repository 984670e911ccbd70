import { createServer } from 'node:http';
import { createServer as createEncrypted } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { generate } from 'selfsigned';
import { describe, expect, it } from 'vitest';
import { examineCertificate, judgeCertificate } from '#server/doctor/address/certificate.ts';
import { judgeProxies } from '#server/doctor/address/proxies.ts';
import { examineReachable } from '#server/doctor/address/reachable.ts';
import { examineRedirect } from '#server/doctor/address/redirect.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { examineFamily, needsOf, plainEnv } from './examine-with.ts';

const day = 86_400_000;

/** Opens a server on the loopback interface. @returns its port */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterFile(async () => {
    if ('closeAllConnections' in server)
      (server as ReturnType<typeof createServer>).closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

type Reply = readonly [status: number, headers: Record<string, string>, body: string];
const well: Reply = [200, {}, 'ok\n'];

async function openPlain([status, headers, body]: Reply): Promise<string> {
  const port = await listen(
    createServer((_, response) => response.writeHead(status, headers).end(body)),
  );
  return `http://127.0.0.1:${port}`;
}

/** A site behind a certificate of its own authority. */
async function openEncrypted(days: { from?: number; until?: number; ip?: string } = {}) {
  const { from = -1, until = 90, ip = '127.0.0.1' } = days;
  const made = await generate([{ name: 'commonName', value: 'harbour.coach' }], {
    keyType: 'ec',
    notBeforeDate: new Date(Date.now() + from * day),
    notAfterDate: new Date(Date.now() + until * day),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip }] },
    ],
  });
  const server = createEncrypted({ key: made.private, cert: made.cert }, (_, response) =>
    response.end('ok\n'),
  );
  return { address: `https://127.0.0.1:${await listen(server)}`, ca: made.cert };
}

const soon = () => AbortSignal.timeout(4000);

describe('an address', () => {
  it('at which the site answers is good', async () => {
    const address = await openPlain(well);
    expect(await examineReachable(address, soon(), {})).toMatchObject({
      state: 'good',
      found: `The site answers at ${address}.`,
    });
    const { address: encrypted, ca } = await openEncrypted();
    expect(await examineReachable(encrypted, soon(), { ca })).toMatchObject({ state: 'good' });
  });

  it.each<readonly [string, Reply, (address: string) => string, string | undefined]>([
    [
      'leads elsewhere',
      [301, { location: 'https://harbour.coach/healthz' }, ''],
      (address) => `${address} redirects to https://harbour.coach.`,
      'PUBLIC_URL=https://harbour.coach',
    ],
    [
      'has a proxy that does not reach the site',
      [502, {}, 'Bad Gateway'],
      (address) => `A proxy answers at ${address} but does not reach the site (502).`,
      undefined,
    ],
    [
      'belongs to something else',
      [200, {}, '<h1>Welcome to nginx!</h1>'],
      (address) => `Something other than the site answers at ${address} (200).`,
      undefined,
    ],
  ])('that %s is bad', async (_, reply, found, enter) => {
    const address = await openPlain(reply);
    const result = await examineReachable(address, soon(), {});
    expect(result).toMatchObject({ state: 'bad', found: found(address) });
    expect(result.enter).toBe(enter);
  });

  it('at which nobody answers says why', async () => {
    expect(await examineReachable('http://127.0.0.1:1', soon(), {})).toEqual({
      state: 'bad',
      found: 'http://127.0.0.1:1 cannot be reached from here: nothing listens there.',
      evidence: ['GET http://127.0.0.1:1/healthz: nothing listens there'],
      consequence: 'Nobody can see a page there, and every link in an email leads nowhere.',
      remedy:
        'Make sure that the proxy or the site listens at 127.0.0.1:1 and that the firewall lets visitors in. If only this machine cannot reach it, run this from another one.',
    });
    const silent = await listen(createServer(() => {}));
    const waited = await examineReachable(
      `http://127.0.0.1:${silent}`,
      AbortSignal.timeout(200),
      {},
    );
    expect(waited.found).toMatch(/it did not answer in time\.$/);
  });

  it('whose certificate nobody trusts is refused by browsers', async () => {
    const { address } = await openEncrypted();
    expect((await examineReachable(address, soon(), {})).found).toMatch(
      /^Browsers refuse https:\/\/127\.0\.0\.1:\d+: /,
    );
  });
});

describe('a certificate', () => {
  it.each([
    ['is sound', {}, 'good', /^The certificate of 127\.0\.0\.1 is valid for (89|90) days\.$/],
    [
      'runs out soon',
      { until: 15 },
      'warning',
      /^The certificate of 127\.0\.0\.1 expires in 1[45] days\.$/,
    ],
    [
      'runs out in days',
      { until: 4 },
      'bad',
      /^The certificate of 127\.0\.0\.1 expires in [34] days\.$/,
    ],
    [
      'has run out',
      { from: -90, until: -2 },
      'bad',
      /^The certificate of 127\.0\.0\.1 expired on \d{4}-\d\d-\d\d\.$/,
    ],
    [
      'is not valid yet',
      { from: 2 },
      'bad',
      /^The certificate of 127\.0\.0\.1 is not valid yet\.$/,
    ],
    [
      'is for another name',
      { ip: '10.0.0.1' },
      'bad',
      /^The certificate is not for 127\.0\.0\.1\.$/,
    ],
  ] as const)('that %s', async (_, days, state, found) => {
    const { address, ca } = await openEncrypted(days);
    const result = await examineCertificate(address, soon(), { ca });
    expect(result.state).toBe(state);
    expect(result.found).toMatch(found);
    if (state !== 'good') expect([result.consequence, result.remedy]).not.toContain(undefined);
  });

  it('of no authority that browsers know is bad', async () => {
    const { address } = await openEncrypted();
    expect(await examineCertificate(address, soon(), {})).toMatchObject({
      state: 'bad',
      found: 'Browsers do not trust the certificate of 127.0.0.1.',
      remedy:
        'Install a certificate from an authority that browsers trust, with its whole chain (fullchain.pem, not cert.pem).',
    });
  });

  it('that there is none of makes the address bad, and one that is not seen stays unknown', async () => {
    expect(await examineCertificate('http://harbour.coach', soon(), {})).toMatchObject({
      state: 'bad',
      found: 'http://harbour.coach is not encrypted.',
      enter: 'PUBLIC_URL=https://harbour.coach',
    });
    await expect(examineCertificate('https://127.0.0.1:1', soon(), {})).rejects.toThrow(
      'No certificate could be fetched: nothing listens there.',
    );
  });

  it('is judged by the day', () => {
    const shown = {
      subject: 'harbour.coach',
      issuer: "Let's Encrypt",
      names: 'harbour.coach',
      from: new Date('2026-09-01'),
      until: new Date('2026-11-30'),
    };
    const at = (text: string) => judgeCertificate('harbour.coach', shown, new Date(text)).state;
    expect(['2026-10-01', '2026-11-15', '2026-11-28', '2026-12-02'].map(at)).toEqual([
      'good',
      'warning',
      'bad',
      'bad',
    ]);
  });
});

describe('the address without encryption', () => {
  const ask = async (reply: Reply) => {
    const plainPort = Number(new URL(await openPlain(reply)).port);
    return examineRedirect('https://127.0.0.1', soon(), { plainPort });
  };
  it('leads to the encrypted one, or a warning says what it does', async () => {
    expect(await ask([308, { location: 'https://127.0.0.1/' }, ''])).toMatchObject({
      state: 'good',
    });
    expect(await ask([200, {}, 'Hello'])).toMatchObject({
      state: 'warning',
      found: expect.stringMatching(/does not redirect to the encrypted address\.$/),
      consequence: 'Visitors who come there read and send everything unencrypted.',
    });
    expect(await ask([302, { location: 'http://127.0.0.1/home' }, ''])).toMatchObject({
      state: 'warning',
    });
    expect(await examineRedirect('https://127.0.0.1', soon(), { plainPort: 1 })).toMatchObject({
      state: 'warning',
      found: 'http://127.0.0.1:1/ does not answer: nothing listens there.',
    });
  });
});

describe('proxies', () => {
  it.each([
    [
      { hops: 0, trustProxy: 0 },
      'good',
      'Requests reach the site without a proxy, as TRUST_PROXY says.',
      undefined,
    ],
    [
      { hops: 2, trustProxy: 2 },
      'good',
      'Requests come through 2 proxies, as TRUST_PROXY says.',
      undefined,
    ],
    [
      { hops: 1, trustProxy: 0 },
      'bad',
      'There are more proxies in front of the site than TRUST_PROXY says.',
      'TRUST_PROXY=1',
    ],
    [
      { hops: 0, trustProxy: 1 },
      'bad',
      'There are fewer proxies in front of the site than TRUST_PROXY says.',
      'TRUST_PROXY=0',
    ],
  ] as const)('%o', (arrived, state, found, enter) => {
    const verdict = judgeProxies(arrived);
    expect([verdict.state, verdict.found, verdict.enter]).toEqual([state, found, enter]);
  });
});

it('a site that is tried out on a machine needs none of it', async () => {
  const results = await examineFamily('address', needsOf({ env: plainEnv }));
  expect(results.map(({ name, of, state }) => [name, of, state])).toEqual([
    ['Reachable', 'localhost:3000', 'good'],
    ['Certificate', 'localhost:3000', 'good'],
    ['Redirect to https', 'localhost:3000', 'good'],
    ['Proxies', undefined, 'good'],
  ]);
  expect(results[0]?.found).toBe(
    'Not needed here, because PUBLIC_URL is this machine itself; visitors use another address.',
  );
});
