import { basename } from 'node:path';
import { build } from 'vite';

/** Makes one file of a worker's program, next to the built server, where it finds its packages. */
export async function buildWorker(program: string): Promise<string> {
  const name = basename(program, '.ts');
  const outDir = `dist/faults/${name}`;
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: program, outDir, target: 'node24' },
  });
  return `${outDir}/${name}.js`;
}
