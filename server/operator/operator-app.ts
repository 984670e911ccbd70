import { Hono } from 'hono';
import { isDatabaseAway } from '../db/faults.ts';
import { problem } from './answers.ts';
import { sessionCookie } from './cookie.ts';
import { refuseForeignSites, requireSession } from './guard-operators.ts';
import type { OperatorEnv, OperatorParts } from './parts.ts';
import { showSession, signIn, signOut } from './sign-in.ts';
import { addViews } from './views.ts';

/**
 * Everything under /api/operator. Signing in is the only thing a stranger may do: whatever is added
 * below the guard, and whatever does not exist, answers 401 without a session.
 */
export function createOperatorApp(parts: OperatorParts): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const cookie = sessionCookie(parts.publicUrl);

  app.use(refuseForeignSites(parts));
  app.post('/session', (c) => signIn(c, parts, cookie));

  app.use(requireSession(parts, cookie));
  app.get('/session', () => showSession());
  app.delete('/session', (c) => signOut(c, parts, cookie));

  addViews(app, parts);

  app.all('*', () => problem(404, 'There is no such endpoint.'));
  app.onError((error, c) => {
    parts.log.error({ err: error, path: c.req.path }, "An operator's request failed.");
    return isDatabaseAway(error)
      ? problem(503, 'The database does not answer. Try again in a moment.', { 'retry-after': '5' })
      : problem(500, 'This failed on the server; its log says why.');
  });
  return app;
}
