import { type Attempt, type Attempts, sendRaw } from './site.ts';

const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/funnels/x/submissions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const get = (headers: string) => `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** A second request hidden in what one of two servers takes for the body of the first. */
const smuggling: Readonly<Record<string, string>> = {
  'length and chunks': post(
    'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n',
    `0\r\n\r\n${smuggled}`,
  ),
  'chunks and length': post(
    'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n',
    `0\r\n\r\n${smuggled}`,
  ),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 40\r\n', smuggled),
  'a list of lengths': post('Content-Length: 0, 40\r\n', smuggled),
  'a negative length': post('Content-Length: -1\r\n', smuggled),
  'a length with a sign': post('Content-Length: +0\r\n', smuggled),
  'a length in hexadecimal': post('Content-Length: 0x0\r\n', smuggled),
  'a length that overflows': post('Content-Length: 18446744073709551616\r\n', smuggled),
  'a blank before the colon': post('Content-Length : 0\r\n', smuggled),
  'a tab before chunked': post('Transfer-Encoding:\tchunked\r\nContent-Length: 4\r\n', smuggled),
  'chunked twice': post('Transfer-Encoding: chunked, chunked\r\n', `0\r\n\r\n${smuggled}`),
  'an unknown encoding': post('Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n', smuggled),
  'chunked in the middle': post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${smuggled}`),
  'a folded header': post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n', smuggled),
  'a bare line feed in a header': post('X: a\nTransfer-Encoding: chunked\r\n', smuggled),
  'a bare carriage return': post('X: a\rContent-Length: 0\r\n', smuggled),
  'a chunk of wrong size': post('Transfer-Encoding: chunked\r\n', `zz\r\n${smuggled}`),
  'a chunk that ends early': post('Transfer-Encoding: chunked\r\n', `1\r\nabc\r\n${smuggled}`),
  'a chunk with a negative size': post('Transfer-Encoding: chunked\r\n', `-1\r\n${smuggled}`),
};

/** What no parser should stumble over. */
const malformed: Readonly<Record<string, string>> = {
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'an odd host': 'GET / HTTP/1.1\r\nHost: a b/<script>\r\nConnection: close\r\n\r\n',
  'no version': 'GET /\r\n\r\n',
  'a wrong version': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'HTTP/2 in clear': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an unknown method': 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n',
  CONNECT: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  TRACE: 'TRACE / HTTP/1.1\r\nHost: a\r\nCookie: operator=x\r\nConnection: close\r\n\r\n',
  upgrade: get('Connection: Upgrade, close\r\nUpgrade: websocket\r\n'),
  'NUL in a header': get('X-A: \0\r\n'),
  'NUL in the path': 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'a path of 100 KB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'a header of 100 KB': get(`X-A: ${'a'.repeat(100_000)}\r\n`),
  '5,000 headers': get(Array.from({ length: 5000 }, (_, n) => `X-${n}: a\r\n`).join('')),
  'a header without a name': get(': a\r\n'),
  'a header with a bracket in its name': get('X(A): a\r\n'),
  'bytes above 127 in the path': 'GET /\xff\xfe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'half an escape in the path': 'GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'a wrong escape in the query':
    'GET /?outcome=%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'an asterisk': 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'TLS on a plain port': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'bytes of a picture': '\x89PNG\r\n\x1a\n\r\n\r\n',
  'a body with a GET': get('Content-Length: 5\r\nConnection: close\r\n').concat('hello'),
  'an expectation': post('Expect: 200-ok\r\nContent-Length: 2\r\nConnection: close\r\n', '{}'),
  'a range without end': get('Range: bytes=0-,0-,0-\r\nConnection: close\r\n'),
  'a wrong encoding of the body': post(
    'Content-Encoding: gzip\r\nContent-Length: 2\r\nConnection: close\r\n',
    '{}',
  ),
};

function attempts(
  all: Readonly<Record<string, string>>,
  fell: (answer: string) => boolean,
): readonly Attempt[] {
  return Object.entries(all).map(([name, bytes]) => ({
    name,
    async run(site) {
      const answer = await sendRaw(site, bytes);
      if (fell(answer) || /HTTP\/1.1 5\d\d/.test(answer)) return answer.slice(0, 200);
      const next = await fetch(`${site.url}/healthz`);
      return next.ok ? undefined : `the next visitor got ${next.status}`;
    },
  }));
}

/** Requests that are none. */
export const parsing: Attempts = {
  'hide a second request': attempts(smuggling, (answer) => /\r\n\r\nok\n/.test(answer)),
  'speak wrongly': attempts(malformed, (answer) => /Cookie: operator=x|101 Switching/.test(answer)),
};
