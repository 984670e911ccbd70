import { type RawBuilder, sql } from 'kysely';

/** For how long a coach counts as listened to before it is looked at again. */
const keptMs = 60_000;

/**
 * SQL: whether no program listens to any of these coaches, in the moment of the statement. What it
 * guards may therefore leave out what `tellingPrograms` would have written.
 */
export function nobodyListens(coaches: readonly string[]): RawBuilder<boolean> {
  return sql`not exists (
    select from webhook_endpoints where state = 'active' and coach = any(${coaches}::text[])
  )`;
}

/**
 * Which coaches programs listened to when it was last seen. It only saves work: a coach that it does not
 * know is looked at by the statement itself, and one that nobody listens to any more costs what those do
 * that are listened to.
 */
export interface HeardCoaches {
  hasAny(coaches: readonly string[]): boolean;
  /** Remembers them for a minute. */
  note(coaches: readonly string[]): void;
}

/** Makes a memory that knows of nobody. @param now in milliseconds */
export function createHeardCoaches(now: () => number = () => performance.now()): HeardCoaches {
  const until = new Map<string, number>();
  return {
    hasAny: (coaches) => coaches.some((coach) => (until.get(coach) ?? 0) > now()),
    note(coaches) {
      for (const coach of coaches) until.set(coach, now() + keptMs);
    },
  };
}
