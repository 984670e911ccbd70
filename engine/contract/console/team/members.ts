import type { IsoTime } from '#engine/contract/iso-time.ts';
import type { Role } from './roles.ts';

/** A role and its limits. */
export interface Position {
  readonly role: Role;
  /** The slugs of the coaches it is limited to; null for the whole site. */
  readonly coaches: readonly string[] | null;
}

/** Somebody who may sign in. */
export interface TeamMember extends Position {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly hasCodes: boolean;
  readonly passkeys: number;
  /** When one of their sessions was last used; null if they have none. */
  readonly seenAt: IsoTime | null;
  readonly createdAt: IsoTime;
}

/** Somebody who was invited and has not joined yet. */
export interface Invitation extends Position {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly invitedBy: string;
  readonly expiresAt: IsoTime;
  readonly hasExpired: boolean;
}

/** A coach that a list offers to choose. */
export interface CoachName {
  readonly slug: string;
  readonly brand: string;
}

/** All members and open invitations. */
export interface Team {
  readonly members: readonly TeamMember[];
  readonly invitations: readonly Invitation[];
  /** The coaches that somebody can be limited to. */
  readonly coaches: readonly CoachName[];
}

/** A new invitation's fields. */
export interface Invite extends Position {
  readonly name: string;
  readonly email: string;
}

export interface InvitationShown {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}
