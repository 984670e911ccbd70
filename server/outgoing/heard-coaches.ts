import { type RawBuilder, sql } from 'kysely';

/** How long a coach counts as listened to before it is checked again. */
const keptMs = 60_000;

/**
 * SQL: whether no program listens to any of these coaches at the moment of the statement, so that what
 * `tellingPrograms` would have written can be left out.
 */
export function nobodyListens(coaches: readonly string[]): RawBuilder<boolean> {
  return sql`not exists (
    select from webhook_endpoints where state = 'active' and coach = any(${coaches}::text[])
  )`;
}

/**
 * Which coaches had listening programs when last checked. This only saves work: for unknown coaches the
 * statement itself checks, and one that lost its last listener costs as much as if it had one.
 */
export interface HeardCoaches {
  hasAny(coaches: readonly string[]): boolean;
  /** Remembers them for a minute. */
  note(coaches: readonly string[]): void;
}

/** Makes an empty memory. @param now in milliseconds */
export function createHeardCoaches(now: () => number = () => performance.now()): HeardCoaches {
  const until = new Map<string, number>();
  return {
    hasAny: (coaches) => coaches.some((coach) => (until.get(coach) ?? 0) > now()),
    note(coaches) {
      for (const coach of coaches) until.set(coach, now() + keptMs);
    },
  };
}
