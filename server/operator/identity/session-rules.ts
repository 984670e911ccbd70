/** How long a session lasts without a request caused by a person, in minutes. */
export const idleMinutes = 30;

/** The maximum length of a session, in hours. */
export const maxHours = 12;

export type SignInMethod = 'password' | 'code' | 'backup-code' | 'passkey' | 'site-password';

const methods: Readonly<Record<string, SignInMethod>> = {
  '/sign-in/email': 'password',
  '/two-factor/verify-totp': 'code',
  '/two-factor/verify-backup-code': 'backup-code',
  '/passkey/verify-authentication': 'passkey',
  '/two-factor/disable': 'password',
};

/** How a session is begun at one of better-auth's paths. */
export function methodAt(path: string | undefined, session: object): string {
  const given: unknown = Reflect.get(session, 'method');
  return methods[path ?? ''] ?? (typeof given === 'string' ? given : 'password');
}

/** A password alone is one factor: it opens the member's own account, to set up a second one. */
export function isSettingUp(method: string): boolean {
  return method === 'password';
}
