import type { Outcome } from '#engine/contract/submission.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { createBatchWriter } from '#server/db/batch-writer.ts';
import { isUnavailable } from '#server/db/errors.ts';
import { newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { createHeardCoaches } from '#server/outgoing/heard-coaches.ts';
import type { Log } from '#server/telemetry/log.ts';
import { failedStep, isForeignLeadId } from './failed-step.ts';
import { saveSubmissions } from './saving/save-submissions.ts';
import type { SavedRow, SubmissionRow } from './saving/submission-row.ts';

/** A submission that has been committed. */
export interface Saved {
  readonly kind: 'saved';
  readonly funnelId: string;
  readonly outcome: Outcome;
  readonly reference: string;
  /** What was stored under this id when it was first seen. */
  readonly fields: Readonly<Record<string, string>>;
  readonly delivery?: { readonly id: string };
}

/** How saving a submission ended. */
export type SaveResult =
  | Saved
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

/**
 * Saves concurrent submissions in batches, which share the cost of a commit. A batch that is written
 * again, because a lost connection left open whether it was committed, does no harm: its submissions
 * are recognized by their ids.
 *
 * @param options.maxWaiting past this number new submissions are turned away at once
 * @param options.pauseMs how long to wait, on average, before the one retry while the database is away
 */
export function createSubmissionWriter({
  db,
  maxWaiting = 5000,
  pauseMs = 250,
  log,
}: {
  readonly db: Executor;
  readonly maxWaiting?: number;
  readonly pauseMs?: number;
  /** Is told why forms cannot be saved, a few times a minute at most. */
  readonly log?: Pick<Log, 'error'>;
}): SubmissionWriter {
  const byId = new Map<string, Promise<SaveResult>>();
  const heard = createHeardCoaches();
  let saved = 0;
  let quietUntil = 0;
  const batches = createBatchWriter<SubmissionRow, SavedRow | undefined>({
    async write(rows) {
      const results = await saveSubmissions(db, rows, planGeneration(saved), heard);
      saved += results.length;
      const ofId = new Map(results.map((result) => [result.id, result]));
      return rows.map(({ id }) => ofId.get(id.toLowerCase()));
    },
    maxItems: 128,
    maxBatches: 2,
    keyOf: (row) => row.address_hash,
    pausesMs: [pauseMs],
  });

  function save(row: SubmissionRow): Promise<SaveResult> {
    const same = byId.get(row.id);
    if (same !== undefined) return same;
    if (batches.waiting >= maxWaiting) {
      const message = `${batches.waiting} submissions wait for the database already.`;
      return Promise.resolve({ kind: 'unavailable', message });
    }
    const result = write(row, maxRaces).finally(() => byId.delete(row.id));
    byId.set(row.id, result);
    return result;
  }

  /** @param races how often it may be written again after losing a race against another process */
  async function write(row: SubmissionRow, races: number): Promise<SaveResult> {
    try {
      const result = await batches.add(row);
      if (result) return readResult(row, result);
    } catch (error) {
      if (isUnavailable(error)) return turnAway(errorMessage(error));
      // The page's id may have been used for somebody else before; the server's own cannot have been.
      if (!isForeignLeadId(error) || races === 0) return { kind: 'failed', ...failedStep(error) };
      return write({ ...row, lead_id: newId() }, races - 1);
    }
    if (races > 0) return write(row, races - 1);
    return { kind: 'unavailable', message: 'Other processes wrote the same rows.' };
  }

  function turnAway(message: string): SaveResult {
    const now = performance.now();
    if (now >= quietUntil) {
      quietUntil = now + reportPauseMs;
      log?.error(`Forms cannot be saved and visitors are asked to try again: ${message}`);
    }
    return { kind: 'unavailable', message };
  }

  return {
    save,
    get waiting() {
      return batches.waiting;
    },
  };
}

const maxRaces = 5;

/** One line is enough; every form of a rush would say the same. */
const reportPauseMs = 15_000;

/**
 * A plan that was made while the tables were small reads them whole, and the database keeps it until
 * it next analyses them, which a rush does not wait for. A name that changes whenever the number of
 * rows has doubled makes it plan anew.
 */
function planGeneration(saved: number): number {
  return Math.floor(Math.log2(saved + 64));
}

function readResult(sent: SubmissionRow, saved: SavedRow): Saved {
  return {
    kind: 'saved',
    funnelId: saved.funnel_id,
    outcome: saved.outcome,
    reference: saved.reference,
    fields: saved.fields ?? sent.fields,
    ...(saved.delivery_id === null ? {} : { delivery: { id: saved.delivery_id } }),
  };
}
