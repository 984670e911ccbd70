import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { makeDeclarations } from '#tests/support/run/run-script.ts';

const folder = makeDeclarations();
closeAfterFile(async () => rmSync(folder, { recursive: true, force: true }));

/** What a file of TypeScript in the folder prints, run with the sources' loader. */
function run(file: string) {
  const args = ['--import', './scripts/support/load-sources.mjs', join(folder, file)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { stdout: stdout.trim(), stderr };
}

it('finds files, reads their texts and draws elements as the build does', () => {
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'inner/one.ts'), 'export const name: string = "one";\n');
  writeFileSync(join(folder, 'inner/two.ts'), 'export const name = "two";\n');
  writeFileSync(join(folder, 'inner/note.txt'), 'A note.\n');
  writeFileSync(
    join(folder, 'element.tsx'),
    'export const element = <p title="said">Drawn</p> as { type: string; props: object };\n',
  );
  writeFileSync(
    join(folder, 'main.ts'),
    `import { element } from './element.tsx';
     // A comment that names import.meta.glob('./*.gone') changes nothing.
     const all = import.meta.glob<{ name: string }>('./inner/*.ts', { eager: true });
     const names = import.meta.glob<string>(['./inner/*.ts'], { eager: true, import: 'name' });
     const texts = import.meta.glob<string>('./inner/{note,none}.txt', {
       eager: true, query: '?raw', import: 'default',
     });
     const later = import.meta.glob<{ name: string }>('../*/inner/two.ts');
     const loaded = await Promise.all(Object.values(later).map((load) => load()));
     const { type, props } = element;
     console.log(JSON.stringify({ all, names, texts, loaded, type, props }));\n`,
  );
  const { stdout, stderr } = run('main.ts');
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    all: { './inner/one.ts': { name: 'one' }, './inner/two.ts': { name: 'two' } },
    names: { './inner/one.ts': 'one', './inner/two.ts': 'two' },
    texts: { './inner/note.txt': 'A note.\n' },
    loaded: [{ name: 'two' }],
    type: 'p',
    props: { title: 'said', children: 'Drawn' },
  });
});

it('a mistake in a source is told with its file and line', () => {
  writeFileSync(join(folder, 'broken.ts'), '\n\nthrow new Error("Broken here.");\n');
  expect(run('broken.ts').stderr).toContain('broken.ts:3');
});

it('a source that is missing is told with the file that asks for it', () => {
  writeFileSync(join(folder, 'asks.ts'), `import '#engine/no-such-room/gone.ts';\n`);
  expect(run('asks.ts').stderr).toMatch(/Cannot find module .*no-such-room\/gone\.ts.*asks\.ts/s);
  writeFileSync(join(folder, 'asks.ts'), `import './gone.ts';\n`);
  expect(run('asks.ts').stderr).toMatch(/Cannot find module .*gone\.ts.*asks\.ts/s);
});
