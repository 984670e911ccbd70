import type { Role } from './roles.ts';

/** Whether a sign-in is complete. */
export interface SignedIn {
  /** False if a one-time code has to follow the right password. */
  readonly signedIn: boolean;
}

export interface Whoami {
  readonly signedIn: true;
  /** The member's id and name; null for the site's own password. */
  readonly id: string | null;
  readonly name: string | null;
  readonly role: Role;
  /** The slugs of the coaches it is limited to; null for the whole site. */
  readonly coaches: readonly string[] | null;
  readonly isSettingUp: boolean;
}
