import { Hono } from 'hono';
import * as v from 'valibot';
import { isAllowed } from '#engine/contract/console/access.ts';
import { type Functions, welcomeFunction } from '#engine/contract/console/functions.ts';
import { isStorable } from '#server/db/storable-text.ts';
import { wasAborted } from '#server/http/aborted.ts';
import {
  refuseForeignSites,
  requireSessionOrToken,
} from '#server/operator/auth/guard-operators.ts';
import { answer, problem, readJson } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { refuseRole } from '#server/operator/context/endpoints.ts';
import { runDebugAction } from './email-debug.ts';
import { callEmailFunction, isDeclared, statusOf } from './email-functions.ts';

const anyBody = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((body) =>
    Object.entries(body)
      .flat()
      .every((part) => typeof part !== 'string' || isStorable(part)),
  ),
);

/** The functions that belong to no coach. */
const own: readonly string[] = [
  'email-debug-dashboard',
  'process-email-sequence',
  'test-welcome-email',
];

/** Everything under /functions/v1: the functions by name, for operators and, with a token, for machines. */
export function createFunctionsApp(deps: OperatorDeps): Hono<OperatorEnv> {
  const db = deps.database.kysely;
  const app = new Hono<OperatorEnv>();
  app.use(refuseForeignSites(deps));
  app.use(requireSessionOrToken(deps, 'functions'));

  app.post('/:name', async (c) => {
    const principal = c.get('principal');
    if (principal && !isAllowed(principal, 'operate')) return refuseRole(principal);
    const name = c.req.param('name');
    const body = await readJson(c.req.raw, anyBody, '{}');
    if (!body) {
      return problem(
        400,
        'The body must be a JSON object without NUL or half characters in its texts.',
      );
    }
    if (!own.includes(name) && !isDeclared(deps.site, name)) {
      return unknown(name);
    }
    if (name !== 'email-debug-dashboard' || body['action'] === 'retry-failed') {
      const [actor, client] = [c.get('actor'), c.get('client')];
      const memberId = principal?.member?.id;
      await recordAudit(db, { actor, memberId, action: 'called-function', target: name, client });
    }
    switch (name) {
      case 'email-debug-dashboard': {
        const found = await runDebugAction(db, body);
        return found ? answer(found) : problem(404, 'There is no such action or campaign.');
      }
      case 'process-email-sequence' satisfies keyof Functions:
        return deps.processSequences
          ? answer((await deps.processSequences()) satisfies Functions[typeof name]['answer'])
          : problem(501, 'This site sends no sequences yet.');
      case 'test-welcome-email' satisfies keyof Functions: {
        const coach = deps.site.coaches.find(({ functions }) => functions[welcomeFunction]);
        return callByName(welcomeFunction, { name: 'Test', ...body, email: coach?.contactEmail });
      }
      default:
        return callByName(name, body);
    }
  });
  app.all('*', () => problem(404, 'Functions are called with POST /functions/v1/{name}.'));
  app.onError((error, c) => {
    if (wasAborted(c)) return c.body(null, 400);
    deps.log.error({ err: error, path: c.req.path }, 'A function call failed.');
    return problem(500, 'This failed on the server; its log says why.');
  });
  return app;

  async function callByName(name: string, body: v.InferOutput<typeof anyBody>): Promise<Response> {
    const called = await callEmailFunction(deps, name, body);
    if (!called) return unknown(name);
    return answer(called, called.success ? 200 : statusOf(called));
  }
}

function unknown(name: string): Response {
  return problem(404, `No coach declares an email function "${name}".`);
}
