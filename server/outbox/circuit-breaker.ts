import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type Pause, pauseSender } from './pause.ts';
import type { AttemptResult } from './results.ts';
import type { Timing } from './timing.ts';

/**
 * Pauses a sender where going on would only do harm. It is closed while attempts succeed; so many
 * failures in a row open it, which is a pause that all processes keep; after that it is half-open:
 * the next failure opens it again, the next success closes it.
 */
export interface CircuitBreaker {
  /**
   * Takes note of a result.
   *
   * @returns whether sending is paused because of it
   */
  note(result: AttemptResult): Promise<boolean>;
  /** One more failure opens it: until something succeeds, items go one by one. */
  readonly isHalfOpen: boolean;
}

/** What a circuit breaker needs. */
export interface CircuitBreakerDeps {
  readonly db: Executor;
  readonly timing: Timing;
  readonly log: Log;
  /** What is said to be paused. */
  readonly sender: string;
  /** The destination whose pause holds back everything. */
  readonly everywhere: string;
}

/** Makes the circuit breaker of a process. */
export function createCircuitBreaker(deps: CircuitBreakerDeps): CircuitBreaker {
  const { db, timing, log, sender, everywhere } = deps;
  let failures = 0;

  async function pause(kind: Pause['kind'], detail: string, forMs: number, destination: string) {
    const paused = { destination, kind, detail };
    try {
      if (!(await pauseSender(db, paused, forMs))) return;
      const level = kind === 'stopped' ? 'error' : 'warn';
      log[level](paused, `${sender} is paused for ${Math.ceil(forMs / 1000)} s: ${detail}`);
      if (kind === 'stopped') await report(db, sender, paused);
    } catch (error) {
      log.error({ err: error }, `The pause of ${sender} could not be written.`);
    }
  }

  return {
    get isHalfOpen() {
      return failures >= timing.breakerAfter - 1;
    },
    async note(result) {
      if (isSuccess(result)) failures = 0;
      if (!isFailure(result)) return false;
      failures += 1;
      const { kind, detail } = result;
      if (kind === 'sender-stopped') {
        const destination = 'destination' in result ? result.destination : undefined;
        await pause('stopped', detail, timing.stoppedMs, destination ?? everywhere);
        return true;
      }
      const waitMs = 'retryAfterMs' in result ? result.retryAfterMs : undefined;
      if (waitMs !== undefined || (kind === 'surely-not-sent' && result.cause === 'limited')) {
        await pause('limited', detail, waitMs ?? timing.breakerMs, everywhere);
        return true;
      }
      if (failures < timing.breakerAfter) return false;
      failures = timing.breakerAfter - 1;
      await pause('failing', detail, timing.breakerMs, everywhere);
      return true;
    },
  };
}

/** Whether a result says that the provider works. */
function isSuccess({ kind }: AttemptResult): boolean {
  return kind === 'sent' || kind === 'found' || kind === 'refused';
}

type Failure = Extract<
  AttemptResult,
  { kind: 'surely-not-sent' | 'maybe-sent' | 'unknown' | 'sender-stopped' }
>;

/** Whether a result says that it does not; what was decided here says nothing about it. */
function isFailure(result: AttemptResult): result is Failure {
  const { kind } = result;
  return (
    kind === 'surely-not-sent' ||
    kind === 'maybe-sent' ||
    kind === 'unknown' ||
    kind === 'sender-stopped'
  );
}

/** Puts a stopped sender where operators look for errors. */
async function report(db: Executor, sender: string, { destination, detail }: Pause): Promise<void> {
  await db
    .insertInto('error_logs')
    .values({
      function_name: sender,
      error_message: detail,
      request_data: JSON.stringify({ stream: destination }),
    })
    .execute();
}
