import { basename } from 'node:path';

/** Makes one file of a worker's program, next to the built server, where it finds its packages. */
export async function buildWorker(program: string): Promise<string> {
  // By now everything written in tags is loaded, which needs a part of Vite that must not be half loaded.
  const { build } = await import('vite');
  const name = basename(program, '.ts');
  const outDir = `dist/faults/${name}`;
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: program, outDir, target: 'node24' },
  });
  return `${outDir}/${name}.js`;
}
