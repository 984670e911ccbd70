import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Where workers find themselves compiled. Node keeps that when a process ends by itself; a worker that
 * will be killed calls `flushCompileCache`.
 */
export const compiledWorkers = {
  NODE_COMPILE_CACHE: join(tmpdir(), 'funnelfile-compiled-workers'),
} as const;

/**
 * Makes one file of a worker's program with all its packages: to find and link their hundreds of modules
 * takes longer than anything else in a worker's life.
 *
 * @returns the file
 */
export async function buildWorker(program: string): Promise<string> {
  // By now everything written in tags is loaded, which needs a part of Vite that must not be half loaded.
  const { build } = await import('vite');
  const name = basename(program, '.ts');
  const outDir = `dist/faults/${name}`;
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: program,
      outDir,
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return `${outDir}/${name}.js`;
}
