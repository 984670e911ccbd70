import type { IsoTime } from '#engine/contract/iso-time.ts';
import type { Role } from './roles.ts';

/** What somebody is in the team. */
export interface Position {
  readonly role: Role;
  /** The slugs of the coaches whose part is seen; null for the whole site. */
  readonly coaches: readonly string[] | null;
}

/** Somebody who may sign in. */
export interface TeamMember extends Position {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly hasCodes: boolean;
  readonly passkeys: number;
  /** When a session of theirs was used last; null while they have none. */
  readonly seenAt: IsoTime | null;
  readonly createdAt: IsoTime;
}

/** Somebody who was asked to come, and has not yet. */
export interface Invitation extends Position {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly invitedBy: string;
  readonly expiresAt: IsoTime;
  readonly hasExpired: boolean;
}

/** Everybody who may sign in, or may come to. */
export interface Team {
  readonly members: readonly TeamMember[];
  readonly invitations: readonly Invitation[];
  /** Whose part somebody may be limited to. */
  readonly coaches: readonly { readonly slug: string; readonly brand: string }[];
}

/** Whom to invite. */
export interface Invite extends Position {
  readonly name: string;
  readonly email: string;
}

/** What an invitation asks of whom it reached. */
export interface InvitationShown {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}
