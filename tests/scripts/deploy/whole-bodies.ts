import { expect } from 'vitest';
import { importPartBytes } from '#engine/contract/console/imports.ts';

type Post = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<{ readonly status: number; text(): Promise<string> }>;

/**
 * Expects that the site itself answers the largest bodies that it takes anywhere, and a form that is too
 * large. Its webhook's secret is `a secret of the webhook`.
 *
 * @param post sends a request through a proxy
 */
export async function expectWholeBodies(post: Post): Promise<void> {
  const part = await post('/api/operator/imports/x/parts?part=0', {}, 'x'.repeat(importPartBytes));
  expect([part.status, await part.text()]).toEqual([401, expect.stringContaining('Sign in first')]);

  const type = { 'content-type': 'application/json' };
  const report = await post(
    '/webhooks/postmark',
    { ...type, 'x-webhook-secret': 'a secret of the webhook' },
    ' '.repeat(1024 * 1024),
  );
  expect([report.status, await report.text()]).toEqual([
    400,
    expect.stringContaining('not a report from Postmark'),
  ]);

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const long = await post('/willow-guide', form, `name=${'x'.repeat(100_000)}`);
  expect([long.status, await long.text()]).toEqual([
    413,
    expect.stringContaining('<h1>The form is too large</h1>'),
  ]);
}
