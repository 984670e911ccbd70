import { createHmac } from 'node:crypto';
import type { Step } from '#engine/figures/steps.ts';

/** Makes numbers that look random and are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One invented visitor of one day and what they do. */
export interface InventedVisit {
  readonly day: string;
  /** The hour, from 0 to 23. */
  readonly hour: number;
  readonly funnel: string;
  readonly version: string;
  /** The query of the page's address, the page before, and the key of both. */
  readonly query: string;
  readonly referrer: string | undefined;
  readonly source: string;
  readonly address: string;
  readonly userAgent: string;
  readonly views: number;
  /** How far it goes; the emails of what is saved go further later. */
  readonly interests: number;
  readonly refused: number;
  readonly isSaved: boolean;
  /** How many of the steps after saving are gone: accepted, delivered, fetched, unsubscribed. */
  readonly later: number;
  /** A program, which none of this is counted of. */
  readonly isProgram: boolean;
}

/** A funnel of the invented winter: how many visitors a day it has, and how many of them sign up. */
const funnels = [
  { id: 'willow-guide', visitors: 90, signsUp: 0.08 },
  { id: 'willow-letters', visitors: 25, signsUp: 0.2 },
] as const;

/** How visitors come; `share` is out of a hundred. */
const arrivals = [
  { share: 35, query: '', referrer: undefined, source: 'direct' },
  { share: 25, query: '', referrer: 'https://www.google.com/', source: 'google/search' },
  {
    share: 18,
    query: '?utm_source=Newsletter&utm_medium=email&utm_campaign=Spring',
    referrer: undefined,
    source: 'newsletter/email/spring',
  },
  { share: 12, query: '?fbclid=x1', referrer: undefined, source: 'facebook/social' },
  { share: 10, query: '', referrer: 'https://blog.example/post', source: 'blog.example' },
] as const;

/** The day from which the first funnel has other words. */
export const newVersionFrom = '2025-11-17';

const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
];
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A day on which everybody comes at once. */
export const rushDay = '2026-01-14';
const rush = 60;

/** The days: a change of the clocks and of the year are among them. */
export const days = Array.from({ length: 92 }, (_, index) =>
  new Date(Date.UTC(2025, 9, 20 + index)).toISOString().slice(0, 10),
);

/** The key of a day's visitors: made up, so that the winter is the same each time. */
export function saltOf(day: string): Buffer {
  return createHmac('sha256', 'an invented winter').update(day).digest();
}

/** Everybody who comes on a day, in the order of their hours. */
export function inventDay(day: string): readonly InventedVisit[] {
  const number = days.indexOf(day);
  const random = seeded(number + 1);
  const visits = funnels.flatMap(({ id, visitors, signsUp }) => {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const rushes = day === rushDay && id === 'willow-guide' ? rush : 1;
    const count = Math.round(visitors * (isWeekend ? 0.6 : 1) * (0.7 + 0.6 * random()) * rushes);
    return Array.from({ length: count }, (_, n) => invent(day, id, signsUp, n, random));
  });
  return visits.sort((a, b) => a.hour - b.hour);
}

function invent(
  day: string,
  funnel: string,
  signsUp: number,
  n: number,
  random: () => number,
): InventedVisit {
  const isProgram = random() < 0.2;
  const { query, referrer, source } = pick(random() * 100);
  const isSaved = !isProgram && random() < signsUp;
  // Networks of 24 bits, each one visitor's.
  const address = `${10 + (n % 200)}.${funnel.length}.${Math.floor(n / 200)}.${Math.floor(random() * 250)}`;
  return {
    day,
    hour: Math.floor(random() * 24),
    funnel,
    version: funnel === 'willow-guide' && day >= newVersionFrom ? 'v2' : 'v1',
    query,
    referrer,
    source,
    address,
    userAgent: isProgram ? crawler : (browsers[n % browsers.length] ?? ''),
    views: 1 + Math.floor(random() * 2.4),
    interests: isSaved || random() < 0.1 ? 1 : 0,
    refused: isSaved && random() < 0.3 ? 1 : 0,
    isSaved,
    later: isSaved ? Math.min(4, Math.floor(random() * 5)) : 0,
    isProgram,
  };
}

function pick(drawn: number): (typeof arrivals)[number] {
  let sum = 0;
  for (const arrival of arrivals) {
    sum += arrival.share;
    if (drawn < sum) return arrival;
  }
  return arrivals[0];
}

/** What is true of visits: the number of each step, programs left out. */
export function truthOf(visits: readonly InventedVisit[]): Readonly<Record<Step, number>> {
  const people = visits.filter(({ isProgram }) => !isProgram);
  const sum = (of: (visit: InventedVisit) => number) =>
    people.reduce((total, visit) => total + of(visit), 0);
  const hasGone = (steps: number) => sum(({ later }) => (later >= steps ? 1 : 0));
  return {
    views: sum(({ views }) => views),
    visitors: new Set(
      people.map(
        ({ day, address, userAgent }) => `${day} ${address.replace(/\.\d+$/, '')} ${userAgent}`,
      ),
    ).size,
    interests: sum(({ interests }) => interests),
    sent: sum(({ refused, isSaved }) => refused + (isSaved ? 1 : 0)),
    refused: sum(({ refused }) => refused),
    asked: 0,
    saved: sum(({ isSaved }) => (isSaved ? 1 : 0)),
    accepted: hasGone(1),
    delivered: hasGone(2),
    fetched: hasGone(3),
    registered: 0,
    booked: 0,
    unsubscribed: hasGone(4),
  };
}
