import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import type { Names } from './names.ts';

/** The parts of the environment that are examined, or say how to examine. */
export interface DoctorEnv {
  readonly PUBLIC_URL: string;
  readonly TRUST_PROXY: number;
  readonly BACKUP_WARN_DAYS: number;
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
  readonly SECRET?: string | undefined;
  readonly OPERATOR_PASSWORD?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly DKIM_SELECTORS?: readonly string[] | undefined;
  readonly POSTMARK_SERVER_TOKEN?: string | undefined;
  readonly POSTMARK_ACCOUNT_TOKEN?: string | undefined;
  readonly POSTMARK_API_URL?: string | undefined;
  readonly POSTMARK_WEBHOOK_SECRET?: string | undefined;
}

/** Why there is no database, as the end of a sentence: none was created yet, or it fails. */
export interface NoDatabase {
  readonly kind: 'absent' | 'failed';
  readonly reason: string;
}

/** How to request addresses; the tests have ports and certificates of their own. */
export interface Asking {
  /** Trusted certificates, instead of the system's. */
  readonly ca?: string | undefined;
  /** The port without encryption; 80 by default. */
  readonly plainPort?: number | undefined;
}

export interface DoctorNeeds {
  readonly site: Site;
  readonly env: DoctorEnv;
  /** Absent if there is none yet, or it cannot be opened. */
  readonly database?: Pick<Database, 'kysely' | 'describe'> | undefined;
  readonly noDatabase?: NoDatabase | undefined;
  /** No process serves the site or sends its emails, and none is meant to. */
  readonly isStopped?: boolean | undefined;
  /** The site's secret; absent if unknown. */
  readonly secret?: string | undefined;
  readonly transport: Pick<Transport, 'name' | 'check'>;
  readonly names: Names;
  /** How to request addresses, if not the usual way. */
  readonly asking?: Asking | undefined;
}
