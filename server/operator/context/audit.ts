import type { Executor } from '#server/db/kysely.ts';
import type { JsonObject } from '#server/db/tables.ts';

/** Something that was done to the site, or attempted. */
export interface AuditEntry {
  /**
   * Who: a member's name, `operator` for the site's own password, `stranger`, `token:<name>`, or where it
   * came from.
   */
  readonly actor: string;
  /** The member's id. */
  readonly memberId?: string | undefined;
  /** What, for instance `signed-in`. */
  readonly action: string;
  /** What it was done to, as kind and id. */
  readonly target?: string | undefined;
  readonly details?: JsonObject | undefined;
  /** The keyed hash of the client's address. */
  readonly client?: string | undefined;
}

/** Adds a line to the audit log; the database refuses to change or remove one. */
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
