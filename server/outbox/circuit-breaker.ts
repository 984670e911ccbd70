import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { ClaimedItem, OutboxTable } from './kind.ts';
import { endFailingPause, type Pause, pauseSender } from './pause.ts';
import type { AttemptResult } from './results.ts';
import type { Timing } from './timing.ts';

/**
 * Pauses a sender where going on would only do harm. It is closed while attempts succeed. So many
 * items that fail in a row open it, which is a pause that all processes keep; however often one item
 * fails, it counts once. While it is open, items that were never attempted go through one by one: an
 * item that is refused for ever cannot hold them up, and the first success closes the circuit. After
 * the pause it is half-open: the next failure opens it again.
 */
export interface CircuitBreaker {
  /**
   * Takes note of a result.
   *
   * @returns whether sending is paused because of it, or goes on
   */
  note(item: Probe, result: AttemptResult): Promise<'paused' | 'closed' | undefined>;
  /** One more failure opens it: until something succeeds, items go one by one. */
  readonly isHalfOpen: boolean;
}

/** What never opens: destinations that are paused one by one need no circuit for all. */
export const closedCircuit: CircuitBreaker = { isHalfOpen: false, note: async () => undefined };

type Probe = Pick<ClaimedItem, 'id' | 'isProbe' | 'claimedAtMs'>;

/** What a circuit breaker needs. */
export interface CircuitBreakerDeps {
  readonly db: Executor;
  readonly timing: Timing;
  readonly log: Log;
  /** What is said to be paused. */
  readonly sender: string;
  readonly table: Pick<OutboxTable<unknown>, 'everywhere' | 'channel'>;
}

/** Makes the circuit breaker of a process. */
export function createCircuitBreaker(deps: CircuitBreakerDeps): CircuitBreaker {
  const { db, timing, log, sender, table } = deps;
  const { everywhere } = table;
  /** The items that have failed since the last success, by id. */
  const failed = new Set<string>();
  let isHalfOpen = false;
  let openedAtMs = Number.NEGATIVE_INFINITY;

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

  async function noteFailure({ id, claimedAtMs }: Probe, result: Failure): Promise<boolean> {
    failed.add(id);
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
    if (!isHalfOpen && failed.size < timing.breakerAfter) return false;
    // What was under way when the circuit opened is no news: another process may have closed it since.
    if (isHalfOpen && claimedAtMs < openedAtMs) return true;
    isHalfOpen = true;
    openedAtMs = performance.now();
    failed.clear();
    await pause('failing', detail, timing.breakerMs, everywhere);
    return true;
  }

  async function close(): Promise<void> {
    isHalfOpen = false;
    try {
      if (await endFailingPause(db, table)) log.info(`${sender} goes on.`);
    } catch (error) {
      log.warn({ err: error }, `The pause of ${sender} could not be ended; it ends by itself.`);
    }
  }

  return {
    get isHalfOpen() {
      return isHalfOpen;
    },
    async note(item, result) {
      if (isFailure(result)) return (await noteFailure(item, result)) ? 'paused' : undefined;
      if (!isSuccess(result)) return undefined;
      failed.clear();
      if (!isHalfOpen && !item.isProbe) return undefined;
      await close();
      return 'closed';
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
