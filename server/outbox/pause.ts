import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { statementTimeoutMs } from './timing.ts';

/** Why no email leaves for a while. */
export interface Pause {
  /** `*` for every stream. */
  readonly stream: string;
  /** `stopped` needs an operator, `limited` was asked for by the provider, `failing` by our own fuse. */
  readonly kind: 'stopped' | 'limited' | 'failing';
  readonly detail: string;
}

/** A pause that is on, with its end. */
export interface ActivePause extends Pause {
  readonly until: Date;
}

// Pauses are rows of settings, so that all processes keep them and the console can show them.
const prefix = 'sender-pause:';

/** SQL for the streams that are paused now, as rows of one column `stream`. */
export const activePauses = `
  select substr(key, ${prefix.length + 1}) as stream from settings
  where key like '${prefix}%' and (value->>'until')::timestamptz > now()`;

/**
 * Pauses a stream for all processes. A pause that lasts longer already stays as it is.
 *
 * @returns whether this is news: nothing was paused there before
 */
export async function pauseSender(pool: Pool, pause: Pause, forMs: number): Promise<boolean> {
  const values = [prefix + pause.stream, forMs / 1000, pause.kind, pause.detail];
  const value = `jsonb_build_object('until', now() + make_interval(secs => $2),
    'kind', $3::text, 'detail', $4::text)`;
  // Of several processes that find the same out, the row lets one be first.
  const begun = await runStatement(pool, {
    text: `insert into settings (key, value) values ($1, ${value})
     on conflict (key) do update set value = excluded.value
     where (settings.value->>'until')::timestamptz <= now()
     returning key`,
    values,
    timeoutMs: statementTimeoutMs,
  });
  if (begun.length === 1) return true;
  await runStatement(pool, {
    text: `update settings set value = ${value}
     where key = $1 and (value->>'until')::timestamptz < now() + make_interval(secs => $2)`,
    values,
    timeoutMs: statementTimeoutMs,
  });
  return false;
}

/** The pauses that are on now. */
export async function readPauses(pool: Pool): Promise<readonly ActivePause[]> {
  return runStatement<{
    stream: string;
    kind: Pause['kind'];
    detail: string;
    until: Date;
  }>(pool, {
    text: `select substr(key, ${prefix.length + 1}) as stream, value->>'kind' as kind,
       value->>'detail' as detail, (value->>'until')::timestamptz as until
     from settings where key like '${prefix}%' and (value->>'until')::timestamptz > now()`,
    timeoutMs: statementTimeoutMs,
  });
}

/**
 * Ends the pauses that waited for an operator: a process that starts may have a new configuration.
 * Should nothing have changed, the next try pauses the sender again.
 */
export async function endStoppedPauses(pool: Pool): Promise<void> {
  await runStatement(pool, {
    text: `delete from settings where key like '${prefix}%' and value->>'kind' = 'stopped'`,
    timeoutMs: statementTimeoutMs,
  });
}
