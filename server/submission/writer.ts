import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { DeliveryStatus } from '#engine/contract/delivery.ts';
import type { Outcome } from '#engine/contract/documents.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { newId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';
import { failedStep, isContention, isForeignLeadId, isUnavailable } from './database-errors.ts';
import { saveStatement } from './save-statement.ts';
import type { SavedRow, SubmissionRow } from './submission-row.ts';

/** How saving a submission ended. */
export type SaveResult =
  | {
      /** It is committed. */
      readonly kind: 'saved';
      readonly funnelId: string;
      readonly outcome: Outcome;
      readonly reference: string;
      /** What was stored under this id when it was first seen. */
      readonly fields: Readonly<Record<string, string>>;
      readonly delivery?: { readonly id: string; readonly status: DeliveryStatus };
      /** The address has had its emails of the day, so this one is kept back. */
      readonly isHeld: boolean;
    }
  | {
      /** The database refused this submission; nothing of it exists. */
      readonly kind: 'failed';
      readonly step: 'lead' | 'journey' | 'exception';
      readonly message: string;
    }
  | {
      /** The database is away; whether it was saved shows when the same id is sent again. */
      readonly kind: 'unavailable';
      readonly message: string;
    };

/** Saves submissions. */
export interface SubmissionWriter {
  /** Resolves after the commit. Never rejects. */
  save(row: SubmissionRow): Promise<SaveResult>;
  /** How many submissions wait for their turn. */
  readonly waiting: number;
}

interface Entry {
  readonly row: SubmissionRow;
  readonly answer: (result: SaveResult) => void;
  /** How often a race with another process left it without a result. */
  races: number;
}

/**
 * Saves concurrent submissions in shared transactions: those that arrive while a flush is under way
 * are written by the next one, so the cost of a commit is shared and an idle server flushes at once.
 *
 * A flush that the database refuses is halved until the bad row stands alone. A lost connection
 * leaves open whether a flush was committed; it is written once more, which the submission ids make
 * harmless, and then given up.
 *
 * @param options.flights how many flushes may be under way at once
 * @param options.rowsPerFlush so that one flush does not keep its rows waiting for long
 * @param options.maxWaiting past this number new submissions are turned away at once
 */
export function createSubmissionWriter({
  pool,
  flights = 2,
  rowsPerFlush = 128,
  maxWaiting = 5000,
  timeoutMs = 10_000,
  retryAfterMs = 250,
  log,
}: {
  readonly pool: Pool;
  readonly flights?: number;
  readonly rowsPerFlush?: number;
  readonly maxWaiting?: number;
  readonly timeoutMs?: number;
  readonly retryAfterMs?: number;
  /** Hears why forms cannot be saved, a few times a minute at most. */
  readonly log?: Pick<Log, 'error'>;
}): SubmissionWriter {
  let queue: Entry[] = [];
  const inFlight = new Set<string>();
  const byId = new Map<string, Promise<SaveResult>>();
  let flying = 0;
  let saved = 0;
  let quietUntil = 0;
  let isScheduled = false;

  function save(row: SubmissionRow): Promise<SaveResult> {
    const same = byId.get(row.id);
    if (same !== undefined) return same;
    if (queue.length >= maxWaiting) {
      const message = `${queue.length} submissions wait for the database already.`;
      return Promise.resolve({ kind: 'unavailable', message });
    }
    const result = new Promise<SaveResult>((answer) => {
      queue.push({ row, answer, races: 0 });
    }).finally(() => byId.delete(row.id));
    byId.set(row.id, result);
    schedule();
    return result;
  }

  /** Submissions read in the same turn of the event loop share a flush. */
  function schedule(): void {
    if (isScheduled || flying >= flights || queue.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      while (flying < flights) {
        const entries = takeFlush();
        if (entries.length === 0) return;
        void fly(entries);
      }
    });
  }

  /** The longest waiting submissions, no address twice and none whose address is being written. */
  function takeFlush(): Entry[] {
    const taken: Entry[] = [];
    const left: Entry[] = [];
    for (const entry of queue) {
      if (taken.length < rowsPerFlush && !inFlight.has(entry.row.address_hash)) {
        inFlight.add(entry.row.address_hash);
        taken.push(entry);
      } else left.push(entry);
    }
    queue = left;
    return taken;
  }

  async function fly(entries: readonly Entry[]): Promise<void> {
    flying += 1;
    await write(entries);
    for (const { row } of entries) inFlight.delete(row.address_hash);
    flying -= 1;
    schedule();
  }

  async function write(entries: readonly Entry[]): Promise<void> {
    try {
      settle(entries, await flushTwice(entries.map(({ row }) => row)));
    } catch (error) {
      if (isUnavailable(error)) {
        const message = errorMessage(error);
        report(message);
        for (const { answer } of entries) answer({ kind: 'unavailable', message });
        return;
      }
      const [only, another] = entries;
      if (only && !another) return fail(only, error);
      const half = Math.ceil(entries.length / 2);
      await write(entries.slice(0, half));
      await write(entries.slice(half));
    }
  }

  function report(message: string): void {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + reportPauseMs;
    log?.error(`Forms cannot be saved and visitors are asked to try again: ${message}`);
  }

  function fail(entry: Entry, error: unknown): void {
    // The page's id may have been used for somebody else before; the server's own cannot have been.
    if (isForeignLeadId(error) && entry.races < maxRaces) {
      retry({ ...entry, row: { ...entry.row, lead_id: newId() } });
    } else entry.answer({ kind: 'failed', ...failedStep(error) });
  }

  function settle(entries: readonly Entry[], saved: readonly SavedRow[]): void {
    const results = new Map(saved.map((row) => [row.id, row]));
    for (const entry of entries) {
      const row = results.get(entry.row.id.toLowerCase());
      if (row) entry.answer(readResult(entry.row, row));
      else if (entry.races < maxRaces) retry(entry);
      else entry.answer({ kind: 'unavailable', message: 'Other processes wrote the same rows.' });
    }
  }

  function retry(entry: Entry): void {
    queue.unshift({ ...entry, races: entry.races + 1 });
  }

  async function flushTwice(rows: readonly SubmissionRow[]): Promise<readonly SavedRow[]> {
    try {
      return await flush(rows);
    } catch (error) {
      if (!isUnavailable(error) && !isContention(error)) throw error;
      await wait(retryAfterMs * (0.5 + Math.random()));
      return flush(rows);
    }
  }

  async function flush(rows: readonly SubmissionRow[]): Promise<readonly SavedRow[]> {
    const results = await runStatement<SavedRow>(pool, {
      name: `save-submissions-${planGeneration(saved)}`,
      text: saveStatement,
      values: [JSON.stringify(rows)],
      timeoutMs,
    });
    saved += results.length;
    return results;
  }

  return {
    save,
    get waiting() {
      return queue.length;
    },
  };
}

const maxRaces = 5;

/** One line says it; every form of a rush would say the same. */
const reportPauseMs = 15_000;

/**
 * A plan that was made while the tables were small reads them whole, and the database keeps it until
 * it next analyses them, which a rush does not wait for. A name that changes whenever the number of
 * rows has doubled makes it plan anew.
 */
function planGeneration(saved: number): number {
  return Math.floor(Math.log2(saved + 64));
}

function readResult(sent: SubmissionRow, saved: SavedRow): SaveResult {
  return {
    kind: 'saved',
    funnelId: saved.funnel_id,
    outcome: saved.outcome,
    reference: saved.reference,
    fields: saved.fields ?? sent.fields,
    isHeld: saved.is_held,
    ...(saved.delivery_id !== null && saved.delivery_status !== null
      ? { delivery: { id: saved.delivery_id, status: saved.delivery_status } }
      : {}),
  };
}
