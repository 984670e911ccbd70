import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type Pause, pauseSender } from './pause.ts';
import { statementTimeoutMs, type Timing } from './timing.ts';
import type { Tried } from './verdict.ts';

/** Watches results and pauses the sender where going on would only do harm. */
export interface Fuse {
  /**
   * Takes note of a result.
   *
   * @returns whether the sender is paused because of it
   */
  watch(tried: Tried): Promise<boolean>;
  /** One more failure pauses the sender: until something succeeds, deliveries go one by one. */
  readonly isFragile: boolean;
}

/** Makes the fuse of a process; the pauses it makes hold for all processes. */
export function createFuse(pool: Pool, timing: Timing, log: Log): Fuse {
  let failures = 0;

  async function pause(pause: Pause, forMs: number): Promise<void> {
    try {
      if (!(await pauseSender(pool, pause, forMs))) return;
      const level = pause.kind === 'stopped' ? 'error' : 'warn';
      log[level](pause, `Email is paused for ${Math.ceil(forMs / 1000)} s: ${pause.detail}`);
      if (pause.kind === 'stopped') await report(pool, pause);
    } catch (error) {
      log.error({ err: error }, 'The pause of the email sender could not be written.');
    }
  }

  return {
    get isFragile() {
      return failures >= timing.breakerAfter - 1;
    },
    async watch(tried) {
      const meaning = meaningOf(tried);
      if (meaning === undefined || !('detail' in tried)) {
        if (meaning === 'working') failures = 0;
        return false;
      }
      failures = meaning === 'working' ? 0 : failures + 1;
      const { detail } = tried;
      if (tried.kind === 'sender-stopped') {
        const stopped = 'stream' in tried ? tried.stream : undefined;
        await pause({ stream: stopped ?? '*', kind: 'stopped', detail }, timing.stoppedMs);
        return true;
      }
      const waitMs = 'retryAfterMs' in tried ? tried.retryAfterMs : undefined;
      if (waitMs !== undefined || (tried.kind === 'surely-not-sent' && tried.cause === 'limited')) {
        await pause({ stream: '*', kind: 'limited', detail }, waitMs ?? timing.breakerMs);
        return true;
      }
      if (failures < timing.breakerAfter) return false;
      // Stays one short of the limit: the first failure after the pause starts the next one.
      failures = timing.breakerAfter - 1;
      await pause({ stream: '*', kind: 'failing', detail }, timing.breakerMs);
      return true;
    },
  };
}

/** Whether a result says that the provider works, that it does not, or nothing about it. */
function meaningOf(tried: Tried): 'working' | 'failing' | undefined {
  switch (tried.kind) {
    case 'sent':
    case 'found':
    case 'refused':
      return 'working';
    case 'surely-not-sent':
    case 'maybe-sent':
    case 'unknown':
    case 'sender-stopped':
      return 'failing';
    case 'suppressed':
    case 'undeclared':
    case 'unrenderable':
    case 'given-up':
    case 'released':
      return undefined;
  }
}

/** Puts a stopped sender where operators look for errors. */
async function report(pool: Pool, { stream, detail }: Pause): Promise<void> {
  await runStatement(pool, {
    text: `insert into error_logs (function_name, error_message, request_data)
     values ('email-sender', $1, jsonb_build_object('stream', $2::text))`,
    values: [detail, stream],
    timeoutMs: statementTimeoutMs,
  });
}
