/** SQLSTATEs of a server that is stopping, starting or read-only. */
const awayStates = new Set(['57P01', '57P02', '57P03', '25006', '53300']);

/** The operating system's codes when nobody answers. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** pg's message for a lost connection, which has no code. */
const lostConnection =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed/;

/** pg's messages for a statement that took too long and for a closed pool, which have no code. */
const givenUp = /^Query read timeout|^Cannot use a pool after calling end/;

/** An error's code: a SQLSTATE or the operating system's; empty if it has none. */
export function readErrorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}

/**
 * Whether a query failed because no writable database could be reached, which is temporary: a restart,
 * a failover, a network failure; also where a package has put an error of its own around that. The whole
 * transaction may be repeated, if that does no harm: it is unknown whether one that was lost during its
 * commit took effect.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = readErrorCode(error);
  if (code.startsWith('08') || awayStates.has(code) || networkCodes.has(code)) return true;
  if (!(error instanceof Error)) return false;
  return lostConnection.test(error.message) || isDatabaseAway(error.cause);
}

/**
 * Whether nothing is wrong with the rows: the database is away, full, out of resources or too slow
 * (SQLSTATE classes 53, 57 and 58), and the same statement may succeed in a moment.
 */
export function isUnavailable(error: unknown): boolean {
  if (isDatabaseAway(error) || /^5[378]/.test(readErrorCode(error))) return true;
  if (!(error instanceof Error)) return false;
  return givenUp.test(error.message) || isUnavailable(error.cause);
}

/** Serialization failure, deadlock, and a foreign key whose row another transaction has just removed. */
const contentionStates = new Set(['40001', '40P01', '23503']);

/** Whether two transactions conflicted, also where a sentence was put around that. */
export function isContention(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return contentionStates.has(readErrorCode(error)) || (cause !== undefined && isContention(cause));
}

/** Whether a request failed by the database and may succeed in a moment, so that it is answered with 503. */
export function isTemporary(error: unknown): boolean {
  return isUnavailable(error) || isContention(error);
}
