import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endProcess, startProcess } from '#scripts/support/processes.ts';
import { pinned } from '#scripts/support/site-server.ts';

/** Ready-made answers by path. */
export type ReadyAnswers = Readonly<
  Record<string, { readonly head: readonly string[]; readonly body: Buffer }>
>;

/** Starts the bare node:http server with ready-made answers, in a process of its own. */
export async function startLimit(
  folder: string,
  answers: ReadyAnswers,
  core?: number,
): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }> {
  const file = join(folder, 'ready-answers.json');
  const coded = Object.entries(answers).map(([path, { head, body }]) => [
    path,
    { head, body: body.toString('base64') },
  ]);
  await writeFile(file, JSON.stringify(Object.fromEntries(coded)));
  const program = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const command = [process.execPath, program, file] as const;
  const child = startProcess(core === undefined ? command : pinned(core, command));
  const deadline = Date.now() + 10_000;
  for (;;) {
    const url = /http:\/\/\S+/.exec(child.printed())?.[0];
    if (url) return { url, pid: child.pid, stop: () => endProcess(child) };
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The bare server did not start: ${child.printed()}`);
    }
    await wait(20);
  }
}
