import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server that is reached by DATABASE_URL alone; like the other, with `template_funnelfile`. */
    separateServer: string;
    /** The PostgreSQL that the site brings along. */
    embeddedServer: string;
  }
}

/** Starts the PostgreSQL servers of the run and ends them after it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await import('#scripts/support/load-sources.mjs');
  const { startServers } = await import('#tests/support/database/test-servers.ts');
  const folder = mkdtempSync(join(tmpdir(), 'funnelfile-db-'));
  const servers = await startServers(folder);
  project.provide('separateServer', servers.separate);
  project.provide('embeddedServer', servers.embedded);
  return async () => {
    await servers.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
