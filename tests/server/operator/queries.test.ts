import { describe, expect, it } from 'vitest';
import { querySchemas, readQuery } from '#server/operator/context/queries.ts';
import { inTime } from '#tests/support/run/in-time.ts';

const read = (query: string) =>
  readQuery(querySchemas['GET /leads'], `https://willow.example/leads?${query}`);

describe('a query of the console', () => {
  it('is read, whatever else it holds', () => {
    expect(read('query=ada&other=1')).toEqual({ query: 'ada' });
  });

  it('names what it gives more than once', () => {
    expect(read('query=ada&other=1&query=eve')).toBe(
      'The parameter “query” is given more than once.',
    );
  });

  it('is read at once, however many parameters it has', () => {
    const many = Array.from({ length: 300_000 }, (_, index) => `p${index}=`).join('&');
    expect(inTime(() => read(`${many}&query=ada`))).toEqual({ query: 'ada' });
    expect(inTime(() => read(`${many}&p0=`))).toBe('The parameter “p0” is given more than once.');
  });
});
