import { describe, expect, it } from 'vitest';
import { isKnown, isSameFile, readRange } from '#server/downloads/byte-range.ts';
import { contentDisposition } from '#server/downloads/content-disposition.ts';
import { isScanner } from '#server/downloads/is-scanner.ts';
import { downloadKey, downloadPath, readDownloadToken } from '#server/signing/download-token.ts';
import { readSeatToken } from '#server/signing/seat-token.ts';

const secret = 'a secret of the tests';
const id = '01a1fadd-66c5-746e-8570-6ec1dad8a333';

describe('the range of a file', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['pages=1-2', undefined],
    ['bytes=-', undefined],
    ['bytes=99999999999999999999-', undefined],
    [undefined, undefined],
  ])('%s', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });

  it('holds only for the file that was begun, and nothing known is sent again', () => {
    expect(isSameFile(undefined, '"a"')).toBe(true);
    expect(isSameFile('"a"', '"a"')).toBe(true);
    expect(isSameFile('W/"a"', '"a"')).toBe(false);
    expect(isSameFile('Tue, 16 Mar 2027 10:00:00 GMT', '"a"')).toBe(false);
    expect(['"a"', 'W/"a"', '"b", "a"', '*'].map((tags) => isKnown(tags, '"a"'))).toEqual(
      Array(4).fill(true),
    );
    expect([undefined, '"b"', 'a'].map((tags) => isKnown(tags, '"a"'))).toEqual(
      Array(3).fill(false),
    );
  });
});

describe('the name of a download', () => {
  it.each([
    [
      'The Price List Guide',
      'pdf',
      `inline; filename="The Price List Guide.pdf"; filename*=UTF-8''The%20Price%20List%20Guide.pdf`,
    ],
    [
      'Über Größe: 5 “Wege”',
      'zip',
      `attachment; filename="Uber Gro_e 5 _Wege_.zip"; filename*=UTF-8''%C3%9Cber%20Gr%C3%B6%C3%9Fe%205%20%E2%80%9CWege%E2%80%9D.zip`,
    ],
    ['../"a"\r\nb', 'mp3', `inline; filename="a b.mp3"; filename*=UTF-8''a%20b.mp3`],
    ['…?', 'epub', `attachment; filename="....epub"; filename*=UTF-8''%E2%80%A6.epub`],
    ['"', 'pdf', `inline; filename="download.pdf"; filename*=UTF-8''download.pdf`],
  ])('%s', (title, extension, header) => {
    expect(contentDisposition(title, extension)).toBe(header);
    expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
  });
});

describe('who fetches a download', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
  const ask = (headers: Record<string, string>, method = 'GET') =>
    isScanner({ method, header: (name) => headers[name] });

  it('is a person with a browser', () => {
    expect(ask({ 'user-agent': safari })).toBe(false);
    expect(ask({ 'user-agent': safari, 'sec-purpose': '' })).toBe(false);
  });

  it.each([
    [{ 'user-agent': safari, 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    [{ 'user-agent': safari, 'x-moz': 'prefetch' }, 'GET'],
    [{ 'user-agent': safari }, 'HEAD'],
    [
      { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
      'GET',
    ],
    [{ 'user-agent': 'Mozilla/5.0 (Windows NT 5.1) GoogleImageProxy' }, 'GET'],
    [{ 'user-agent': 'Barracuda Sentinel (EE)' }, 'GET'],
    [{ 'user-agent': 'python-requests/2.32.3' }, 'GET'],
    [{ 'user-agent': 'Slackbot-LinkExpanding 1.0' }, 'GET'],
    [{}, 'GET'],
  ])('is a program: %j by %s', (headers: Record<string, string>, method) => {
    expect(ask(headers, method)).toBe(true);
  });
});

describe('the address of a download', () => {
  const tokenOf = (path: string) => path.slice('/d/'.length);

  it('says through what it was given and for which funnel, and nothing else reads it', () => {
    for (const kind of ['delivery', 'submission'] as const) {
      const path = downloadPath({ kind, id }, 'willow-guide', secret);
      expect(path).toMatch(/^\/d\/[\w-]{55}$/);
      const funnelKey = downloadKey('willow-guide', secret);
      expect(readDownloadToken(tokenOf(path), secret)).toEqual({ kind, id, funnelKey });
      expect(readSeatToken(tokenOf(path), secret)).toBeUndefined();
      expect(path).not.toContain('willow');
    }
  });

  it('cannot be guessed, changed, cut short or used for another funnel', () => {
    const token = tokenOf(downloadPath({ kind: 'delivery', id }, 'willow-guide', secret));
    const bytes = Buffer.from(token, 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(index) ^ 1, index);
      expect(readDownloadToken(changed.toString('base64url'), secret)).toBeUndefined();
    }
    expect(readDownloadToken(token.slice(0, -2), secret)).toBeUndefined();
    expect(readDownloadToken(token, 'another secret')).toBeUndefined();
    expect(readDownloadToken('', secret)).toBeUndefined();
  });
});
