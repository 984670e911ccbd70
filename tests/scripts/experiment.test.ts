import { readFileSync, rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDeclarations, runScript, writeDeclared } from '#tests/support/run/run-script.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with a funnel whose experiment has a variant that says this. */
function declareIn(headline: string) {
  const variants = { plain: { page: { sections: { hero: { headline } } } } };
  const experiment = { id: 'rest', variants, share: 40, measure: 'saved' };
  const folder = makeDeclarations(writeDeclared({ 'guide.ts': { experiment } }));
  folders.push(folder);
  return folder;
}

describe('npm run experiment', () => {
  it('lists what is declared and concludes one, with the lines that changed', () => {
    const folder = declareIn('Sit down');
    const listed = runScript('experiment', 'list', '--dir', folder);
    expect(listed.stdout).toContain(
      `rest  ${folder}/willow/guide.ts, willow-guide: 40% of the visitors see plain.`,
    );
    const { status, stdout, stderr } = runScript(
      'experiment',
      ...['conclude', 'rest', '--keep', 'plain', '--dir', folder],
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^-.*"?headline"?: "Rest"/m);
    expect(stdout).toMatch(/^\+.*headline: 'Sit down'/m);
    const text = readFileSync(`${folder}/willow/guide.ts`, 'utf8');
    expect(text).not.toContain('experiment');
    // In the project's style.
    expect(text).toContain("headline: 'Sit down'");
    expect(runScript('experiment', 'list', '--dir', folder).stdout).toBe(
      'No funnel declares an experiment.',
    );
  });

  it('writes nothing where there is no such experiment or variant, or a mistake', () => {
    const folder = declareIn('Sit down');
    const before = readFileSync(`${folder}/willow/guide.ts`, 'utf8');
    const conclude = (id: string, keep: string) =>
      runScript('experiment', 'conclude', id, '--keep', keep, '--dir', folder).stderr;
    expect(conclude('gone', 'plain')).toContain(
      'No funnel declares an experiment gone. There are: rest.',
    );
    expect(conclude('rest', 'bold')).toContain(
      'The experiment rest has no variant bold: --keep takes control or plain.',
    );
    expect(runScript('experiment', 'conclude', 'rest').stderr).toContain('Say what to do:');
    expect(readFileSync(`${folder}/willow/guide.ts`, 'utf8')).toBe(before);
  });
});
