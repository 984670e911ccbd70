import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A Postmark that takes no time: every email is accepted at once. */
export interface InstantProvider {
  readonly url: string;
  /**
   * Forgets what it has accepted and waits for that many emails.
   *
   * @param onFirst called with the first email, when the senders have started
   * @throws if not all arrive in time
   */
  take(emails: number, limitMs: number, onFirst: () => void): Promise<Taken>;
  close(): void;
}

/** What it accepted. */
export interface Taken {
  /** Emails per second between the first fifth and the last tenth, while all senders are at work. */
  readonly perSecond: number;
  readonly twice: number;
}

const receipt = { ErrorCode: 0, Message: 'OK', To: '' } as const;

/** Starts it on the loopback interface. */
export async function startProvider(): Promise<InstantProvider> {
  let ids = new Set<string>();
  let times: number[] = [];
  let wanted = Number.POSITIVE_INFINITY;
  let finish: (() => void) | undefined;
  let begin: (() => void) | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const taken = Array.from(body.matchAll(/"delivery_id":"([^"]+)"/g), ([, id = '']) => id);
      const now = performance.now();
      if (times.length === 0) begin?.();
      for (const id of taken) {
        ids.add(id);
        times.push(now);
      }
      const receipts = taken.map(() => ({ ...receipt, MessageID: randomUUID() }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(request.url === '/email' ? receipts[0] : receipts));
      if (times.length >= wanted) finish?.();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async take(emails, limitMs, onFirst) {
      begin = onFirst;
      ids = new Set();
      times = [];
      wanted = emails;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve, reject) => {
        finish = resolve;
        timer = setTimeout(() => {
          reject(new Error(`Only ${times.length} of ${emails} emails came in ${limitMs} ms.`));
        }, limitMs);
      }).finally(() => clearTimeout(timer));
      const from = Math.floor(emails / 5);
      const to = Math.floor(emails * 0.9);
      const seconds = ((times[to] ?? 0) - (times[from] ?? 0)) / 1000;
      return { perSecond: (to - from) / seconds, twice: times.length - ids.size };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
