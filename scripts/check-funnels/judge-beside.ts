import { parentPort, workerData } from 'node:worker_threads';
import { judgeDeclarations } from '#engine/checks/judge-declarations.ts';
import { type Beside, readSite } from '#engine/compile.ts';
import { fileAges } from '#renderer/source/file-ages.ts';
import type { FunnelFolder } from '#renderer/source/funnel-folder.ts';
import { readFolder } from '#renderer/source/read-folder.ts';

/** What a thread that judges beside the first is started with. */
export interface JudgeBesideData {
  readonly root: string;
  readonly path: string;
  readonly beside: FunnelFolder;
  /** The number of the next declaration that nobody judges. */
  readonly next: Int32Array;
}

/** What the first thread finds out for both. */
export type KnownToBoth = Pick<Beside, 'sizes' | 'now' | 'publicUrl'>;

const { root, path, beside, next }: JudgeBesideData = workerData;
const { files } = readFolder(root, path, beside);
parentPort?.once('message', (known: KnownToBoth) => {
  const ages = fileAges(root, beside.folder.files);
  const { around } = readSite(files, [], { ...beside, ...known, ages });
  parentPort?.postMessage(judgeDeclarations(around, { next: () => Atomics.add(next, 0, 1) }));
});
