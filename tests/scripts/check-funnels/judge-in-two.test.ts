import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeDeclarations } from '#engine/checks/check-declarations.ts';
import { compileRead, readSite } from '#engine/compile.ts';
import { readFunnelFolder } from '#renderer/source/funnel-folder.ts';
import { readFolder } from '#renderer/source/read-folder.ts';
import type { JudgeBesideData } from '#scripts/check-funnels/judge-beside.ts';
import { callJudges } from '#scripts/check-funnels/judge-in-two.ts';
import { closeAfterFile } from '#tests/support/closings.ts';
import { declare } from '#tests/support/declarations.ts';

const root = mkdtempSync(join(tmpdir(), 'funnelfile-judges-'));
closeAfterFile(async () => rmSync(root, { recursive: true, force: true }));

/** As many files as two threads are for; each has findings. */
beforeAll(() => {
  const site = declare({ 'guide.ts': { 'page.title': 'The the guide', path: '/leadmagnet' } });
  for (let copy = 0; copy < 52; copy += 1) {
    for (const { file, exports } of site) {
      const [[name = '', value] = []] = Object.entries(exports);
      const path = join(
        root,
        file.replace(/(?<=funnels\/)[^/]+/, (slug) => `${slug}-${copy}`),
      );
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `export const ${name} = ${JSON.stringify(value)};\n`);
    }
  }
});

const now = new Date('2026-11-02T09:00:00Z');

/** Makes ready as the check does. */
function begin(from = root) {
  const beside = readFunnelFolder(root, 'funnels');
  const judges = callJudges(from, 'funnels', beside);
  const { files } = readFolder(root, 'funnels', beside);
  const read = readSite(files, [], { ...beside, now });
  return { judges, read, beside };
}

describe('judging in two threads', () => {
  it('finds what one finds, in the same order', async () => {
    const { judges, read } = begin();
    const judged = await judges.judge(read);
    const { findings } = compileRead(read, judged);
    expect(findings.length).toBeGreaterThan(100);
    expect(findings).toEqual(compileRead(read).findings);
  });

  it('has a second thread that finds the same in every declaration', async () => {
    const { read, beside } = begin();
    const workerData: JudgeBesideData = {
      root,
      path: 'funnels',
      beside,
      next: new Int32Array(new SharedArrayBuffer(4)),
    };
    const file = new URL('../../../scripts/check-funnels/judge-beside.ts', import.meta.url);
    const worker = new Worker(file, { workerData });
    closeAfterFile(() => worker.terminate());
    worker.postMessage({ now });
    const [judged] = await once(worker, 'message');
    expect(judged).toEqual(judgeDeclarations(read.around));
  });

  it('judges alone what a thread that fails leaves behind', async () => {
    // It looks for the files where none are.
    const { judges, read } = begin(join(root, 'nowhere'));
    const judged = await judges.judge(read);
    expect(compileRead(read, judged).findings).toEqual(compileRead(read).findings);
  });

  it('judges alone where the other thread was sent away', async () => {
    const { judges, read } = begin();
    await judges.dismiss();
    const judged = await judges.judge(read);
    expect(compileRead(read, judged).findings).toEqual(compileRead(read).findings);
  });
});
