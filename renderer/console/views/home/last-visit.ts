const name = 'console-visit';

/** After this pause, the next look is a new visit. */
const pauseMs = 30 * 60_000;

/** How far back a first visit looks. */
const firstMs = 24 * 60 * 60_000;

interface Visit {
  /** When the previous visit was last active. */
  readonly since: number;
  /** When this one was. */
  readonly seen: number;
}

/**
 * Until when this browser has shown everything: anything later is new. It stays the same during a
 * visit, so that news does not disappear by being looked at.
 */
export function noteVisit(now: number, store: Pick<Storage, 'getItem' | 'setItem'>): Date {
  const before = read(store.getItem(name), now);
  const since = now - before.seen > pauseMs ? before.seen : before.since;
  store.setItem(name, JSON.stringify({ since, seen: now } satisfies Visit));
  return new Date(since);
}

function read(text: string | null, now: number): Visit {
  const first = { since: now - firstMs, seen: now };
  if (text === null) return first;
  try {
    const { since, seen } = JSON.parse(text);
    const isSound = Number.isFinite(since) && Number.isFinite(seen) && since <= seen && seen <= now;
    return isSound ? { since, seen } : first;
  } catch {
    return first;
  }
}
