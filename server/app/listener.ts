import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { App } from '#server/http/app-env.ts';
import { findHost, type HostDeps, isReadableHost, unreadable } from '#server/http/choose-host.ts';
import { chooseFor } from '#server/pages/choose-arm.ts';
import { chooseResponse } from '#server/pages/ready-document.ts';
import type { ReadyPages } from '#server/pages/ready-pages.ts';
import type { IsOutcome } from '#server/submission/show-outcome.ts';
import type { Counter } from '#server/telemetry/metrics.ts';
import type { Visits } from '#server/visits/visits.ts';
import { readAsked } from '#server/visits/who-asks.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The server's request listener. Ready pages are written straight from memory: a router and a Response
 * would cost a third of the rate. Everything else goes to the app.
 *
 * @param choose picks one of an experiment's pages
 */
export function createListener(
  app: App,
  pages: ReadyPages,
  pageViews: Counter,
  visits: Pick<Visits, 'countView' | 'noteArrival' | 'findVisitor'>,
  isOutcome: IsOutcome,
  hosts: HostDeps,
  choose: typeof chooseFor = chooseFor,
): Listener {
  // HTTP/1.0 needs no Host header, and some health checks send none.
  const hostname = 'localhost';
  const listen = getRequestListener(app.fetch, { hostname, errorHandler: refuseUnread });
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (method === 'GET' || method === 'HEAD') {
      const query = url.indexOf('?');
      const path = query === -1 ? url : url.slice(0, query);
      const { rawHeaders } = request;
      const asked = readAsked(method, rawHeaders);
      const host = findHost(asked, hosts);
      const isClear = host.kind !== 'moved' && isReadableHost(asked.host);
      const found = isClear ? pages.at(host).byPath.get(path) : undefined;
      // An outcome's address shows what one visitor sent, which no ready page does.
      if (found && (query === -1 || !isOutcome(path, url.slice(query)))) {
        const visit = {
          asked,
          socketAddress: request.socket.remoteAddress,
          query: query === -1 ? '' : url.slice(query),
        };
        const document = found.choice ? choose(found, visit, visits) : found;
        const { status, head, body } = chooseResponse(
          document,
          method,
          findHeader(rawHeaders, 'accept-encoding'),
          findHeader(rawHeaders, 'if-none-match'),
        );
        pageViews.count += 1;
        if (document.counted) visits.countView(document.counted, visit);
        else visits.noteArrival(visit);
        // Node's type requires a mutable list, but does not change it.
        response.writeHead(status, head as string[]);
        response.end(body);
        return;
      }
    }
    void listen(request, response);
  };
}

/** Answers what is no request: its address or its host cannot be read. */
function refuseUnread(error: unknown): Response {
  return error instanceof RequestError ? unreadable() : new Response(null, { status: 500 });
}

/** Reads one header. Node's `headers` would first sort all of them into an object. */
function findHeader(rawHeaders: readonly string[], name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index];
    if (candidate?.length === name.length && candidate.toLowerCase() === name) {
      return rawHeaders[index + 1];
    }
  }
  return undefined;
}
