import type { Hono } from 'hono';
import * as v from 'valibot';
import { mayUse, type Principal, permissionFor } from '#engine/contract/console/access.ts';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '#engine/contract/console/endpoints.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Replica } from '#server/db/open/replica.ts';
import type { JsonObject } from '#server/db/tables.ts';
import { readBytes } from '#server/http/guard.ts';
import { answer, problem, readJson } from './answers.ts';
import { recordAudit } from './audit.ts';
import type { OperatorEnv } from './deps.ts';
import { querySchemas, readQuery, text } from './queries.ts';

interface AnyRequest {
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Whoever asks. */
  readonly principal: Principal;
  readonly headers: Headers;
  /** The id of the session; empty for one that was just begun. */
  readonly session: string;
  /** The body; undefined where it is not what the schema says. */
  readBody<Body>(schema: v.GenericSchema<unknown, Body>): Promise<Body | undefined>;
  /** The body as it came; undefined where it has more bytes than that. */
  readBytes(maxBytes: number): Promise<Buffer | undefined>;
  /** Who asks, as the audit log names them. */
  readonly actor: string;
  /**
   * Notes in the audit log what the operator does, and to what.
   *
   * @param within the transaction that does it, where it may be refused
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
 * What handles the requests to each endpoint behind the sign-in: it gives what the contract says, or
 * a response of its own, which is a refusal or a document.
 */
export type Handlers = {
  readonly [E in Exclude<Endpoint, `${string} /session` | `${string} /session/${string}`>]: (
    request: OperatorRequest<E>,
  ) => OrPromise<Unserialized<AnswerOf<E>> | Response>;
};

/** Each endpoint that has a handler. */
const endpoints = (Object.keys(permissionFor) as Endpoint[]).filter(
  (endpoint) => !/ \/session\b/.test(endpoint),
);

/** What somebody hears whose role does not allow what they ask. */
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

/** What is about the database itself, and is not asked of what follows it. */
const ofDatabase: readonly string[] = ['GET /overview'] satisfies Endpoint[];

/** What follows the database, and what handles requests on it. */
interface Reading {
  readonly replica: Replica;
  readonly handlersFor: (principal: Principal) => Handlers;
}

/**
 * Adds every endpoint behind the sign-in. Whoever's role does not allow it is refused; what an address
 * asks for is read by the endpoint's schema.
 *
 * @param handlersFor what handles requests for a principal, and reads no more than that one may see
 * @param reading the same on a replica, which is asked what is only read while it is up to date
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
