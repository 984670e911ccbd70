import { basename } from 'node:path';

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
