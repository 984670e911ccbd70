import { sql } from 'kysely';

/** How PostgreSQL archives its log, from which it can be restored to any second. */
export interface ArchiveState {
  /** Whether an archiver is configured. */
  readonly hasTaker: boolean;
  /** After how many seconds an incomplete segment is archived; 0 waits until it is full. */
  readonly timeoutSeconds: number;
  /** How long ago the last segment was archived; null if none ever was. */
  readonly takenSecondsAgo: number | null;
  /** How long ago one failed since then; null if the last one succeeded. */
  readonly refusedSecondsAgo: number | null;
  /** How many complete segments wait. */
  readonly waiting: number;
}

/**
 * SQL for how the server archives: no row if it does not, or only follows one that does. A segment's
 * name ends with its number: eight digits of 4 GB units, eight of the segment within them.
 */
export const archiveState = sql<ArchiveState>`
  with archiver as (
    select *, pg_size_bytes(current_setting('wal_segment_size')) as size,
      case when last_archived_wal ~ '^[0-9A-F]{24}'
        then ('x' || substr(last_archived_wal, 9, 16))::bit(64)::bigint end as name
    from pg_stat_archiver
  )
  select coalesce(nullif(current_setting('archive_library', true), ''),
      current_setting('archive_command')) not in ('', '(disabled)') as "hasTaker",
    (select setting::int from pg_settings where name = 'archive_timeout') as "timeoutSeconds",
    extract(epoch from now() - last_archived_time)::float8 as "takenSecondsAgo",
    case when last_failed_time > coalesce(last_archived_time, '-infinity')
      then extract(epoch from now() - last_failed_time)::float8 end as "refusedSecondsAgo",
    coalesce(greatest(0, div(pg_current_wal_lsn() - '0/0', size)
      - (name >> 32) * (4294967296 / size) - (name & 4294967295) - 1), 0)::int as waiting
  from archiver
  where current_setting('archive_mode') <> 'off' and not pg_is_in_recovery()`;
