import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Executor } from '#server/db/kysely.ts';
import { keyedHash } from '#server/signing/hmac.ts';
import type { Log } from '#server/telemetry/log.ts';
import { authTables, codesTable, passkeysTable } from './auth-tables.ts';
import { beginSession } from './begin-session.ts';
import { hashPassword, isPassword, minPasswordLength } from './password.ts';
import { idleMinutes, methodAt } from './session-rules.ts';
import { useCodeOnce } from './use-code-once.ts';

export type Auth = Pick<ReturnType<typeof createAuth>, 'api'>;

export interface AuthDeps {
  readonly db: Executor;
  readonly publicUrl: string;
  readonly secret: string;
  readonly log: Log;
}

/**
 * Members, passwords, one-time codes, passkeys and sessions, by better-auth on this site's own tables.
 * It has no address of its own: the console's endpoints call it, so that limits, audit log and
 * sentences are the site's.
 */
export function createAuth({ db, publicUrl, secret, log }: AuthDeps) {
  const { origin, hostname, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  return betterAuth({
    appName: hostname,
    baseURL: origin,
    basePath: '/api/operator/auth',
    secret: keyedHash(secret, 'console-sessions').toString('base64url'),
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) =>
        log[level === 'error' ? 'error' : 'warn']({ details }, `Signing in: ${message}`),
    },
    database: { db, type: 'postgres', transaction: true },
    ...authTables,
    session: {
      ...authTables.session,
      expiresIn: idleMinutes * 60,
      // Written at most once a minute, which is precise enough for a limit of half an hour.
      updateAge: 60,
      additionalFields: { method: { type: 'string', required: false, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength: 1000,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(password, hash) },
    },
    // The site's own limits hold across all processes, and know browsers and crowds.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            await useCodeOnce(db, session.userId, context);
            return { data: { ...session, method: methodAt(context?.path, session) } };
          },
        },
      },
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
      // Browsers accept this name prefix only from this very host, and only over https.
      cookiePrefix: isSecure ? '__Host-operator' : 'operator',
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        path: '/',
      },
      // Requests from other sites are refused before they get here.
      disableCSRFCheck: true,
    },
    plugins: [
      twoFactor({ issuer: hostname, schema: { ...codesTable } }),
      passkey({
        rpID: hostname,
        rpName: hostname,
        origin,
        schema: passkeysTable,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          // A passkey is two factors only if its device has verified its user.
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) {
              throw new APIError('UNAUTHORIZED', { code: 'NOT_VERIFIED' });
            }
          },
        },
      }),
      beginSession(),
    ],
  });
}
