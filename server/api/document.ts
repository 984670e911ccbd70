import { type DescribeRouteOptions, type GenerateSpecOptions, resolver } from 'hono-openapi';
import { type ApiList, apiPageOf, apiProblem } from '#engine/contract/api/lists.ts';
import { apiLists } from './lists.ts';

const refusals = {
  400: 'A parameter has an invalid value.',
  401: 'No token, or one that is unknown, revoked or expired.',
  403: "The token may not read this list, or this coach's rows.",
  429: 'Too many requests: wait as long as Retry-After says.',
  503: 'The database does not answer: retry after Retry-After.',
} as const;

/** The OpenAPI description of the API as a whole. */
export function apiDocument(publicUrl: string): GenerateSpecOptions['documentation'] {
  return {
    info: {
      title: 'Funnelfile API',
      version: '1',
      description: [
        'What came in, by list, the oldest row first. Follow `cursor` while `hasMore` is true; keep the',
        'last cursor and use it later to get what has come since. Rows of the last seconds are',
        'returned again then: rows with the same `id` are the same. Erased people are no longer in any list.',
      ].join(' '),
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of the console, under API. It belongs to a coach and has scopes.',
        },
      },
    },
    security: [{ token: [] }],
  };
}

/** The OpenAPI description of a list. */
export function describeList(list: ApiList): DescribeRouteOptions {
  const { scope, summary } = apiLists[list];
  const problems = Object.entries(refusals).map(([status, description]) => [
    status,
    {
      description,
      content: { 'application/problem+json': { schema: resolver(apiProblem) } },
    },
  ]);
  return {
    operationId: list,
    summary,
    description: `Needs a token with the scope \`${scope}\`.`,
    responses: {
      200: {
        description: 'A page, the oldest row first.',
        content: { 'application/json': { schema: resolver(apiPageOf(list)) } },
      },
      ...Object.fromEntries(problems),
    },
  };
}
