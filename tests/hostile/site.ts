import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type pg from 'pg';
import type { Form } from '#scripts/faults/people/forms.ts';

/** The running site as a stranger meets it, and what only its owner sees. */
export interface HostileSite {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly forms: readonly Form[];
  /** One whose answer waits for the email, and so could tell what became of it. */
  readonly awaiting: Form;
  /** The cookie of an operator who is signed in. */
  readonly cookie: string;
}

/** Something hostile that is done to the site. */
export interface Attempt {
  readonly name: string;
  /** @returns what fell, in words; undefined where the site held */
  readonly run: (site: HostileSite) => Promise<string | undefined>;
}

/** Attempts of one kind, by kind. */
export type Attempts = Readonly<Record<string, readonly Attempt[]>>;

let clients = 0;

/** An address that nobody has sent from, in a network of its own; the site stands behind one proxy. */
export function newClient(): string {
  clients += 1;
  return `10.${(clients >> 8) & 255}.${clients & 255}.9`;
}

/** A word that stands nowhere else. */
export function newWord(): string {
  return `q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}

/** A request from a client of its own, unless the headers name one. */
export function ask(site: HostileSite, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${site.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': newClient(), ...Object.fromEntries(new Headers(init.headers)) },
  });
}

/** Sends JSON, as scripts do. */
export function postJson(
  site: HostileSite,
  path: string,
  content: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  return ask(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

/** Sends a form's fields over the API. */
export function sendFields(
  site: HostileSite,
  form: Form,
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const content = { page: form.path, fields: { ...form.fields, ...fields } };
  return postJson(site, `/api/funnels/${form.funnelId}/submissions`, content, headers);
}

/** Sends a form as a browser without scripts does. */
export function sendPlain(
  site: HostileSite,
  form: Form,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return ask(site, form.path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ ...form.fields, ...fields }).toString(),
  });
}

/**
 * Sends bytes as they are, which no well-behaved client would.
 *
 * @returns everything that came back until the connection ended or was silent for two seconds, which
 * count from the first byte on: a busy site takes its time
 */
export function sendRaw({ url }: HostileSite, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(60_000, end);
    socket
      .on('data', (chunk) => {
        socket.setTimeout(2000);
        received += chunk.toString('latin1');
      })
      .on('error', end)
      .on('close', end);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** The first form that asks for this field. */
export function formWith({ forms }: HostileSite, field: string): Form {
  const form = forms.find(({ fields }) => field in fields);
  if (!form) throw new Error(`No form asks for ${field}.`);
  return form;
}

/** Says what fell, where a status is not among those that are right. */
export function unless(status: number, ...right: readonly number[]): string | undefined {
  return right.includes(status) ? undefined : `answered ${status}`;
}
