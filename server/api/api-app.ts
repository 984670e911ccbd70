import { type Context, Hono } from 'hono';
import { describeRoute, openAPIRouteHandler, validator } from 'hono-openapi';
import { isTemporary } from '#server/db/errors.ts';
import { wasAborted } from '#server/http/aborted.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type AuthorizeDeps, authorize, refuse } from './authorize.ts';
import { apiDocument, describeList } from './document.ts';
import { explainIssue, listQuery } from './list-query.ts';
import { apiLists, readApiPage } from './lists.ts';
import { createOwnLists, type OwnLists } from './own-lists.ts';

export interface ApiDeps extends AuthorizeDeps {
  readonly log: Log;
  /** The database's time. */
  readonly clock: () => Date;
  readonly publicUrl: string;
}

type ApiEnv = AppEnv & {
  Variables: {
    /** What the token may read. */
    own: OwnLists;
  };
};

/**
 * The API for programs, under /api/v1: paged lists of one coach's rows, or of all coaches'. The token
 * determines which. openapi.json describes it and is made from the same shapes.
 */
export function createApi(deps: ApiDeps): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  const ownLists = createOwnLists(deps);

  const documentation = apiDocument(deps.publicUrl);
  api.get('/openapi.json', openAPIRouteHandler(api, { documentation }));

  for (const name of ['leads', 'submissions', 'registrations'] as const) {
    const { scope } = apiLists[name];
    api.get(
      `/${name}`,
      describeRoute(describeList(name)),
      async (c, next) => {
        const known = await authorize(c, deps, scope, c.req.query('coach'));
        if (known instanceof Response) return known;
        c.set('own', ownLists(known.coach));
        return next();
      },
      validator('query', listQuery, (read) =>
        read.success ? undefined : refuse(400, explainIssue(read.error)),
      ),
      async (c) => {
        const { since, cursor, limit } = c.req.valid('query');
        const asked = { since, after: cursor, limit: Number(limit) };
        const page = await readApiPage(c.get('own'), name, asked, deps.clock());
        return c.json(page, 200, { 'cache-control': 'no-store' });
      },
    );
  }

  api.all('*', (c) => refuseUnknown(c, deps));
  api.onError((error, c) => {
    if (wasAborted(c)) return c.body(null, 400);
    deps.log.error({ err: error, path: c.req.path }, 'A request to the API failed.');
    return isTemporary(error)
      ? refuse(503, 'The database does not answer. Try again in a moment.', { 'retry-after': '5' })
      : refuse(500, 'This failed on the server; its log says why.');
  });
  return api;
}

/** Without a token, every request only learns that one is needed. */
async function refuseUnknown(c: Context<ApiEnv>, deps: ApiDeps): Promise<Response> {
  const known = await authorize(c, deps, undefined, undefined);
  if (known instanceof Response) return known;
  return c.req.method === 'GET'
    ? refuse(404, `There is no such list. There are: ${Object.keys(apiLists).join(', ')}.`)
    : refuse(405, 'The API is read-only: use GET.', { allow: 'GET' });
}
