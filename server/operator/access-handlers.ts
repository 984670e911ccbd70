import { endAllSessions } from '#server/operator/auth/members.ts';
import { sumUpRefused } from '#server/operator/auth/refused-sign-ins.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { listAudit } from '#server/operator/views/logs-view.ts';

/** The machine tokens, and the audit log. */
export function accessHandlers({ database: { kysely: db }, whole }: OperatorDeps) {
  return {
    'DELETE /sessions': async ({ audit }) => {
      await audit('signed-out-everywhere');
      await endAllSessions(db);
      return { signedIn: false };
    },

    'GET /audit': async ({ query }) => {
      await sumUpRefused(whole);
      return listAudit(db, query);
    },
  } satisfies Partial<Handlers>;
}
