import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the compiler prints for a file of the project. */
async function compile(text: string): Promise<string> {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(root, 'test-results/types-'));
  try {
    writeFileSync(join(folder, 'funnel.ts'), text);
    const config = { extends: '../../tsconfig.json', include: ['funnel.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const run = promisify(execFile)(tsc, ['--project', folder, '--pretty', 'false']);
    return await run.then(
      ({ stdout }) => stdout,
      (error: { readonly stdout: string }) => error.stdout,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const funnel = (change: string) => `
import { defineFunnel } from '#engine/define-funnel.ts';
import * as parts from '#tests/types/parts.ts';
export const funnel = defineFunnel({ ...parts.lead, ${change} });
`;

it('says in words what an author got wrong', async () => {
  const placeholder = await compile(
    funnel("success: { after: 'clear', toast: { title: 'Thanks, {firstName}!' } }"),
  );
  expect(placeholder).toContain(
    'Mistake<"{firstName} has no value here", "coach" | "email" | "leadMagnet" | "name">',
  );

  const property = await compile(funnel("colour: 'red'"));
  expect(property).toContain('"there is no property colour here"');

  const ending = await compile(funnel("event: { ...parts.evening, startsAt: '2027-03-16T19:00' }"));
  expect(ending).toContain("Property 'whenOver' is missing");
  expect(ending).toContain("required in type 'WordsOnceOver'");

  expect(await compile(funnel("path: '/other'"))).toBe('');
});
