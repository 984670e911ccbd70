import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { templateWords } from '#engine/text/template-words.ts';
import { makeDeclarations, runScript, writeDeclared } from '#tests/support/run/run-script.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with the files of a small site, one of them with other text. */
function declareIn(
  changes: Parameters<typeof writeDeclared>[0],
  texts: Record<string, string> = {},
) {
  const folder = makeDeclarations({ ...writeDeclared(changes), ...texts });
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

/** What is said of a site of which nothing was recorded yet. */
const noLedger = (folder: string) => [
  `${folder}/published.json (warning: no-ledger)`,
  '  There is no record of what was published, so a change that breaks a link, splits a history or repeats an email is not noticed.',
  '  Take it back from the last commit; if nothing was published yet, run npm run check -- --accept.',
];

describe('npm run check', () => {
  it('names all five mistakes of a file and those of its neighbours, one of which is code', () => {
    const broken = 'export const funnel = {\n  kind: "lead"\n  id: "x",\n};\n';
    const code = 'export const funnel = { path: process.env.FUNNEL_PATH };\n';
    const texts = { 'willow/broken.ts': broken, 'willow/code.ts': code };
    const folder = declareIn({ 'guide.ts': fiveMistakes }, texts);
    const { status, stdout, stderr } = runScript('check-funnels', '--dir', folder);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      `${folder}/willow/broken.ts:2 (unreadable-file)`,
      '  2 | kind: "lead"',
      '  There is no comma between kind: "lead" and id.',
      '  Add a comma after kind: "lead".',
      '',
      `${folder}/willow/code.ts, kind (missing-property)`,
      '  kind is missing.',
      '  Add kind: "lead" or "booking".',
      '',
      `${folder}/willow/code.ts:1, path (not-data)`,
      '  1 | export const funnel = { path: process.env.FUNNEL_PATH };',
      '  process.env.FUNNEL_PATH reads the environment, which a declaration cannot know.',
      '  Write the value itself, which is the same for every visitor.',
      '',
      `${folder}/willow/guide.ts:5, path (path-reserved)`,
      '  5 | "path": "/leadmagnet",',
      '  The site itself uses "/leadmagnet", so the path would never be reached.',
      '  Choose another path.',
      '',
      `${folder}/willow/guide.ts:17, page.sections[0].headline (unknown-placeholder)`,
      '  1st section, hero, headline',
      '  17 | "headline": "Hello {name}",',
      '  {name} in "Hello {name}" has no value here.',
      '  Use one of {leadMagnet} and {coach}, or write the words out.',
      '',
      `${folder}/willow/guide.ts:31, form.fields.email.missing (missing-sentence)`,
      '  form, field email, missing',
      '  31 | "email": {',
      '  The field email is required but has no sentence for a visitor who leaves it empty.',
      "  Add missing: 'Please enter …' to the field.",
      '',
      `${folder}/willow/guide.ts:39, form.button.idle (wrong-value)`,
      '  form, button, idle',
      '  39 | "idle": "",',
      '  "" is empty.',
      '  Write the words people will read here.',
      '',
      `${folder}/willow/guide.ts:54, submission.email.function (unknown-function)`,
      '  submission, email, function',
      '  54 | "function": "send-nothing",',
      `  ${folder}/willow/coach.ts has no email function "send-nothing". The only email function is "send-guide".`,
      `  Name one of them, or add the function to ${folder}/willow/coach.ts.`,
      '',
      ...noLedger(folder),
      '',
      '8 mistakes and 1 warning in 4 files.',
    ]);
  });

  it('asks for no words of a new email while the draft that sends it cannot be read', () => {
    const texts = { 'willow/draft.ts': 'export const funnel = { kind: "lead" id: "x" };\n' };
    const folder = declareIn({ 'coach.ts': { tagline: templateWords.tagline } }, texts);
    const { stdout } = runScript('check-funnels', '--dir', folder, '--json');
    expect(JSON.parse(stdout).map(({ rule }: { rule: string }) => rule)).toEqual([
      'unreadable-file',
      'no-ledger',
    ]);
  });

  it('counts what is declared where nothing is wrong', () => {
    const folder = declareIn({ 'guide.ts': { aliases: ['/free'] }, 'call.ts': {} });
    const { status, stdout } = runScript('check-funnels', '--dir', folder);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: [
        ...noLedger(folder),
        '',
        '1 warning in 1 file.',
        '',
        '1 coach, 2 funnels, 3 paths: no mistakes.',
      ].join('\n'),
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
        place: 'path',
        line: 5,
        code: '"path": "/leadmagnet",',
        problem: 'The site itself uses "/leadmagnet", so the path would never be reached.',
        remedy: 'Choose another path.',
      },
      expect.objectContaining({ rule: 'no-ledger', severity: 'warning' }),
    ]);
  });

  it('misses a photograph that is not next to its funnel, and a file that it offers', async () => {
    const photo = { kind: 'photo', file: 'team.jpg', alt: 'The team' };
    const shown = { 'page.sections.0.artwork': photo };
    const folder = declareIn({ 'guide.ts': { ...shown, 'offer.file': 'nine-keys.pdf' } });
    const { status, stdout } = runScript('check-funnels', '--dir', folder);
    expect(status).toBe(1);
    expect(stdout).toContain('There is no picture "team.jpg"');
    expect(stdout).toContain(`${folder}/willow/guide.ts:10, offer.file (missing-file)`);
    const withPicture = declareIn({ 'guide.ts': shown });
    const grey = { width: 1200, height: 800, channels: 3, background: '#888' } as const;
    await sharp({ create: grey }).toFile(`${withPicture}/willow/team.jpg`);
    expect(runScript('check-funnels', '--dir', withPicture).status).toBe(0);
  });

  it('says so of a folder outside the project', () => {
    const { status, stdout, stderr } = runScript('check-funnels', '--dir', '/tmp');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^\/tmp is outside this project/);
  });

  it('says which folder does not exist', () => {
    const { status, stderr } = runScript('check-funnels', '--dir', 'no/such/folder');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no folder .*no\/such\/folder\./);
  });
});
