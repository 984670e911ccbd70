import { type Moment, pressSlowly, type SlowPress } from '#scripts/bench/load/slow-press.ts';
import { takePrecedence } from '#scripts/bench/support/precedence.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { chooseSample } from '#scripts/support/load/submission-sample.ts';
import { openBrowser } from '#scripts/support/open-browser.ts';
import { startSite } from '#scripts/support/site-server.ts';

const rounds = 11;
const moments: Readonly<Record<Moment, string>> = {
  cold: 'before its code is there',
  alive: 'hydrated',
  typing: 'typed into while its code arrives',
};

/** How soon a form says what is missing on a slow phone, and how long a tap or a key waits. */
export async function benchForm(dataDir: string): Promise<readonly Figure[]> {
  const { path } = chooseSample(readSite());
  const precedence = takePrecedence();
  const site = await startSite({ dataDir, env: { ROLE: 'web' } });
  const browser = await openBrowser();
  try {
    const presses = new Map<Moment, SlowPress[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const moment of Object.keys(moments) as Moment[]) {
        const press = await pressSlowly(browser, site.url + path, moment);
        presses.set(moment, [...(presses.get(moment) ?? []), press]);
      }
    }
    return [...presses].flatMap(([moment, all]): Figure[] => [
      {
        part: 'form',
        what: `${path}, ${moments[moment]}: what is missing is said after, ms`,
        ours: all.map(({ answerMs }) => answerMs),
        target: atMost(60),
      },
      {
        part: 'form',
        what: `${path}, ${moments[moment]}: longest a touch or key waited for a paint, ms`,
        ours: all.map(({ interactionMs }) => interactionMs),
        target: atMost(56),
      },
    ]);
  } finally {
    await browser.close();
    await site.stop();
    precedence.release();
  }
}
