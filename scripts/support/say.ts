import type { DatabaseLog } from '#server/db/pool.ts';

/** Tells whoever waits how far something has come. */
export type Say = (sentence: string) => void;

/** A log for servers whose crashes are on purpose. */
export const quiet: DatabaseLog = { info() {}, warn() {}, error() {} };
