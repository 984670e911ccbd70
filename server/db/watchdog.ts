import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Beats per limit: several may fall out without harm. */
const beatsPerLimit = 20;

/**
 * What the thread runs, as text because the built server is one file per entry. It sleeps until a
 * beat wakes it. A process that was stopped and goes on must not count its sleep as silence, so the
 * limit is waited for in slices and each has to pass without a beat.
 */
const program = `
  const { workerData: { beats, limitMs, sentence } } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const slices = 4;
  for (let silent = 0; silent < slices; ) {
    const seen = Atomics.load(beats, 0);
    const end = Atomics.wait(beats, 0, seen, limitMs / slices);
    silent = end === 'timed-out' ? silent + 1 : 0;
  }
  writeSync(2, sentence);
  process.kill(process.pid, 'SIGKILL');`;

/**
 * Ends the process when its main thread stands still for `limitMs`, after saying `sentence`. A
 * database inside the process can spin for ever, and then no timer of the process runs any more; a
 * supervisor starts it again. Returns what ends the watch.
 */
export function watchMainThread(limitMs: number, sentence: string): () => Promise<void> {
  // A breakpoint stands still on purpose.
  if (inspector.url() !== undefined) return async () => {};
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(program, {
    eval: true,
    workerData: { beats, limitMs, sentence },
    // The program's own options, such as --input-type, are not meant for this one.
    execArgv: [],
  });
  worker.unref();
  const timer = setInterval(() => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  }, limitMs / beatsPerLimit).unref();
  return async () => {
    clearInterval(timer);
    await worker.terminate();
  };
}
