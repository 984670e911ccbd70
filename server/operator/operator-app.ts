import { Hono } from 'hono';
import { livePath } from '#engine/contract/console/live.ts';
import { isTemporary } from '#server/db/errors.ts';
import type { Database } from '#server/db/open/open.ts';
import type { Replica } from '#server/db/open/replica.ts';
import { wasAborted } from '#server/http/aborted.ts';
import { refuseForeignSites, requireSession } from '#server/operator/auth/guard-operators.ts';
import {
  handleCode,
  handlePasskey,
  handlePasskeyChallenge,
  handleSession,
  handleSignIn,
  handleSignOut,
} from '#server/operator/auth/sign-in.ts';
import { problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { addEndpoints } from '#server/operator/context/endpoints.ts';
import { handleLive } from '#server/operator/live/handle-live.ts';
import type { Live } from '#server/operator/live/live.ts';
import { createScopes } from '#server/operator/scope/scopes.ts';
import { handleInvitation } from '#server/operator/team/handle-invitation.ts';
import { createHandlers } from './handlers.ts';

export type OperatorAppDeps = OperatorDeps & {
  readonly database: Database;
  /** Notifies consoles of changes. */
  readonly live: Live;
};

/**
 * Everything under /api/operator. Strangers can only sign in: anything below the guard, existing or
 * not, answers 401 without a session.
 */
export function createOperatorApp(deps: OperatorAppDeps): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();

  app.use(refuseForeignSites(deps));
  app.post('/session', (c) => handleSignIn(c, deps));
  app.post('/session/code', (c) => handleCode(c, deps));
  app.get('/session/passkey', (c) => handlePasskeyChallenge(c, deps));
  app.post('/session/passkey', (c) => handlePasskey(c, deps));
  app.post('/session/invitation', (c) => handleInvitation(c, deps));

  app.get(livePath, requireSession(deps, true), (c) => handleLive(c, deps, deps.live));

  app.use(requireSession(deps));
  app.get('/session', handleSession);
  app.delete('/session', (c) => handleSignOut(c, deps));

  const handlersOn = (database: OperatorAppDeps['database'] | Replica['database']) =>
    createScopes({ site: deps.site, database }, (seen) => createHandlers({ ...deps, ...seen }));
  const { replica } = deps;
  const reading = replica && { replica, handlersFor: handlersOn(replica.database) };
  addEndpoints(app, deps.whole, handlersOn(deps.database), reading);

  app.onError((error, c) => {
    if (wasAborted(c)) return c.body(null, 400);
    deps.log.error({ err: error, path: c.req.path }, "An operator's request failed.");
    return isTemporary(error)
      ? problem(503, 'The database does not answer. Try again in a moment.', { 'retry-after': '5' })
      : problem(500, 'This failed on the server; its log says why.');
  });
  return app;
}
