import type { DatabaseLog } from '#server/db/pool.ts';

/** Reports progress. */
export type Say = (sentence: string) => void;

/** A log for servers that are crashed on purpose. */
export const quiet: DatabaseLog = { info() {}, warn() {}, error() {} };
