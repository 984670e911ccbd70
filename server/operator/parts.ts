import type { HttpBindings } from '@hono/node-server';
import type { Documents, RenderEmail } from '#engine/contract.ts';
import type { Site } from '#engine/site.ts';
import type { Database } from '../db/open.ts';
import type { Deliveries } from '../email/contract.ts';
import type { Log } from '../log.ts';

/** What the operators' part of the site needs. */
export interface OperatorParts {
  readonly site: Site;
  /** Draws pages for the previews. */
  readonly documents: Documents;
  readonly database: Database;
  readonly deliveries: Deliveries;
  readonly log: Log;
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustProxy: number;
  /** The one address that stands in for every coach's. */
  readonly mailFrom?: string | undefined;
  /** Draws emails for the diagnostics and the previews. */
  readonly renderEmail?: RenderEmail | undefined;
  /** Runs the sequences by hand. */
  readonly processSequences?: ProcessSequences | undefined;
}

/** Writes the letters that are due, and says how many. */
export type ProcessSequences = () => Promise<{
  readonly journeysProcessed: number;
  readonly emailsSent: number;
}>;

/** What Hono knows of an operator's request. */
export type OperatorEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The keyed hash of the client's address. */
    client: string;
    /** The id of a living session; absent for strangers. */
    session: string;
    /** Who asks, for the audit log. */
    actor: string;
  };
};
