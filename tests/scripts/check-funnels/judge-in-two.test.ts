import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import { compileRead, type ReadSite, readSite } from '#engine/compile-read.ts';
import { readFunnelFolder } from '#renderer/source/funnel-folder.ts';
import { type DeclaredText, readFolder, readTexts } from '#renderer/source/read-folder.ts';
import type { JudgeBesideData } from '#scripts/check-funnels/judge-beside.ts';
import { callJudges } from '#scripts/check-funnels/judge-in-two.ts';
import { KnownFindings } from '#scripts/check-funnels/known-findings.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { declare } from '#tests/support/site/declarations.ts';

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
  alone = judgeAlone();
});

const now = new Date('2026-11-02T09:00:00Z');

const beside = () => readFunnelFolder(root, 'funnels');

function readHere(known: KnownFindings): ReadSite {
  const { files } = readFolder(root, 'funnels', beside());
  known.read(files);
  return readSite(files, [], { ...beside(), now });
}

/** What one thread finds, and what it knows afterwards. */
function judgeAlone() {
  const known = new KnownFindings();
  const read = readHere(known);
  const judged = judgeLasting(read.around, { keeper: known });
  return { judged, findings: compileRead(read, judged).findings, found: known.fresh };
}
let alone: ReturnType<typeof judgeAlone>;

/** Makes ready as the check does. */
function begin(known = new KnownFindings(), texts = readTexts(root, beside())) {
  return { judge: callJudges(texts, known), read: readHere(known) };
}

describe('judging in two threads', () => {
  it('finds what one finds, in the same order', async () => {
    const { judge, read } = begin();
    const judged = await judge(read);
    expect([...judged].toSorted(([one], [other]) => one - other)).toEqual([...alone.judged]);
    const { findings } = compileRead(read, judged);
    expect(findings.length).toBeGreaterThan(100);
    expect(findings).toEqual(alone.findings);
  });

  it('knows of the second thread what one thread finds out', async () => {
    const { port1, port2 } = new MessageChannel();
    const workerData: JudgeBesideData = {
      folders: [[], readTexts(root, beside())],
      next: new Int32Array(new SharedArrayBuffer(4)).fill(1),
      port: port2,
    };
    const file = new URL('../../../scripts/check-funnels/judge-beside.ts', import.meta.url);
    const worker = new Worker(file, { workerData, transferList: [port2] });
    closeAfterFile(() => worker.terminate());
    const [said] = await once(port1, 'message');
    expect(said).toEqual({ folder: 1, found: alone.found });
    expect(Object.keys(alone.found)).toHaveLength(alone.judged.size);
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
    expect(compileRead(read, await judge(read)).findings).toEqual(alone.findings);
  });

  it('asks again what the second thread knows of other texts', async () => {
    const texts = readTexts(root, beside());
    const older = texts.map(({ file, text }) => ({ file, text: text.replace('The the', 'The') }));
    const { judge, read } = begin(new KnownFindings(), older);
    expect(compileRead(read, await judge(read)).findings).toEqual(alone.findings);
  });
});
