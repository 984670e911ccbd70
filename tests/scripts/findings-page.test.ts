import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collectFindings } from '#scripts/schema/findings/collect.ts';
import { writeFindings } from '#scripts/schema/findings/write-findings.ts';

it('shows every finding as it is said now; npm run schema writes it', async () => {
  const page = writeFindings(await collectFindings(process.cwd()));
  expect(page).toBe(readFileSync('funnels/FINDINGS.md', 'utf8'));
});
