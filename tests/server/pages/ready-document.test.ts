import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, chooseResponse, readyDocument } from '#server/pages/ready-document.ts';

const text = 'A page about nothing much. '.repeat(100);
const document = readyDocument({
  status: 200,
  content: text,
  contentType: 'text/html',
  cacheControl: 'public',
  headers: [['x-content-type-options', 'nosniff']],
});

function headerOf(head: readonly string[], name: string): string | undefined {
  const index = head.indexOf(name);
  return index === -1 ? undefined : head[index + 1];
}

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1', 'br'],
    ['gzip;q=0, identity', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['brotli', 'identity'],
  ])('reads %j as %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('a ready document', () => {
  it('is the same text in every coding', () => {
    const { br, gzip, identity } = document.variants;
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(identity.body.toString()).toBe(text);
  });

  it('says its coding, its length and that it varies', () => {
    const { status, head, body } = chooseResponse(document, 'GET', 'br', undefined);
    expect(status).toBe(200);
    expect(headerOf(head, 'content-encoding')).toBe('br');
    expect(headerOf(head, 'content-length')).toBe(String(body?.length));
    expect(headerOf(head, 'vary')).toBe('Accept-Encoding');
  });

  it('has a strong tag of its own in each coding', () => {
    const { br, gzip, identity } = document.variants;
    expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
    expect(br.etag).toMatch(/^"[\w-]+"$/);
  });

  it('answers HEAD with the headers alone', () => {
    const { head, body } = chooseResponse(document, 'HEAD', undefined, undefined);
    expect(headerOf(head, 'content-length')).toBe(String(text.length));
    expect(body).toBeUndefined();
  });

  it.each([
    ['the tag', (tag: string) => tag, 304],
    ['a weak form of it', (tag: string) => `W/${tag}`, 304],
    ['a list with it', (tag: string) => `"other", ${tag}`, 304],
    ['any', () => '*', 304],
    ['another tag', () => '"other"', 200],
  ])('answers If-None-Match with %s', (_, condition, status) => {
    const { etag } = document.variants.gzip;
    const answer = chooseResponse(document, 'GET', 'gzip', condition(etag));
    expect(answer.status).toBe(status);
    expect(headerOf(answer.head, 'etag')).toBe(etag);
  });
});
