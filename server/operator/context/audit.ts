import type { JsonObject } from '#server/db/column-types.ts';
import type { Executor } from '#server/db/kysely.ts';

/** An action on the site, or an attempt. */
export interface AuditEntry {
  /**
   * Who did it: a member's name, `operator` for the site's own password, `stranger`, `token:<name>`, or
   * its origin.
   */
  readonly actor: string;
  readonly memberId?: string | undefined;
  /** The action, for example `signed-in`. */
  readonly action: string;
  /** Its target, as kind and id. */
  readonly target?: string | undefined;
  readonly details?: JsonObject | undefined;
  /** The keyed hash of the client's address. */
  readonly client?: string | undefined;
}

/** Adds a line to the audit log; the database refuses to change or delete one. */
export async function recordAudit(
  db: Executor,
  { details, memberId, ...entry }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      ...entry,
      member_id: memberId ?? null,
      details: details ? JSON.stringify(details) : null,
    })
    .execute();
}
