import type { IsoTime } from '#engine/contract/iso-time.ts';

/** A session of one's own. */
export interface AccountSession {
  readonly id: string;
  /** By what it was begun. */
  readonly method: string;
  /** What the browser calls itself. */
  readonly browser: string | null;
  readonly createdAt: IsoTime;
  readonly seenAt: IsoTime;
  readonly isThis: boolean;
}

/** A passkey of one's own. */
export interface AccountPasskey {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: IsoTime | null;
}

/** With what one signs in, and where one is signed in. */
export interface Account {
  /** Null for the site's own password, which has nothing but sessions. */
  readonly email: string | null;
  readonly hasCodes: boolean;
  readonly passkeys: readonly AccountPasskey[];
  readonly sessions: readonly AccountSession[];
  /** After how many minutes without use a session ends. */
  readonly idleMinutes: number;
}

/** What an authenticator app is set up with, shown once. */
export interface CodesBegun {
  readonly uri: string;
  /** Each is a code for when the app is lost, once. */
  readonly backupCodes: readonly string[];
}
