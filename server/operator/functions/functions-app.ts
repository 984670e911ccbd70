import { Hono } from 'hono';
import * as v from 'valibot';
import { readBody } from '#server/http/guard.ts';
import { sessionCookie } from '#server/operator/auth/cookie.ts';
import {
  refuseForeignSites,
  requireSessionOrToken,
} from '#server/operator/auth/guard-operators.ts';
import { answer, problem } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { welcomeFunction } from './diagnose.ts';
import { answerEmailDebug } from './email-debug.ts';
import { callEmailFunction } from './email-functions.ts';

const anyBody = v.record(v.string(), v.unknown());

/** Everything under /functions/v1: the functions by name, for operators and, with a token, for machines. */
export function createFunctionsApp(deps: OperatorDeps): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  app.use(refuseForeignSites(deps));
  app.use(requireSessionOrToken(deps, sessionCookie(deps.publicUrl), 'functions'));

  app.post('/:name', async (c) => {
    const name = c.req.param('name');
    const body = readObject(await readBody(c.req.raw));
    if (!body) return problem(400, 'The body must be a JSON object.');
    const { pool } = deps.database;
    if (name !== 'email-debug-dashboard' || body['action'] === 'retry-failed') {
      await recordAudit(pool, {
        actor: c.get('actor'),
        action: 'called-function',
        target: name,
        client: c.get('client'),
      });
    }
    switch (name) {
      case 'email-debug-dashboard': {
        const found = await answerEmailDebug(pool, body);
        return found ? answer(found) : problem(404, 'There is no such action or campaign.');
      }
      case 'process-email-sequence':
        return deps.processSequences
          ? answer(await deps.processSequences())
          : problem(501, 'This site sends no sequences yet.');
      default: {
        const called = await callEmailFunction(deps, ...functionCall(deps, name, body));
        if (!called) return problem(404, `No coach declares an email function "${name}".`);
        return answer(called, called.success ? 200 : 502);
      }
    }
  });
  app.all('*', () => problem(404, 'Functions are called with POST /functions/v1/{name}.'));
  app.onError((error, c) => {
    deps.log.error({ err: error, path: c.req.path }, 'A function call failed.');
    return problem(500, 'This failed on the server; its log says why.');
  });
  return app;
}

type Body = Readonly<Record<string, unknown>>;

/** `test-welcome-email` has no body: it sends the welcome email to its own coach. */
function functionCall({ site }: OperatorDeps, name: string, body: Body): readonly [string, Body] {
  if (name !== 'test-welcome-email') return [name, body];
  const coach = site.coaches.find(({ functions }) => functions[welcomeFunction]);
  return [welcomeFunction, { name: 'Test', ...body, email: coach?.contactEmail }];
}

function readObject(text: string | undefined): Body | undefined {
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(anyBody, text === '' ? {} : JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
