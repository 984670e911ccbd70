import { join } from 'node:path';
import { startProvider } from '#scripts/bench/load/instant-provider.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { atLeast, atMost, type Figure, median } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { emails, type FilledSite, openFilledSite } from './filled-site.ts';
import { readGrowth, type Slowness } from './growth.ts';
import {
  type Measure,
  measureOfClaims,
  measureOfJourneys,
  measureOfSubmissions,
  measureOfView,
} from './measures.ts';
import { requireRoom } from './room.ts';

/** The leads of the site that all others are compared with. */
const few = 10_000;
const asked = 10_000_000;
/** How much slower a large site may be. */
const allowed = 0.1;

/** What was measured on a site of a certain size and, in the same rounds, on a small one. */
interface Compared {
  readonly measure: Measure;
  readonly size: number;
  readonly ours: readonly number[];
  readonly small: readonly number[];
}

/**
 * Submissions, emails, journeys and every view of the console on sites of growing size, each in turn with
 * a small one; what the size asked for would bring is extrapolated.
 *
 * @param people the leads of the largest site, with ten deliveries each
 */
export async function benchScale(
  dataDir: string,
  say: Say,
  people: number,
): Promise<readonly Figure[]> {
  if (people <= few) throw new Error(`It is compared with ${number(few)} leads: ask for more.`);
  await ensureProgram('wrk', 'wrk');
  await requireRoom(dataDir, people);
  const steps: Compared[][] = [];
  for (const size of sizesUpTo(people)) steps.push(await compareAt(size, dataDir, say));
  return (steps.at(-1) ?? []).map((_, place) =>
    toFigure(steps.flatMap((step) => step[place] ?? [])),
  );
}

function sizesUpTo(people: number): readonly number[] {
  const sizes: number[] = [];
  for (let size = few * 10; size < people; size *= 10) sizes.push(size);
  return [...sizes, people];
}

async function compareAt(size: number, dataDir: string, say: Say): Promise<Compared[]> {
  const began = performance.now();
  const provider = await startProvider();
  const opened: FilledSite[] = [];
  const open = async (name: string, people: number) => {
    const site = await openFilledSite(join(dataDir, name), people);
    opened.push(site);
    return site;
  };
  try {
    const large = await open('large', size);
    const small = await open('small', few);
    const filledIn = Math.round((performance.now() - began) / 1000);
    say(
      `${number(size)} leads with ${number(size * emails)} deliveries: filled in ${filledIn} s, ` +
        `${(large.bytes / 1e9).toFixed(1)} GB`,
    );
    const measures = [
      ...large.views.map(measureOfView),
      measureOfJourneys(),
      measureOfClaims(provider),
      measureOfSubmissions(),
    ];
    const all: Compared[] = [];
    for (const measure of measures) {
      all.push(await compare(measure, size, large, small));
    }
    const slower = all.filter((one) => timesIn(one) > 1 + allowed);
    const named = slower.map((one) => `${one.measure.what} ${timesIn(one).toFixed(2)}`).join(', ');
    say(
      `${number(size)} leads: ${all.length - slower.length} of ${all.length} within ${allowed * 100} % ` +
        `of ${number(few)}; times as long: ${named || 'none'}`,
    );
    return all;
  } finally {
    provider.close();
    for (const site of opened) await site.remove();
  }
}

async function compare(
  measure: Measure,
  size: number,
  large: FilledSite,
  small: FilledSite,
): Promise<Compared> {
  const values = new Map<FilledSite, number[]>([
    [large, []],
    [small, []],
  ]);
  for (let round = 0; round <= measure.rounds; round += 1) {
    for (const site of round % 2 === 0 ? [large, small] : [small, large]) {
      const value = await measure.measure(site);
      // The first round warms the caches.
      if (round > 0) values.get(site)?.push(value);
    }
  }
  return { measure, size, ours: values.get(large) ?? [], small: values.get(small) ?? [] };
}

/** How many times as long it takes as on the small site. */
function timesIn({ measure, ours, small }: Compared): number {
  const ratio = median(ours) / median(small);
  return measure.sort === 'time' ? ratio : 1 / ratio;
}

/** What was measured at the largest size; the note has the other sizes, the slope and the extrapolation. */
function toFigure(steps: readonly Compared[]): Figure {
  const [last] = steps.slice(-1);
  if (last === undefined) throw new Error('Nothing was measured.');
  const { measure, size, ours, small } = last;
  const seen: readonly Slowness[] = [
    { size: few, times: 1 },
    ...steps.map((step) => ({ size: step.size, times: timesIn(step) })),
  ];
  const { perTen, at } = readGrowth(seen);
  const isTime = measure.sort === 'time';
  const show = (times: number) => (isTime ? times : 1 / times).toFixed(2);
  const rest = size >= asked ? [] : [`${at(asked).map(show).join(' or ')} at ${number(asked)}`];
  return {
    part: 'scale',
    what: `${measure.what}, ${number(size)} leads`,
    ours,
    limit: small,
    limitName: `${number(few)} leads`,
    target: isTime ? atMost(1 + allowed, 'ratio') : atLeast(1 - allowed, 'ratio'),
    note: [
      ...seen.slice(1).map((one) => `${show(one.times)} at ${number(one.size)}`),
      `a factor of ten costs ${(perTen * 100).toFixed(1)}%`,
      ...rest,
    ].join(', '),
  };
}

const number = (value: number) => value.toLocaleString('en');
