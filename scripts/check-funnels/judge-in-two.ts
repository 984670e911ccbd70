import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Judged, judgeDeclarations } from '#engine/checks/judge-declarations.ts';
import type { ReadSite } from '#engine/compile.ts';
import type { FunnelFolder } from '#renderer/source/funnel-folder.ts';
import type { JudgeBesideData, JudgedBeside, KnownToBoth } from './judge-beside.ts';
import type { KeptFindings } from './kept-findings.ts';

/** Fewer new files are judged before a second thread has read them. */
const leastFiles = 100;

/** Judges what was read, as fast as it can. */
export interface Judges {
  readonly judge: (read: ReadSite) => Promise<Judged>;
  /** Frees what waits for work, where nothing is to be judged in two. */
  readonly dismiss: () => Promise<void>;
}

/**
 * Makes ready to judge declarations in two threads, each of which reads all of them: a large site is
 * checked in little more than half of the time. Both take turns, so that neither waits for the other.
 *
 * @param beside what lies in the folder
 * @param keeper what was found before, and takes what is found now
 * @param news how many files nobody has judged before
 */
export function callJudges(
  root: string,
  path: string,
  beside: FunnelFolder,
  keeper: KeptFindings,
  news: number,
): Judges {
  if (news < leastFiles) {
    const judge = async ({ around }: ReadSite) => judgeDeclarations(around, { keeper });
    return { judge, dismiss: async () => {} };
  }
  const next = new Int32Array(new SharedArrayBuffer(4));
  const workerData: JudgeBesideData = { root, path, beside, kept: keeper.path, next };
  const worker = new Worker(new URL('./judge-beside.ts', import.meta.url), { workerData });
  const answer = hear(worker);
  return {
    judge: async ({ around }) => {
      const known: KnownToBoth = {
        sizes: around.sizes,
        now: around.now,
        publicUrl: around.publicUrl,
      };
      worker.postMessage(known);
      const own = judgeDeclarations(around, { next: () => Atomics.add(next, 0, 1), keeper });
      const theirs = await answer;
      if (theirs) {
        keeper.take(theirs.fresh);
        return new Map([...own, ...theirs.judged]);
      }
      // What a thread took with it that ended is judged here.
      const all = around.coaches.length + around.funnels.length + around.guides.length;
      const left = Array.from({ length: all }, (_, number) => number).filter(
        (one) => !own.has(one),
      );
      return new Map([
        ...own,
        ...judgeDeclarations(around, { next: () => left.shift() ?? all, keeper }),
      ]);
    },
    dismiss: async () => {
      await worker.terminate();
    },
  };
}

/** What a thread says; undefined if it ends before. */
async function hear(worker: Worker): Promise<JudgedBeside | undefined> {
  const [said] = await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => []),
  ]).catch(() => []);
  return said;
}
