import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Judged, judgeDeclarations } from '#engine/checks/judge-declarations.ts';
import { compileRead, type ReadSite, readSite } from '#engine/compile.ts';
import type { Finding } from '#engine/read/findings.ts';
import { readFunnelFolder } from '#renderer/source/funnel-folder.ts';
import { type DeclaredText, readFolder, readTexts } from '#renderer/source/read-folder.ts';
import type { JudgeBesideData } from '#scripts/check-funnels/judge-beside.ts';
import { callJudges } from '#scripts/check-funnels/judge-in-two.ts';
import { KnownFindings } from '#scripts/check-funnels/known-findings.ts';
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

const now = new Date('2026-11-02T09:00:00Z');

/** What one thread finds, whoever asks. */
let alone: { readonly judged: Judged; readonly findings: readonly Finding[] } | undefined;
function judgeAlone(read: ReadSite) {
  const judged = alone?.judged ?? judgeDeclarations(read.around);
  alone ??= { judged, findings: compileRead(read, judged).findings };
  return alone;
}

/** Makes ready as the check does. */
function begin(known: KnownFindings = new KnownFindings(), texts?: readonly DeclaredText[]) {
  const beside = readFunnelFolder(root, 'funnels');
  const judge = callJudges(texts ?? readTexts(root, beside), known);
  const { files } = readFolder(root, 'funnels', beside);
  known.read(files);
  return { judge, read: readSite(files, [], { ...beside, now }), known };
}

describe('judging in two threads', () => {
  it('finds what one finds, in the same order', async () => {
    const { judge, read } = begin();
    const judged = await judge(read);
    const expected = judgeAlone(read);
    expect([...judged].toSorted(([one], [other]) => one - other)).toEqual([...expected.judged]);
    const { findings } = compileRead(read, judged);
    expect(findings.length).toBeGreaterThan(100);
    expect(findings).toEqual(expected.findings);
  });

  it('knows of the second thread what one thread finds out', async () => {
    const { port1, port2 } = new MessageChannel();
    const beside = readFunnelFolder(root, 'funnels');
    const workerData: JudgeBesideData = {
      folders: [[], readTexts(root, beside)],
      next: new Int32Array(new SharedArrayBuffer(4)).fill(1),
      port: port2,
    };
    const file = new URL('../../../scripts/check-funnels/judge-beside.ts', import.meta.url);
    const worker = new Worker(file, { workerData, transferList: [port2] });
    closeAfterFile(() => worker.terminate());
    const [said] = await once(port1, 'message');
    const { read, known } = begin();
    judgeDeclarations(read.around, { keeper: known });
    expect(said).toEqual({ folder: 1, found: known.fresh });
    expect(Object.keys(known.fresh)).toHaveLength(read.files.length);
  });

  it('judges alone what a thread that fails leaves behind', async () => {
    class New extends KnownFindings {
      override isNew(): boolean {
        return true;
      }
    }
    // Nobody can read them.
    const texts = Array.from({ length: 100 }, () => ({ file: 'funnels/willow/coach.ts' }));
    const { judge, read } = begin(new New(), texts as unknown as readonly DeclaredText[]);
    expect(compileRead(read, await judge(read)).findings).toEqual(judgeAlone(read).findings);
  });

  it('asks again what the second thread knows of other texts', async () => {
    const texts = readTexts(root, readFunnelFolder(root, 'funnels'));
    const older = texts.map(({ file, text }) => ({ file, text: text.replace('The the', 'The') }));
    const { judge, read } = begin(new KnownFindings(), older);
    expect(compileRead(read, await judge(read)).findings).toEqual(judgeAlone(read).findings);
  });
});
