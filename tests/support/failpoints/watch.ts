import type { Pool, PoolClient } from 'pg';
import type { RenderEmail } from '#engine/contract/email.ts';
import type { Transport } from '#server/email/transports/transport.ts';

/** Told of each point that is reached, synchronously: whoever is told may end the process there. */
export type Reach = (point: string) => void;

/**
 * Watches the statements of a pool, each before it is sent, when it is on its way, and when its
 * answer is here. The points are named after the statements.
 */
export function watchPool(pool: Pool, reach: Reach): Pool {
  const watched = new WeakSet<PoolClient>();
  const connect = pool.connect.bind(pool);
  Object.assign(pool, {
    async connect() {
      const client = await connect();
      if (!watched.has(client)) {
        watched.add(client);
        watchClient(client, reach);
      }
      return client;
    },
  });
  return pool;
}

function watchClient(client: PoolClient, reach: Reach): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    async query(statement: { readonly name?: string; readonly text: string }) {
      const name = statement.name ?? 'unnamed';
      reach(`${name}: asked`);
      const answer = query(statement);
      reach(`${name}: on its way`);
      const rows = await answer;
      reach(`${name}: answered`);
      return rows;
    },
  });
}

/** Watches the calls to a provider, and the HTTP calls below them. */
export function watchTransport(transport: Transport, reach: Reach): Transport {
  const { find, sendTogether } = transport;
  const watch = async <Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> => {
    reach(`${name}: asked`);
    const answer = await call();
    reach(`${name}: answered`);
    return answer;
  };
  const bareFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => watch(`HTTP ${init?.method}`, () => bareFetch(input, init));
  return {
    ...transport,
    send: (mail) => watch('send', () => transport.send(mail)),
    ...(sendTogether
      ? { sendTogether: (mails) => watch('send together', () => sendTogether(mails)) }
      : {}),
    ...(find ? { find: (mail) => watch('find', () => find(mail)) } : {}),
  };
}

/** Watches the drawing of emails. */
export function watchRender(renderEmail: RenderEmail, reach: Reach): RenderEmail {
  return async (email) => {
    reach('render: asked');
    const drawn = await renderEmail(email);
    reach('render: answered');
    return drawn;
  };
}
