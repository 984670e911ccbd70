import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeDeclarations } from '#engine/checks/judge-declarations.ts';
import { compileRead, readSite } from '#engine/compile.ts';
import { readFunnelFolder } from '#renderer/source/funnel-folder.ts';
import { readFolder } from '#renderer/source/read-folder.ts';
import type { JudgeBesideData } from '#scripts/check-funnels/judge-beside.ts';
import { callJudges } from '#scripts/check-funnels/judge-in-two.ts';
import { KeptFindings } from '#scripts/check-funnels/kept-findings.ts';
import { closeAfterFile } from '#tests/support/closings.ts';
import { declare } from '#tests/support/declarations.ts';

const root = mkdtempSync(join(tmpdir(), 'funnelfile-judges-'));
closeAfterFile(async () => rmSync(root, { recursive: true, force: true }));

/** As many files as two threads are for, each with a finding. */
beforeAll(() => {
  const names = Array.from({ length: 104 }, (_, number) => `guide-${number}.ts`);
  const slip = { 'offer.summary': 'The the guide.' };
  for (const { file, exports } of declare(Object.fromEntries(names.map((name) => [name, slip])))) {
    const [[name = '', value] = []] = Object.entries(exports);
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export const ${name} = ${JSON.stringify(value)};\n`);
  }
});

const kept = join(root, 'findings.json');
const now = new Date('2026-11-02T09:00:00Z');

/** Makes ready as the check does. */
function begin(from = root) {
  const beside = readFunnelFolder(root, 'funnels');
  const keeper = new KeptFindings(kept);
  const judges = callJudges(from, 'funnels', beside, keeper, 104);
  const { files } = readFolder(root, 'funnels', beside);
  const read = readSite(files, [], { ...beside, now });
  keeper.read(files);
  return { judges, read, beside, keeper };
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
      kept,
      next: new Int32Array(new SharedArrayBuffer(4)),
    };
    const file = new URL('../../../scripts/check-funnels/judge-beside.ts', import.meta.url);
    const worker = new Worker(file, { workerData });
    closeAfterFile(() => worker.terminate());
    worker.postMessage({ now });
    const [{ judged }] = await once(worker, 'message');
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
