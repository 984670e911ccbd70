import type { Context } from 'hono';
import type { Documents, SeatView } from '#engine/contract/documents.ts';
import { findCoach, findFunnel } from '#engine/site/find.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import type { PolicyOf } from '#server/http/security-headers.ts';
import { readSeatToken } from '#server/signing/seat-token.ts';
import type { Log } from '#server/telemetry/log.ts';
import { confirmSeat, findSeat, type HeldSeat } from './confirm-seat.ts';

/** What confirming a seat needs. */
export interface SeatDeps {
  readonly site: Site;
  readonly documents: Documents;
  readonly database: Pick<Database, 'kysely'>;
  readonly policyOf: PolicyOf;
  readonly log: Log;
  readonly secret: string;
}

/**
 * The page behind the button of a confirmation whose seat is held. A GET only shows it: scanners
 * follow every link. A POST confirms; the link's signature, which only the mailbox has, is the proof.
 */
export function addSeats(app: App, deps: SeatDeps): void {
  const { kysely: db } = deps.database;
  app.get('/seat/:token', (c) => handle(c, (id) => findSeat(db, id)));
  app.post('/seat/:token', (c) => handle(c, (id) => confirmSeat(db, id)));

  async function handle(
    c: Context<AppEnv>,
    act: (deliveryId: string) => Promise<HeldSeat | undefined>,
  ): Promise<Response> {
    const deliveryId = readSeatToken(c.req.param('token') ?? '', deps.secret);
    if (deliveryId === undefined) return draw({ kind: 'unknown-link' }, 404);
    try {
      const seat = await act(deliveryId);
      if (seat === undefined) return draw({ kind: 'nothing-known' }, 200);
      const coach = findCoach(deps.site, seat.coach);
      const funnel = findFunnel(deps.site, seat.funnelId);
      const language = funnel?.language ?? coach?.language ?? 'en';
      const { kind, event } = seat;
      const view = { kind, language, event, action: c.req.path };
      return draw({ ...view, ...(coach ? { coach } : {}) }, 200);
    } catch (error) {
      deps.log.warn({ err: error }, 'A seat could not be looked up or confirmed.');
      return draw({ kind: 'unavailable' }, 503, { 'retry-after': '30' });
    }
  }

  function draw(view: SeatView, status: number, headers = {}): Response {
    const html = deps.documents.seat(view);
    return new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': deps.policyOf(html, []),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        ...headers,
      },
    });
  }
}
