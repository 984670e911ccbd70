import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import type { Names } from './names.ts';

/** What of the environment is examined, or says how to examine. */
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

/** Why there is no database: none was made yet, or it fails; the reason as the end of a sentence. */
export interface NoDatabase {
  readonly kind: 'absent' | 'failed';
  readonly reason: string;
}

/** How addresses are asked; the tests have ports and certificates of their own. */
export interface Asking {
  /** Whose certificates are trusted, in place of the system's list. */
  readonly ca?: string | undefined;
  /** Where the same host answers without encryption; 80 unless told otherwise. */
  readonly plainPort?: number | undefined;
}

/** What examinations are made with. */
export interface DoctorNeeds {
  readonly site: Site;
  readonly env: DoctorEnv;
  /** Absent where there is none yet, or it cannot be opened. */
  readonly database?: Pick<Database, 'kysely' | 'describe'> | undefined;
  readonly noDatabase?: NoDatabase | undefined;
  /** Nothing serves the site or sends its emails, and nothing is meant to. */
  readonly isStopped?: boolean | undefined;
  /** The site's secret; absent where it is not known. */
  readonly secret?: string | undefined;
  readonly transport: Pick<Transport, 'name' | 'check'>;
  readonly names: Names;
  /** How addresses are asked, where that is not the usual way. */
  readonly asking?: Asking | undefined;
}
