import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded PostgreSQL of the run: its address with the database `template_funnelfile`. */
    databaseServer: string;
    /** A server of its own that is reached by DATABASE_URL alone. */
    separateServer: string;
  }
}

/** Starts the PostgreSQL servers of the run and ends them after it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<typeof import('./test-servers.ts')>(
    join(import.meta.dirname, 'test-servers.ts'),
    { configFile: join(import.meta.dirname, '../../vite.config.ts') },
  );
  const folder = mkdtempSync(join(tmpdir(), 'funnelfile-db-'));
  const servers = await module.startServers(folder);
  project.provide('databaseServer', servers.embedded);
  project.provide('separateServer', servers.separate);
  return async () => {
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
