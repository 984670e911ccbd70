import { expect, it } from 'vitest';
import { writeAddress } from '#engine/contract/console/endpoints.ts';

it('the address of an endpoint holds its id as one part and leaves out what is not asked for', () => {
  expect(writeAddress('GET /sample-emails/:id/html', { id: 'a/b?c' })).toBe(
    '/api/operator/sample-emails/a%2Fb%3Fc/html',
  );
  const query = { status: undefined, email: 'ada+1@example.com' };
  expect(writeAddress('GET /deliveries', { query })).toBe(
    '/api/operator/deliveries?email=ada%2B1%40example.com',
  );
  expect(writeAddress('POST /sender/resume', {})).toBe('/api/operator/sender/resume');
});
