import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { OperatorEnv } from '#server/operator/context/deps.ts';
import { maxHours } from './sessions.ts';

/**
 * The session's cookie. Over https its name has the prefix `__Host-`, which a browser accepts from
 * this very host only; over plain http a browser would refuse such a name.
 */
export interface SessionCookie {
  read(c: Context<OperatorEnv>): string | undefined;
  write(c: Context<OperatorEnv>, session: string): void;
  remove(c: Context<OperatorEnv>): void;
}

/** The cookie of a site with this public address. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-operator' : 'operator';
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
  return {
    read: (c) => getCookie(c, name),
    write: (c, session) => setCookie(c, name, session, { ...options, maxAge: maxHours * 3600 }),
    remove: (c) => {
      deleteCookie(c, name, options);
    },
  };
}
