import type { Hono } from 'hono';
import type * as v from 'valibot';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '#engine/contract/console/endpoints.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { JsonObject } from '#server/db/tables.ts';
import { answer, readJson } from './answers.ts';
import { recordAudit } from './audit.ts';
import type { OperatorEnv } from './deps.ts';

interface AnyRequest {
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  /** The body; undefined where it is not what the schema says. */
  readBody<Body>(schema: v.GenericSchema<unknown, Body>): Promise<Body | undefined>;
  /** Notes in the audit log what the operator does, and to what. */
  audit(action: string, target?: string, details?: JsonObject): Promise<void>;
}

/** A signed-in operator's request to an endpoint. */
interface OperatorRequest<E extends Endpoint> extends Pick<AnyRequest, 'id' | 'audit'> {
  readonly query: QueryOf<E>;
  readonly readBody: (
    schema: v.GenericSchema<unknown, BodyOf<E>>,
  ) => Promise<BodyOf<E> | undefined>;
}

type OrPromise<Value> = Value | Promise<Value>;

/**
 * What handles the requests to each endpoint behind the sign-in: it gives what the contract says, or
 * a response of its own, which is a refusal or a document.
 */
export type Handlers = {
  readonly [E in Exclude<Endpoint, `${string} /session`>]: (
    request: OperatorRequest<E>,
  ) => OrPromise<Unserialized<AnswerOf<E>> | Response>;
};

/** Adds an endpoint for each handler. */
export function addEndpoints(app: Hono<OperatorEnv>, db: Executor, handlers: Handlers): void {
  const all: Readonly<Record<string, (request: AnyRequest) => unknown>> = handlers;
  for (const [endpoint, handle] of Object.entries(all)) {
    const [method = '', path = ''] = endpoint.split(' ');
    app.on(method, path, async (c) => {
      const given = await handle({
        id: c.req.param('id') ?? '',
        query: c.req.query(),
        readBody: (schema) => readJson(c.req.raw, schema),
        audit: (action, target, details) =>
          recordAudit(db, {
            actor: c.get('actor'),
            action,
            target,
            details,
            client: c.get('client'),
          }),
      });
      return given instanceof Response ? given : answer(given);
    });
  }
}
