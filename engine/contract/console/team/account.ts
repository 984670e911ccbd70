import type { IsoTime } from '#engine/contract/iso-time.ts';

export interface AccountSession {
  readonly id: string;
  readonly method: string;
  /** The browser's user agent. */
  readonly browser: string | null;
  readonly createdAt: IsoTime;
  readonly seenAt: IsoTime;
  readonly isThis: boolean;
}

export interface AccountPasskey {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: IsoTime | null;
}

/** The member's ways of signing in, and sessions. */
export interface Account {
  /** Null for the site's own password, which only has sessions. */
  readonly email: string | null;
  readonly hasCodes: boolean;
  readonly passkeys: readonly AccountPasskey[];
  readonly sessions: readonly AccountSession[];
  /** After how many idle minutes a session ends. */
  readonly idleMinutes: number;
}

/** The set-up of an authenticator app, shown once. */
export interface CodesBegun {
  readonly uri: string;
  /** Recovery codes, each valid once. */
  readonly backupCodes: readonly string[];
}
