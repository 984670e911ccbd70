import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

const given = v.object({ memberId: v.string(), method: v.string() });

/**
 * Begins a session for somebody who was recognised without better-auth: by the site's own password or an
 * invitation. Only the server itself can call it.
 */
export function beginSession() {
  return {
    id: 'begin-session',
    endpoints: {
      beginSession: createAuthEndpoint.serverOnly({ method: 'POST', body: given }, async (ctx) => {
        const { internalAdapter } = ctx.context;
        const { memberId, method } = ctx.body;
        const user = await internalAdapter.findUserById(memberId);
        if (!user) return ctx.json({ isBegun: false });
        const session = await internalAdapter.createSession(memberId, false, { method });
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ isBegun: true });
      }),
    },
  } satisfies BetterAuthPlugin;
}
