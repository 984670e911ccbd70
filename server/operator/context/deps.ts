import type { HttpBindings } from '@hono/node-server';
import type { Principal } from '#engine/contract/console/access.ts';
import type { Documents } from '#engine/contract/documents.ts';
import type { RenderEmail } from '#engine/contract/email.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import type { Replica } from '#server/db/open/replica.ts';
import type { Doctor } from '#server/doctor/doctor.ts';
import type { Deliveries } from '#server/email/contract.ts';
import type { ForwardingNotes } from '#server/http/forwarding-notes.ts';
import type { InboundKeys } from '#server/inbound/inbound-routes.ts';
import type { ProcessSequences } from '#server/journeys/journeys.ts';
import type { LetterWishes } from '#server/letter/recipients.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';
import type { Auth } from '#server/operator/identity/auth.ts';
import type { Range } from '#server/outgoing/public-addresses.ts';
import type { Log } from '#server/telemetry/log.ts';

export interface OperatorDeps {
  readonly site: Site;
  /** Draws pages for the previews. */
  readonly documents: Documents;
  /** What the principal may see. */
  readonly database: Pick<Database, 'kysely' | 'describe'>;
  /** The whole database, for work whose result is not the answer, like recomputing figures. */
  readonly whole: Executor;
  /** The replica, if there is one, for most reads. */
  readonly replica?: Replica | undefined;
  readonly deliveries: Deliveries;
  /** Examines everything that the site depends on. */
  readonly doctor: Pick<Doctor, 'examine'>;
  readonly log: Log;
  /** The database's time. */
  readonly clock: () => Date;
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustProxy: number;
  readonly forwarding: ForwardingNotes;
  /** The age from which a backup causes a warning, in days; 0 for never. */
  readonly backupWarnDays: number;
  /** Private address ranges that webhooks may reach. */
  readonly webhookRanges: readonly Range[];
  /** Signs members in. */
  readonly auth: Auth;
  /** Counts strangers' attempts to sign in. */
  readonly limiter: RateLimiter;
  /** The one address that replaces every coach's. */
  readonly mailFrom?: string | undefined;
  /** Who gets the weekly letter. */
  readonly letters: LetterWishes;
  /** Draws emails for the diagnostics and previews. */
  readonly renderEmail?: RenderEmail | undefined;
  /** The keys of services that report bookings and purchases. */
  readonly inboundKeys: InboundKeys;
  /** Advances the sequences on demand. */
  readonly processSequences?: ProcessSequences | undefined;
}

/** Hono's context of an operator's request. */
export type OperatorEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The keyed hash of the client's address. */
    client: string;
    /** The id of a live session; absent for strangers, empty for one that was just begun. */
    session: string;
    /** The request's principal; absent for strangers and machines. */
    principal: Principal;
    /** The actor for the audit log. */
    actor: string;
  };
};
