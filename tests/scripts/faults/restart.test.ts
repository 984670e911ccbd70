import { expect, it } from 'vitest';
import { breakAllAtOnce } from '#scripts/faults/restart.ts';
import { openScratch } from './scratch.ts';

it('pages are served while clients are slow, the provider hangs and PostgreSQL restarts', async () => {
  let pages = 0;
  const loadPages = async (url: string, seconds: number) => {
    const end = performance.now() + seconds * 1000;
    const before = pages;
    while (performance.now() < end) {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A page was answered with ${answer.status}.`);
      pages += 1;
    }
    return (pages - before) / seconds;
  };
  const options = { rounds: 1, seconds: 2, connections: 200, loadPages };
  const figures = await breakAllAtOnce(openScratch(), options, () => {});
  expect(figures).toHaveLength(2);
  expect(pages).toBeGreaterThan(2);
}, 240_000);
