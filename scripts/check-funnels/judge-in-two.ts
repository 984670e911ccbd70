import { once } from 'node:events';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { entriesIn } from '#engine/checks/ask-rules.ts';
import type { Judged } from '#engine/checks/judge-declarations.ts';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import type { ReadSite } from '#engine/compile-read.ts';
import type { DeclaredText } from '#renderer/source/read-folder.ts';
import type { JudgeBesideData, JudgedFolder } from './judge-beside.ts';
import type { KnownFindings } from './known-findings.ts';

/** Fewer files are judged before a second thread has started. */
const minFiles = 100;

/**
 * Makes ready to judge declarations. Where many are new, a second thread begins at once, while the first
 * still reads: it finds out what rules find by looking at one coach alone. The first asks rules that
 * look further, and both take turns at the coaches, so that neither waits for the other.
 *
 * @param texts every declaration
 * @param keeper what was found before; takes what is found now
 */
export function callJudges(
  texts: readonly DeclaredText[],
  keeper: KnownFindings,
): (read: ReadSite) => Promise<Judged> {
  // The largest first, so that neither thread is left with one of them at the end.
  const folders = [...Map.groupBy(texts, folderOf).values()]
    .filter((folder) => folder.some((one) => keeper.isNew(one)))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (folders.flat().length < minFiles) {
    return async ({ around }) => judgeLasting(around, { keeper });
  }
  const next = new Int32Array(new SharedArrayBuffer(4));
  const { port1: port, port2 } = new MessageChannel();
  const workerData: JudgeBesideData = { folders, next, port: port2 };
  const worker = new Worker(new URL('./judge-beside.ts', import.meta.url), {
    workerData,
    transferList: [port2],
    // Threads find sources by themselves, and as slowly as Node does, unless they are told how.
    execArgv: ['--import', new URL('../support/load-sources.mjs', import.meta.url).href],
  });
  // What a thread that fails leaves behind is judged here.
  worker.on('error', () => {});
  // It closes the port before it has cleared up.
  const ended = once(port, 'close');
  return async ({ around }) => {
    const entries = entriesIn(around);
    const byFolder = Map.groupBy(entries.keys(), (number) => folderOf(entries[number]));
    const numbersOf = (folder: number) => byFolder.get(folderOf(folders[folder]?.[0])) ?? [];
    function* turns(): Generator<number> {
      for (;;) {
        const said = hear(port);
        if (said) keeper.take(said.found);
        const folder = said ? said.folder : Atomics.add(next, 0, 1);
        if (folder >= folders.length) return;
        yield* numbersOf(folder);
      }
    }
    const judged = judgeLasting(around, { numbers: turns(), keeper });
    port.on('message', ({ found }: JudgedFolder) => keeper.take(found));
    await ended;
    const left = [...entries.keys()].filter((number) => !judged.has(number));
    return new Map([...judged, ...judgeLasting(around, { numbers: left, keeper })]);
  };
}

function lengthOf(folder: readonly DeclaredText[]): number {
  return folder.reduce((sum, { text }) => sum + text.length, 0);
}

function hear(port: MessagePort): JudgedFolder | undefined {
  return receiveMessageOnPort(port)?.message;
}

function folderOf(one: { readonly file: string } | undefined): string {
  return one?.file.split('/').slice(0, -1).join('/') ?? '';
}
