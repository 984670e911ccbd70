import { parentPort, workerData } from 'node:worker_threads';
import { type Judged, judgeDeclarations } from '#engine/checks/judge-declarations.ts';
import { type Beside, readSite } from '#engine/compile.ts';
import { fileAges } from '#renderer/source/file-ages.ts';
import type { FunnelFolder } from '#renderer/source/funnel-folder.ts';
import { readFolder } from '#renderer/source/read-folder.ts';
import { type FoundInFiles, KeptFindings } from './kept-findings.ts';

/** What a thread that judges beside the first is started with. */
export interface JudgeBesideData {
  readonly root: string;
  readonly path: string;
  readonly beside: FunnelFolder;
  /** The file that keeps what was found before. */
  readonly kept: string;
  /** The number of the next declaration that nobody judges. */
  readonly next: Int32Array;
}

/** What the first thread finds out for both. */
export type KnownToBoth = Pick<Beside, 'sizes' | 'now' | 'publicUrl'>;

/** What a thread that judges beside the first says in the end. */
export interface JudgedBeside {
  readonly judged: Judged;
  /** What may be kept of it. */
  readonly fresh: FoundInFiles;
}

const { root, path, beside, kept, next }: JudgeBesideData = workerData;
const keeper = new KeptFindings(kept);
const { files } = readFolder(root, path, beside);
keeper.read(files);
parentPort?.once('message', (known: KnownToBoth) => {
  const ages = fileAges(root, beside.folder.files);
  const { around } = readSite(files, [], { ...beside, ...known, ages });
  const judged = judgeDeclarations(around, { next: () => Atomics.add(next, 0, 1), keeper });
  const said: JudgedBeside = { judged, fresh: keeper.fresh };
  parentPort?.postMessage(said);
});
