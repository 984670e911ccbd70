import type { Role } from './roles.ts';

/** Whether a step of signing in was the last one. */
export interface SignedIn {
  /** False where a right password is to be followed by a one-time code. */
  readonly signedIn: boolean;
}

/** Who is signed in. */
export interface Whoami {
  readonly signedIn: true;
  /** The member's id and name; null for the site's own password. */
  readonly id: string | null;
  readonly name: string | null;
  readonly role: Role;
  /** The slugs of the coaches whose part is seen; null for the whole site. */
  readonly coaches: readonly string[] | null;
  readonly isSettingUp: boolean;
}
