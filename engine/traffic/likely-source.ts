import { countEdits } from '#engine/text/similar.ts';
import type { TrafficSource } from './traffic-source.ts';

/** Usual sources of links, whether or not anybody has come from there yet. */
const usual = [
  'facebook',
  'google',
  'instagram',
  'linkedin',
  'newsletter',
  'pinterest',
  'podcast',
  'reddit',
  'tiktok',
  'youtube',
];

/** A shorter name is too close to other real ones. */
const minLength = 5;

/** The right spelling has brought at least this many times as many visitors. */
const timesMore = 4;

interface Brought {
  readonly source: TrafficSource;
  readonly now: { readonly views: number };
}

/**
 * The source that a misspelt one was meant to be: one or two slips away from a usual name, or from one
 * that brought several times as many views.
 *
 * @param sources all sources of the time
 */
export function likelySource(
  source: TrafficSource,
  sources: readonly Brought[],
): TrafficSource | undefined {
  const views = sources.find((one) => one.source === source)?.now.views ?? 0;
  const busier = sources.filter(
    (one) => one.source !== source && one.now.views >= Math.max(1, views * timesMore),
  );
  return meantSource(
    source,
    busier.map((one) => one.source),
  );
}

/**
 * The source that somebody who writes one probably means.
 *
 * @param known the sources that are spelt correctly
 * @returns undefined if it is one of them, or similar to none
 */
export function meantSource(
  source: TrafficSource,
  known: readonly TrafficSource[],
): TrafficSource | undefined {
  const [name = '', ...rest] = source.split('/');
  const names = new Set([...usual, ...known.map((one) => one.split('/')[0] ?? '')]);
  if (names.has(name) || name.length < minLength || name.includes('.')) return undefined;
  const slips = name.length < 8 ? 1 : 2;
  const meant = [...names]
    .filter((one) => one.length >= minLength && !one.includes('.') && stemOf(one) !== stemOf(name))
    // Each slip makes a name longer or shorter by one character at most.
    .filter((one) => Math.abs(one.length - name.length) <= slips)
    .map((one) => ({ one, edits: countEdits(name, one) }))
    .filter(({ edits }) => edits <= slips)
    .sort((a, b) => a.edits - b.edits)[0]?.one;
  return meant === undefined ? undefined : [meant, ...rest].join('/');
}

/** A source without the ending that tells it from its siblings: list-1, list-2, partner-a. */
function stemOf(name: string): string {
  return name.replace(/\d+/g, '').replace(/[-_+][^-_+]{0,2}$/, '');
}
