import * as v from 'valibot';
import { apiScopes } from '#engine/contract/api/lists.ts';
import { isId } from '#server/db/identity.ts';
import { listInbound } from '#server/inbound/list-inbound.ts';
import { createToken, listTokens, revokeTokens } from '#server/operator/auth/machine-tokens.ts';
import { notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';

const newToken = v.object({
  name: v.pipe(v.string(), v.trim(), v.regex(/^(?=.*[\p{L}\p{N}])[\p{L}\p{N} ._-]{1,60}$/u)),
  coach: v.nullable(v.string()),
  scopes: v.pipe(v.array(v.picklist(apiScopes)), v.minLength(1)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
});

/** Machine tokens, and services that report from elsewhere. */
export function tokenHandlers(deps: OperatorDeps) {
  const { site, database, publicUrl, inboundKeys } = deps;
  const { kysely: db } = database;
  const coaches = site.coaches.map(({ slug, brand }) => ({ slug, brand }));
  return {
    'GET /tokens': async () => ({ tokens: await listTokens(db), coaches }),

    'POST /tokens': async ({ readBody, audit }) => {
      const wanted = await readBody(newToken);
      if (!wanted) {
        return problem(
          400,
          'A token needs a name of letters, digits, spaces, dots or hyphens, at least one scope, and 1 to 999 days.',
        );
      }
      const { coach } = wanted;
      if (coach !== null && !coaches.some(({ slug }) => slug === coach)) return notFound('coach');
      return { token: await createToken(db, { ...wanted, coach: coach ?? undefined }, audit) };
    },

    'DELETE /tokens/:id': async ({ id, audit }) => {
      const revoked = isId(id) ? await revokeTokens(db, id) : 0;
      if (revoked === 0) return notFound('token');
      await audit('token-revoked', `token:${id}`);
      return { revoked };
    },

    'GET /inbound': () => listInbound(db, site, publicUrl, inboundKeys),
  } satisfies Partial<Handlers>;
}
