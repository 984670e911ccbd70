import { isId } from '#server/db/identity.ts';
import { listTokens, revokeTokens } from '#server/operator/auth/machine-tokens.ts';
import { endAllSessions } from '#server/operator/auth/members.ts';
import { sumUpRefused } from '#server/operator/auth/refused-sign-ins.ts';
import { notFound } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { listAudit } from '#server/operator/views/logs-view.ts';

/** Who may look into the site's inside, and who did. */
export function accessHandlers({ database: { kysely: db }, whole }: OperatorDeps) {
  return {
    'DELETE /sessions': async ({ audit }) => {
      await audit('signed-out-everywhere');
      await endAllSessions(db);
      return { signedIn: false };
    },

    'GET /tokens': () => listTokens(db),

    'DELETE /tokens/:id': async ({ id, audit }) => {
      const revoked = isId(id) ? await revokeTokens(db, id) : 0;
      if (revoked === 0) return notFound('token');
      await audit('token-revoked', `token:${id}`);
      return { revoked };
    },

    'GET /audit': async ({ query }) => {
      await sumUpRefused(whole);
      return listAudit(db, query);
    },
  } satisfies Partial<Handlers>;
}
