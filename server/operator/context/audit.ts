import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import type { JsonObject } from '#server/db/tables.ts';

/** Something that was done to the site, or tried. */
export interface AuditEntry {
  /** Who: `operator`, `stranger`, `token:<name>`, or where it came from. */
  readonly actor: string;
  /** What, for instance `signed-in`. */
  readonly action: string;
  /** What it was done to, as kind and id. */
  readonly target?: string;
  readonly details?: JsonObject;
  /** The keyed hash of the client's address. */
  readonly client?: string;
}

/** Adds a line to the audit log; the database refuses to change or remove one. */
export async function recordAudit(pool: Pool, entry: AuditEntry): Promise<void> {
  const { actor, action, target = null, details, client = null } = entry;
  await runStatement(pool, {
    name: 'record-audit',
    text: `insert into audit_log (actor, action, target, details, client)
      values ($1, $2, $3, $4, $5)`,
    values: [actor, action, target, details ? JSON.stringify(details) : null, client],
    timeoutMs: 5000,
  });
}
