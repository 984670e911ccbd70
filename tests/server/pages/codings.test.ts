import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codeOnDemand, type Encoding } from '#server/pages/codings.ts';

const page = Buffer.from('<p>A page about nothing much.</p>'.repeat(50));

const orders: readonly (readonly Encoding[])[] = [
  ['br', 'gzip', 'identity'],
  ['gzip', 'identity', 'br'],
  ['identity', 'br', 'gzip'],
  ['br', 'identity', 'gzip'],
];

describe('a content that is compressed on demand', () => {
  it.each(orders)('is the same whether asked for as %s, %s or %s first', (...order) => {
    const codings = codeOnDemand(page);
    const asked = Object.fromEntries(order.map((encoding) => [encoding, codings[encoding]]));
    expect(brotliDecompressSync(asked['br'] ?? '')).toEqual(page);
    expect(gunzipSync(asked['gzip'] ?? '')).toEqual(page);
    expect(asked['identity']).toEqual(page);
  });

  it('is compressed once for each coding', () => {
    const codings = codeOnDemand(page);
    expect(codings.br).toBe(codings.br);
    expect(codings.gzip).toBe(codings.gzip);
  });

  it('gives up its plain bytes for the compressed ones', () => {
    const codings = codeOnDemand(page);
    expect(codings.identity).toBe(page);
    expect(codings.br.length).toBeLessThan(page.length / 5);
    expect(codings.identity).not.toBe(page);
  });
});
