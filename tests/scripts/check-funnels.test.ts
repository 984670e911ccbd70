import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { declare } from '#tests/support/declarations.ts';
import { makeDeclarations, runScript } from '#tests/support/run-script.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with the files of a small site, one of them with other text. */
function declareIn(changes: Parameters<typeof declare>[0], texts: Record<string, string> = {}) {
  const files = declare(changes).map(({ file, exports }) => {
    const [name = '', value] = Object.entries(exports)[0] ?? [];
    const text = `export const ${name} = ${JSON.stringify(value, null, 2)};\n`;
    return [file.replace('funnels/', ''), text] as const;
  });
  const folder = makeDeclarations({ ...Object.fromEntries(files), ...texts });
  folders.push(folder);
  return folder;
}

const fiveMistakes = {
  path: '/leadmagnet',
  'page.sections.0.headline': 'Hello {name}',
  'form.button.idle': '',
  'form.fields.email.missing': undefined,
  'submission.email.function': 'send-nothing',
};

describe('npm run check', () => {
  it('names all five mistakes of a file and those of its neighbours', () => {
    const broken = 'export const funnel = {\n  kind: "lead"\n  id: "x",\n};\n';
    const folder = declareIn({ 'guide.ts': fiveMistakes }, { 'willow/broken.ts': broken });
    const { status, stdout, stderr } = runScript('check-funnels', '--dir', folder);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      `${folder}/willow/broken.ts`,
      '  the whole file (unreadable-file)',
      '    The file cannot be read: Expected `,` or `}` but found `Identifier` (line 3, column 3).',
      '    Correct the code there; your editor underlines the place.',
      '',
      `${folder}/willow/guide.ts`,
      '  form.button.idle (wrong-value)',
      '    "" is empty.',
      '    Write the words people will read here.',
      '  path (path-reserved)',
      '    The site itself uses "/leadmagnet", so the path would never be reached.',
      '    Choose another path.',
      '  form.fields.email.missing (missing-sentence)',
      '    The field email is required but has no sentence for a visitor who leaves it empty.',
      "    Add missing: 'Please enter …' to the field.",
      '  submission.email.function (unknown-function)',
      `    ${folder}/willow/coach.ts has no email function "send-nothing". Its functions are "send-guide".`,
      `    Name one of them, or add the function to ${folder}/willow/coach.ts.`,
      '  page.sections[0].headline (unknown-placeholder)',
      '    {name} in "Hello {name}" has no value here.',
      '    Use one of {leadMagnet} and {coach}, or write the words out.',
      '',
      '6 mistakes in 2 files.',
    ]);
  });

  it('counts what is declared where nothing is wrong', () => {
    const folder = declareIn({ 'guide.ts': { aliases: ['/free'] }, 'call.ts': {} });
    const { status, stdout } = runScript('check-funnels', '--dir', folder);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: '1 coach, 2 funnels, 3 paths: no mistakes.',
    });
  });

  it('gives findings as JSON where it is asked to', () => {
    const folder = declareIn({ 'guide.ts': { path: '/leadmagnet' } });
    const { status, stdout } = runScript('check-funnels', '--dir', folder, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      {
        rule: 'path-reserved',
        severity: 'error',
        file: `${folder}/willow/guide.ts`,
        path: 'path',
        problem: 'The site itself uses "/leadmagnet", so the path would never be reached.',
        remedy: 'Choose another path.',
      },
    ]);
  });

  it('misses a photograph that is not next to its funnel', () => {
    const photo = { kind: 'photo', file: 'team.jpg', alt: 'The team' };
    const changes = { 'guide.ts': { 'page.sections.0.artwork': photo } };
    const without = runScript('check-funnels', '--dir', declareIn(changes));
    expect(without.stdout).toContain('There is no picture "team.jpg"');
    const withPicture = declareIn(changes, { 'willow/team.jpg': '' });
    expect(runScript('check-funnels', '--dir', withPicture).status).toBe(0);
  });

  it('says which folder does not exist', () => {
    const { status, stderr } = runScript('check-funnels', '--dir', 'no/such/folder');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no folder .*no\/such\/folder\./);
  });
});
