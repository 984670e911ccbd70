import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import { stateIn } from '#tests/support/site.ts';
import { openTestWeb } from '#tests/support/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };

/** A line to the database that can be cut and mended. */
async function openLine(target: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          client.destroy();
          upstream.destroy();
        });
    }
    client.pipe(upstream);
    upstream.pipe(client);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address !== null ? address.port : '');
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function openCutWeb() {
  const database = await openTestDatabase('embedded');
  const line = await openLine(new URL(database.url ?? ''));
  const pool = new pg.Pool({ connectionString: line.url });
  pool.on('error', () => {});
  closings.push(
    () => line.close(),
    () => pool.end(),
  );
  const web = await openTestWeb({ ...database, pool });
  return { web, line, pool };
}

describe('while the database is away', () => {
  it('a form is refused with 503 and saved once it is back', async () => {
    const { web, line } = await openCutWeb();
    const content = { submissionId: '01a1fadd-66c5-746e-8570-6ec1dad8a333', fields };
    line.cut();
    const refused = await web.postJson('willow-guide', content);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await refused.json()).toast).toEqual({
      title: 'Something went wrong.',
      description:
        'We cannot save it right now. Your answers are still here: please send them again in a moment.',
    });
    line.mend();
    expect((await web.postJson('willow-guide', content)).status).toBe(201);
    expect(await web.count('leads')).toBe(1);
  });

  it('the plain form comes back with what was typed', async () => {
    const { web, line } = await openCutWeb();
    line.cut();
    const refused = await web.postForm('/willow-guide', fields);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(stateIn(await refused.text())).toMatchObject({ kind: 'rejected', values: fields });
  });

  it('readiness is off, pages are served, and readiness returns with it', async () => {
    const { web, line } = await openCutWeb();
    line.cut();
    expect((await web.app.request('/readyz')).status).toBe(503);
    expect((await web.app.request('/healthz')).status).toBe(200);
    expect((await web.app.request('/willow-guide')).status).toBe(200);
    line.mend();
    expect((await web.app.request('/readyz')).status).toBe(200);
  });

  it('a connection lost in the middle of saving is tried once more', async () => {
    const { web, line } = await openCutWeb();
    await web.postJson('willow-guide', { fields });
    line.cut();
    const sent = web.postJson('willow-guide', { fields: { ...fields, email: 'bob@example.com' } });
    line.mend();
    expect((await sent).status).toBe(201);
    expect(await web.count('leads')).toBe(2);
  });
});
