import { mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareGuides } from '#renderer/build/prepare-guides.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';

const rounds = 3;

/** What the written guides add to a build, the first time and when nothing has changed, and how large they are. */
export async function benchGuides(_dataDir: string): Promise<readonly Figure[]> {
  const site = readSite();
  const first: number[] = [];
  const again: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cacheDir = mkdtempSync(join(tmpdir(), 'bench-guides-'));
    try {
      const draw = async () => {
        const start = performance.now();
        const files = await prepareGuides(site, { cacheDir, publicUrl: 'http://localhost:3000' });
        return { seconds: (performance.now() - start) / 1000, files };
      };
      const { seconds, files } = await draw();
      first.push(seconds);
      again.push((await draw()).seconds);
      for (const file of files.values()) sizes.push((await stat(file)).size / 1000);
    } finally {
      rmSync(cacheDir, { recursive: true });
    }
  }
  return [
    { part: 'guides', what: 'all guides are drawn, s', ours: first, target: atMost(20) },
    { part: 'guides', what: 'none has changed, s', ours: again, target: atMost(0.5) },
    { part: 'guides', what: 'a guide as a PDF, kB', ours: sizes, target: atMost(1000) },
  ];
}
