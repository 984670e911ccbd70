import type { Hono } from 'hono';
import * as v from 'valibot';
import { mayUse, type Principal, permissionFor } from '#engine/contract/console/access.ts';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '#engine/contract/console/endpoints.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { JsonObject } from '#server/db/column-types.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Replica } from '#server/db/open/replica.ts';
import { readBytes } from '#server/http/guard.ts';
import { answer, problem, readJson } from './answers.ts';
import { recordAudit } from './audit.ts';
import type { OperatorEnv } from './deps.ts';
import { querySchemas, readQuery, text } from './queries.ts';

interface AnyRequest {
  /** The id in the path; empty if the path has none. */
  readonly id: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly principal: Principal;
  readonly headers: Headers;
  /** The session's id; empty for one that was just begun. */
  readonly session: string;
  /** The body; undefined if it does not match the schema. */
  readBody<Body>(schema: v.GenericSchema<unknown, Body>): Promise<Body | undefined>;
  /** The body as bytes; undefined if it is larger than allowed. */
  readBytes(maxBytes: number): Promise<Buffer | undefined>;
  /** The actor for the audit log. */
  readonly actor: string;
  /**
   * Records the operator's action and its target in the audit log.
   *
   * @param within the action's transaction, if it may be refused
   */
  audit(action: string, target?: string, details?: JsonObject, within?: Executor): Promise<void>;
}

/** A signed-in operator's request to an endpoint. */
interface OperatorRequest<E extends Endpoint>
  extends Pick<
    AnyRequest,
    'id' | 'audit' | 'principal' | 'headers' | 'session' | 'readBytes' | 'actor'
  > {
  readonly query: QueryOf<E>;
  readonly readBody: (
    schema: v.GenericSchema<unknown, BodyOf<E>>,
  ) => Promise<BodyOf<E> | undefined>;
}

type OrPromise<Value> = Value | Promise<Value>;

/**
 * The handler of each endpoint behind the sign-in. It returns what the contract says, or a response of
 * its own: a refusal or a document.
 */
export type Handlers = {
  readonly [E in Exclude<Endpoint, `${string} /session` | `${string} /session/${string}`>]: (
    request: OperatorRequest<E>,
  ) => OrPromise<Unserialized<AnswerOf<E>> | Response>;
};

const endpoints = (Object.keys(permissionFor) as Endpoint[]).filter(
  (endpoint) => !/ \/session\b/.test(endpoint),
);

/** The answer to somebody whose role does not allow the request. */
export function refuseRole({ role, isSettingUp }: Principal): Response {
  if (isSettingUp) {
    return problem(403, 'Set up a passkey or one-time codes first, and sign in with them.');
  }
  return problem(
    403,
    `Your role (${role}) does not allow this. An owner of the site can change it.`,
  );
}

const schemas: ReadonlyMap<string, Parameters<typeof readQuery>[0]> = new Map(
  Object.entries(querySchemas),
);
const nothing = v.object({});

/** Endpoints about the database itself, which a replica cannot answer. */
const ofDatabase: readonly string[] = ['GET /overview'] satisfies Endpoint[];

/** The replica, and the handlers that use it. */
interface Reading {
  readonly replica: Replica;
  readonly handlersFor: (principal: Principal) => Handlers;
}

/**
 * Adds every endpoint behind the sign-in. Refuses principals whose role does not allow it, and
 * validates queries with the endpoint's schema.
 *
 * @param handlersFor makes a principal's handlers, which read no more than the principal may see
 * @param reading the same on a replica, used for reads while it is up to date
 */
export function addEndpoints(
  app: Hono<OperatorEnv>,
  db: Executor,
  handlersFor: (principal: Principal) => Handlers,
  reading?: Reading,
): void {
  for (const endpoint of endpoints) {
    const [method = '', path = ''] = endpoint.split(' ');
    app.on(method, path, async (c) => {
      const principal = c.get('principal');
      if (!mayUse(principal, endpoint)) return refuseRole(principal);
      const isRead = method === 'GET' && !ofDatabase.includes(endpoint);
      const onReplica = isRead && reading?.replica.isFresh() ? reading.handlersFor : undefined;
      const all: Readonly<Record<string, (request: AnyRequest) => unknown>> = (
        onReplica ?? handlersFor
      )(principal);
      const id = v.safeParse(text, c.req.param('id') ?? '');
      if (!id.success) return problem(400, `The id ${id.issues[0].message}.`);
      const query = readQuery(schemas.get(endpoint) ?? nothing, c.req.url);
      if (typeof query === 'string') return problem(400, query);
      const given = await all[endpoint]?.({
        id: id.output,
        query,
        principal,
        headers: c.req.raw.headers,
        session: c.get('session'),
        readBody: (schema) => readJson(c.req.raw, schema),
        readBytes: (maxBytes) => readBytes(c.req.raw, maxBytes),
        actor: c.get('actor'),
        audit: (action, target, details, within = db) =>
          recordAudit(within, {
            actor: c.get('actor'),
            memberId: principal.member?.id,
            action,
            target,
            details,
            client: c.get('client'),
          }),
      });
      if (method !== 'GET') reading?.replica.noteWrite();
      return given instanceof Response ? given : answer(given);
    });
  }
}
