/** How long a session lasts without a request that a person made, in minutes. */
export const idleMinutes = 30;

/** How long a session lasts at most, in hours. */
export const maxHours = 12;

/** By what a session was begun. */
export type SignInMethod = 'password' | 'code' | 'backup-code' | 'passkey' | 'site-password';

const methods: Readonly<Record<string, SignInMethod>> = {
  '/sign-in/email': 'password',
  '/two-factor/verify-totp': 'code',
  '/two-factor/verify-backup-code': 'backup-code',
  '/passkey/verify-authentication': 'passkey',
  '/two-factor/disable': 'password',
};

/** By what a session is begun that better-auth begins at one of its paths. */
export function methodAt(path: string | undefined, session: object): string {
  const given: unknown = Reflect.get(session, 'method');
  return methods[path ?? ''] ?? (typeof given === 'string' ? given : 'password');
}

/** A password alone is one factor: it opens the own account, where a second one is set up. */
export function isSettingUp(method: string): boolean {
  return method === 'password';
}
