// The limit for serving a page: a bare node:http server that writes ready-made bytes. It reads heads
// and bodies from a JSON file, listens on a free port of the loopback and prints its address.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers: Readonly<Record<string, { readonly head: string[]; readonly body: string }>> =
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const ready = new Map(
  Object.entries(answers).map(([path, { head, body }]) => [
    path,
    { head, body: Buffer.from(body, 'base64') },
  ]),
);
const [only] = ready.values();

const server = createServer((request, response) => {
  const answer = ready.size === 1 ? only : ready.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404);
    response.end();
    return;
  }
  response.writeHead(200, answer.head);
  response.end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
