import { AccountClient, Errors, ServerClient } from 'postmark';
import { errorMessage } from '#engine/text/error-message.ts';
import { NotSeen } from '#server/doctor/examination/examination.ts';
import type { DoctorEnv } from '#server/doctor/examination/needs.ts';

/** The time limit of a call; less than an examination's. */
const limitSeconds = 4;

/** The metadata of a response. */
export interface Seen {
  /** The server's clock, and this machine's at that moment. */
  date?: { readonly theirs: number; readonly ours: number } | undefined;
}

function options({ POSTMARK_API_URL }: DoctorEnv, seen: Seen = {}) {
  const base = new URL(POSTMARK_API_URL ?? 'https://api.postmarkapp.com');
  return {
    useHttps: base.protocol === 'https:',
    requestHost: base.host + base.pathname.replace(/\/+$/, ''),
    timeout: limitSeconds,
    // A redirect would show the token to another host.
    async fetch(input: string | URL | Request, init?: RequestInit) {
      const response = await fetch(input, { ...init, redirect: 'manual' });
      const theirs = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(theirs)) seen.date = { theirs, ours: Date.now() };
      return response;
    },
  };
}

/** Postmark's API for the sending server. */
export function serverClient(env: DoctorEnv, seen?: Seen): ServerClient {
  return new ServerClient(env.POSTMARK_SERVER_TOKEN ?? '', options(env, seen));
}

/** Postmark's API for the account, which has the domains. */
export function accountClient(env: DoctorEnv): AccountClient {
  return new AccountClient(env.POSTMARK_ACCOUNT_TOKEN ?? '', options(env));
}

/** Whether an error is Postmark's response to a wrong token. */
export function isWrongToken(error: unknown): boolean {
  return error instanceof Errors.PostmarkError && error.statusCode === 401;
}

/** An error of Postmark as something that cannot be seen. */
export function unanswered(error: unknown): NotSeen {
  return new NotSeen({
    found: `Postmark did not answer: ${errorMessage(error).replace(/\.+$/, '')}.`,
    consequence: 'While this lasts, no email leaves; all wait, and are sent when it answers again.',
    remedy:
      'Examine again. If this persists, see https://status.postmarkapp.com and check whether this machine reaches api.postmarkapp.com.',
  });
}
