import { setTimeout as wait } from 'node:timers/promises';
import type { Examined } from '#engine/contract/console/examination-reports.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { type Examination, good, type Missing, NotSeen, type Verdict } from './examination.ts';

/** An examination's time limit, and how long before its end the signal is aborted, in milliseconds. */
const defaultLimitMs = 5000;
const toldEarlierMs = 500;

const unknown = (missing: Missing): Verdict => ({ state: 'unknown', evidence: [], ...missing });

/**
 * Runs all examinations at the same time. Each has a time limit, and none can make another fail: one
 * that throws or hangs is unknown.
 */
export function examineAll(
  examinations: readonly Examination[],
  limitMs = defaultLimitMs,
): Promise<readonly Examined[]> {
  return Promise.all(
    examinations.map(async (examination) => {
      const { family, name, of } = examination;
      const verdict = await examineWithin(examination, limitMs);
      return { family, name, ...(of === undefined ? {} : { of }), ...verdict };
    }),
  );
}

async function examineWithin(examination: Examination, limitMs: number): Promise<Verdict> {
  const { notNeeded, needs } = examination;
  if (notNeeded !== undefined) return good(`Not needed here, because ${notNeeded}.`);
  if (needs !== undefined) return unknown(needs);
  const ended = new AbortController();
  const late = wait(limitMs, undefined, { signal: ended.signal }).then(
    () => unknown(tooSlow(limitMs)),
    () => unknown(tooSlow(limitMs)),
  );
  // A rejection after the limit is handled by the race.
  const made = Promise.resolve()
    .then(() => examination.examine(AbortSignal.timeout(Math.max(1, limitMs - toldEarlierMs))))
    .catch((error: unknown) => unknown(explain(error)));
  try {
    return await Promise.race([made, late]);
  } finally {
    ended.abort();
  }
}

function explain(error: unknown): Missing {
  if (error instanceof NotSeen) return error.missing;
  return {
    found: `This could not be examined: ${errorMessage(error)}.`.replace(/\.+$/, '.'),
    remedy: 'Examine again; if this persists, the reason above says where to look.',
  };
}

function tooSlow(limitMs: number): Missing {
  return {
    found: `There was no answer within ${limitMs / 1000} seconds.`,
    remedy:
      'Examine again; if this persists, check the network between this machine and the other.',
  };
}
