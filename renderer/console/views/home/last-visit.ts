const name = 'console-visit';

/** After this pause, the next look is a new visit. */
const pauseMs = 30 * 60_000;

interface Visit {
  /** When the previous visit was last active; absent during the first one. */
  readonly since?: number;
  /** When this one was. */
  readonly seen: number;
}

/**
 * Until when this browser has shown everything: anything later is new. It stays the same during a
 * visit, so that news does not disappear by being looked at.
 *
 * @returns undefined on a first visit, which has nothing to count from
 */
export function noteVisit(
  now: number,
  store: Pick<Storage, 'getItem' | 'setItem'>,
): Date | undefined {
  const before = read(store.getItem(name), now);
  const since = now - before.seen > pauseMs ? before.seen : before.since;
  store.setItem(name, JSON.stringify({ since, seen: now }));
  return since === undefined ? undefined : new Date(since);
}

/**
 * Whether the news begin with the last visit: those of a first visit, and after a long absence, begin at
 * a moment that has nothing to do with the one who looks.
 *
 * @param lastVisit when that was, if ever
 * @param since from when the shown news are; undefined while they are asked for
 */
export function beginsAtVisit(
  lastVisit: Date | undefined,
  since: string | undefined,
): lastVisit is Date {
  return lastVisit !== undefined && (since === undefined || since === lastVisit.toISOString());
}

function read(text: string | null, now: number): Visit {
  const first = { seen: now };
  if (text === null) return first;
  try {
    const { since, seen } = JSON.parse(text);
    if (!Number.isFinite(seen) || seen > now) return first;
    if (since === undefined) return { seen };
    return Number.isFinite(since) && since <= seen ? { since, seen } : first;
  } catch {
    return first;
  }
}
