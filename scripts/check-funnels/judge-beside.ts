import { type MessagePort, workerData } from 'node:worker_threads';
import { judgeOwn } from '#engine/checks/judge-lasting.ts';
import { readSite } from '#engine/compile-read.ts';
import type { DeclaredText } from '#renderer/source/read-folder.ts';
import { readSource } from '#renderer/source/read-source.ts';
import { type FoundInFiles, KnownFindings } from './known-findings.ts';

/** What a thread that judges beside the first is started with. */
export interface JudgeBesideData {
  /** The declarations of each coach. */
  readonly folders: readonly (readonly DeclaredText[])[];
  /** The number of the next folder that nobody judges. */
  readonly next: Int32Array;
  /** Where it says what it found. */
  readonly port: MessagePort;
}

/** What was found in a folder by looking at nothing else. */
export interface JudgedFolder {
  readonly folder: number;
  readonly found: FoundInFiles;
}

const { folders, next, port }: JudgeBesideData = workerData;
for (let folder = take(); folder < folders.length; folder = take()) {
  const files = (folders[folder] ?? []).map(({ file, text }) => readSource(file, text));
  const keeper = new KnownFindings();
  keeper.read(files);
  judgeOwn(readSite(files, [], {}).around, keeper);
  const said: JudgedFolder = { folder, found: keeper.fresh };
  port.postMessage(said);
}
port.close();

function take(): number {
  return Atomics.add(next, 0, 1);
}
