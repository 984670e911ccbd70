import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding, isError } from '#engine/read/findings.ts';
import { listTestFiles } from '#tests/support/site/site.ts';

it.each([
  {},
  { withHold: true },
  { withFile: true },
  { withBoxes: true },
  { withRowan: true },
  { withHold: true, withFile: true, withBoxes: true, withRowan: true },
])('the site of the tests has no mistake: %o', (parts) => {
  const { findings } = compileSite(listTestFiles(parts), ['/']);
  expect(findings.filter(isError).map(formatFinding)).toEqual([]);
});
