import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, findPlace } from '#engine/read/findings.ts';
import { reservePort } from '#scripts/support/processes.ts';
import { buildCopy, copyProject } from '#tests/e2e/support/project-copy.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

/** What is written in a funnel's file, and the mistake that takes its place. */
const mistakes = [
  ["path: '/lead-magnet',", "path: '/lead-magnet',\n  aliases: ['/diagnostics'],"],
  ["function: 'send-welcome-email'", "function: 'send-welcome-mail'"],
  ["campaign: 'Revenue Report Campaign'", "campaign: 'Revenue Report'"],
  ["page: '{page}'", "page: '{pagee}'"],
  ["idle: 'Get My Free Report'", "idle: ''"],
] as const;

test('a funnel with five mistakes is refused by check and start, which name all five', async () => {
  const copy = copyProject();
  const file = join(copy.folder, 'funnels', 'summit', 'lead-magnet.ts');
  const wrong = mistakes.reduce(
    (text, [right, mistake]) => {
      expect(text).toContain(right);
      return text.replace(right, mistake);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, wrong);

  const check = (...args: string[]) => copy.run('scripts/run.mjs', ['check-funnels', ...args]);
  const findings: Finding[] = JSON.parse((await check('--json')).output);
  expect(findings.map(({ path }) => path).sort()).toEqual([
    'aliases[0]',
    'form.button.idle',
    'submission.email.function',
    'submission.journey.campaign',
    'submission.metadata.page',
  ]);
  const checked = await check();
  expect(checked.code).toBe(1);
  const wordsOf = (finding: Finding) => [
    findPlace(finding),
    finding.place,
    finding.code,
    finding.problem,
    finding.remedy,
  ];
  for (const finding of findings) {
    expect(findPlace(finding)).toMatch(/^funnels\/summit\/lead-magnet\.ts:\d+, /);
    for (const words of wordsOf(finding)) expect(checked.output).toContain(words);
  }

  await buildCopy(copy);
  // npm start makes the fonts and pictures of a new build, then starts the server: both refuse.
  for (const step of ['dist/server/build-assets.js', 'dist/server/main.js']) {
    const { code, output } = await copy.run(step, [], {
      PORT: String(await reservePort()),
      DATA_DIR: join(copy.folder, 'data'),
    });
    expect(code).toBe(1);
    for (const words of findings.flatMap(wordsOf)) expect(output).toContain(words);
  }
  copy.remove();
});

test('pages are drawn by the build of React for production, also where NODE_ENV is empty', () => {
  // Node looks into both builds for their exports, and runs one.
  const tellRun = `import { _cache } from 'node:module';
    const run = () => Object.values(_cache).filter(({ loaded }) => loaded);
    process.on('exit', () => console.log(run().map(({ id }) => id).join()));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${tellRun}`, 'dist/server/main.js'],
    // It loads everything, refuses the port and ends.
    { env: { ...process.env, NODE_ENV: '', PORT: 'none' }, encoding: 'utf8' },
  );
  expect(stdout).toContain('react.production.js');
  expect(stdout).not.toContain('.development.js');
});
