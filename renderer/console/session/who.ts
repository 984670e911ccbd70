import { createContext, useContext } from 'react';
import { isAllowed, type Permission } from '#engine/contract/console/access.ts';
import type { Whoami } from '#engine/contract/console/team/signed-in.ts';
import { notes } from '#renderer/console/api/notes.ts';

/** The storage key of the signed-in member, so that the console need not ask first. */
const noted = 'console-signed-in';

/** The member, and how to sign out. */
export interface Who {
  readonly whoami: Whoami;
  readonly signOut: () => Promise<void>;
  /** Asks the server again, after something about the member has changed. */
  readonly refresh: () => void;
}

export const WhoContext = createContext<Who | undefined>(undefined);

/** The signed-in member. */
export function useWho(): Who {
  const who = useContext(WhoContext);
  if (!who) throw new Error('Nobody is signed in here.');
  return who;
}

/** Whether the signed-in member has a permission. */
export function useMay(): (permission: Permission) => boolean {
  const { whoami } = useWho();
  return (permission) => mayDo(whoami, permission);
}

/** Whether somebody has a permission. */
function mayDo({ role, isSettingUp }: Whoami, permission: Permission): boolean {
  return isAllowed({ role, ...(isSettingUp ? { isSettingUp } : {}) }, permission);
}

/** The member who was signed in when this browser was last here. */
export function readNote(): Whoami | undefined {
  try {
    const note: unknown = JSON.parse(notes.getItem(noted) ?? 'null');
    const isOurs = typeof note === 'object' && note !== null && 'role' in note;
    return isOurs ? (note as Whoami) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers who is signed in, or that nobody is. */
export function writeNote(whoami: Whoami | undefined): void {
  if (whoami) notes.setItem(noted, JSON.stringify(whoami));
  else notes.removeItem(noted);
}
