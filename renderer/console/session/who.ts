import { createContext, useContext } from 'react';
import { isAllowed, type Permission } from '#engine/contract/console/access.ts';
import type { Whoami } from '#engine/contract/console/team/session.ts';

/** Under this name a browser notes who is signed in: the console then need not ask first. */
const noted = 'console-signed-in';

/** Whoever signs out, and how. */
export interface Who {
  readonly whoami: Whoami;
  /** Ends the session. */
  readonly signOut: () => Promise<void>;
  /** Asks the server again, after something has changed for whoever is signed in. */
  readonly refresh: () => void;
}

export const WhoContext = createContext<Who | undefined>(undefined);

/** Whoever is signed in. */
export function useWho(): Who {
  const who = useContext(WhoContext);
  if (!who) throw new Error('Nobody is signed in here.');
  return who;
}

/** Whether whoever is signed in may do something. */
export function useMay(): (permission: Permission) => boolean {
  const { whoami } = useWho();
  return (permission) => mayDo(whoami, permission);
}

/** Whether somebody may do something. */
function mayDo({ role, isSettingUp }: Whoami, permission: Permission): boolean {
  return isAllowed({ role, ...(isSettingUp ? { isSettingUp } : {}) }, permission);
}

/** Whoever was signed in when this browser was here last. */
export function readNote(): Whoami | undefined {
  try {
    const note: unknown = JSON.parse(localStorage.getItem(noted) ?? 'null');
    const isOurs = typeof note === 'object' && note !== null && 'role' in note;
    return isOurs ? (note as Whoami) : undefined;
  } catch {
    return undefined;
  }
}

/** Notes who is signed in, or that nobody is. */
export function writeNote(whoami: Whoami | undefined): void {
  if (whoami) localStorage.setItem(noted, JSON.stringify(whoami));
  else localStorage.removeItem(noted);
}
