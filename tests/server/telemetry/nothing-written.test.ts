import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { type SiteProcess, startSite } from '#tests/e2e/support/site-process.ts';
import { until } from '#tests/support/run/until.ts';

const secrets = {
  SECRET: 'the signing secret of this test',
  METRICS_TOKEN: 'the metrics token of this test',
  OPERATOR_PASSWORD: 'the password of this test',
  POSTMARK_SERVER_TOKEN: '7b1d7f5e-0000-4000-8000-c0ffee000001',
  POSTMARK_WEBHOOK_SECRET: 'the webhook secret of this test',
};

/** Words that stand in what is sent and nowhere else. */
const people = {
  email: 'zebra.lovelace@quagga.example',
  name: 'Zebra Quagga',
  guess: 'quagga guesses a password',
};
const words = /zebra|quagga/i;

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends the beginning of a request and goes away. */
async function abort({ url }: SiteProcess, path: string): Promise<void> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: 9000\r\n\r\n{"fields":{"email":"${people.email}"`);
  await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
}

async function abuse(site: SiteProcess): Promise<void> {
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    return answer.status;
  };
  const post = (path: string, headers: Record<string, string>, body: string) =>
    send(path, { method: 'POST', headers, body });
  const fields = { name: people.name, email: people.email };
  const api = '/api/funnels/9ways/submissions';

  for (let turn = 0; turn < 400; turn += 1) await send(`/${'a'.repeat(10_000)}${turn}`);
  await send(`/${people.email}`);
  await send(`/${encodeURIComponent(people.email)}`);
  for (const secret of Object.values(secrets)) await send(`/${encodeURIComponent(secret)}`);

  for (let turn = 0; turn < 40; turn += 1) {
    for (const path of [api, '/9ways', '/api/operator/session', '/webhooks/postmark']) {
      await abort(site, path);
    }
  }
  for (const [headers, body] of [
    [{ 'content-type': 'text/plain' }, JSON.stringify({ fields })],
    [json, `{"fields":{"email":"${people.email}`],
    [json, JSON.stringify({ fields: { ...fields, name: `${people.name}\0` } })],
    [json, JSON.stringify({ fields: { ...fields, email: `\0${people.email}\0` } })],
    [json, JSON.stringify({ fields, submissionId: people.name, leadId: people.email })],
    [json, JSON.stringify({ fields: { ...fields, name: people.name.repeat(2000) } })],
    [form, new URLSearchParams({ ...fields, page: people.email, website: people.name }).toString()],
    [{ ...form, origin: 'https://quagga.example' }, new URLSearchParams(fields).toString()],
  ] as const) {
    await post(api, headers, body);
    await post('/9ways', headers, body);
  }
  for (let turn = 0; turn < 8; turn += 1) {
    await post('/api/operator/session', json, JSON.stringify({ password: people.guess }));
  }
  await post('/api/operator/session', json, `{"password":"${people.guess}`);
  await send(`/api/operator/leads?search=${people.email}`);
  await send('/metrics', { headers: { authorization: `Bearer ${people.guess}` } });

  const report = { RecordType: 'Bounce', Email: people.email, Description: people.name };
  const moments = ['2026-01-01T00:00:00Z', '999999-01-01T00:00:00Z', people.name];
  for (const secret of [secrets.POSTMARK_WEBHOOK_SECRET, people.guess]) {
    for (const at of moments) {
      const body = JSON.stringify({
        ...report,
        ID: 1,
        MessageID: `${people.name}\0`,
        BouncedAt: at,
      });
      await post('/webhooks/postmark', { ...json, 'x-webhook-secret': secret }, body);
      const authorization = `Basic ${Buffer.from(`quagga:${secret}`).toString('base64')}`;
      await post('/webhooks/postmark', { ...json, authorization }, body);
    }
  }
}

/** Makes the database refuse what visitors send, with the row in its answer. */
async function breakDatabase(site: SiteProcess): Promise<void> {
  const fields = { name: people.name, email: people.email };
  const submit = async (path: string) => {
    const answer = await fetch(`${site.url}/api/funnels/${path}/submissions`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ fields }),
    });
    return answer.status;
  };
  const refuse = `check (position('Zebra' in name) = 0) not valid`;
  await site.pool.query(`alter table leads add constraint no_zebra ${refuse}`);
  expect(await submit('9ways')).toBe(500);
  await site.pool.query('alter table leads drop constraint no_zebra');
  await site.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin perform (new.name)::uuid; return new; end $$;
    create trigger refuse before insert on leads for each row execute function refuse()`);
  expect(await submit('map')).toBe(500);
  await site.pool.query('drop trigger refuse on leads');
  await site.pool.query('alter table suppressions rename to away');
  await submit('business-coaching');
  await site.pool.query('alter table away rename to suppressions');
  for (const statement of ['select $1::uuid', 'select $1::timestamptz', 'select 1/length($1)-$1']) {
    await expect(site.pool.query(statement, [people.email])).rejects.toThrow(pg.DatabaseError);
  }
}

it('nothing that a run of abuse sends is found in what the site and its database write', async () => {
  // Nothing is sent in this test.
  const site = await startSite({ env: { ...secrets, POSTMARK_API_URL: 'http://127.0.0.1:9' } });
  await abuse(site);
  await breakDatabase(site);
  await until(() => site.output().includes('A submission failed.'));
  const { rows } = await site.pool.query<{ row: string }>(
    'select to_jsonb(e)::text as row from error_logs e',
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { row } of rows) expect(row).not.toContain(people.email);
  for (const { row } of rows) expect(row).not.toMatch(/zebra quagga|zebra\.lovelace/i);

  const folder = join(site.dataDir, 'postgres');
  const logs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.log'))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'));
  expect(logs.length).toBeGreaterThan(0);
  const written = [site.output(), ...logs].join('\n');
  const lines = written.split('\n');
  expect(lines.filter((line) => words.test(line))).toEqual([]);
  for (const secret of Object.values(secrets)) {
    for (const text of [secret, encodeURIComponent(secret), btoa(secret)]) {
      expect(lines.filter((line) => line.includes(text))).toEqual([]);
    }
  }
  expect(
    lines.filter((line) => /prematurely closed|ECONNRESET|A request failed/.test(line)),
  ).toEqual([]);
  expect(written.length).toBeLessThan(200_000);
  await site.stop();
});
