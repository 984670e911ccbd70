import type { Context } from 'hono';
import { type SeatView, type SeatWish, seatWishes } from '#engine/contract/person-pages.ts';
import type { Language } from '#engine/declaration/language.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { dateAndTime } from '#engine/schedule/date-and-time.ts';
import { findCoach, findFunnel } from '#engine/site/find.ts';
import { lookOf, showsCoach } from '#engine/site/hosts.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { readBody } from '#server/http/guard.ts';
import { type LinkDeps, linkPage, tokenIn } from '#server/http/private-page.ts';
import { readSeatToken } from '#server/signing/seat-token.ts';
import { changeSeat } from './change-seat.ts';
import { findSeat, kindOf, type PersonDate, type PersonSeat } from './find-seat.ts';
import { planSeats } from './seat-plans.ts';

/**
 * The page behind the links of emails about an event. GET only shows it, because scanners follow every
 * link. POST confirms, frees or changes the seat; the link's signature, which only the mailbox has, is
 * the proof.
 */
export function addSeats(app: App, deps: LinkDeps): void {
  const { kysely: db } = deps.database;
  const plans = planSeats(deps.site, deps.secret);
  app.get('/seat/:token', (c) => handle(c, (id) => findSeat(db, id)));
  app.post('/seat/:token', async (c) => {
    const wish = readWish(await readBody(c.req.raw));
    return handle(c, (id) => changeSeat(db, id, wish, plans), wish.wish);
  });

  async function handle(
    c: Context<AppEnv>,
    act: (deliveryId: string) => Promise<PersonSeat | undefined>,
    wish?: SeatWish,
  ): Promise<Response> {
    const host = c.get('host');
    const look = lookOf(host);
    const deliveryId = readSeatToken(tokenIn(c), deps.secret);
    if (deliveryId === undefined) return draw({ kind: 'unknown-link', ...look }, 404);
    try {
      if (host.kind === 'brand') {
        const about = await findSeat(db, deliveryId);
        // A coach is neither shown nor changed on another coach's host.
        if (about && !showsCoach(host, findCoach(deps.site, about.coach))) {
          return draw({ kind: 'unknown-link', ...look }, 404);
        }
      }
      const seat = await act(deliveryId);
      if (seat === undefined) return draw({ kind: 'nothing-known', ...look }, 200);
      return draw(viewOf(seat, c.req.path, wish), 200);
    } catch (error) {
      deps.log.warn({ err: error }, 'A seat could not be looked up or changed.');
      return draw({ kind: 'unavailable', ...look }, 503, { 'retry-after': '30' });
    }
  }

  function viewOf(
    { coach: slug, funnelId, date, others }: PersonSeat,
    action: string,
    wish: SeatWish | undefined,
  ): SeatView {
    const coach = findCoach(deps.site, slug);
    const language = findFunnel(deps.site, funnelId)?.language ?? coach?.language ?? 'en';
    const when = whenOf(date, language);
    return {
      kind: kindOf(date),
      language,
      event: date.name,
      before: date.before ?? 0,
      mayWait: plans.lists.has(date.id),
      dates: others.flatMap((other) => {
        const then = whenOf(other, language);
        return other.isFree && !other.isOver && then ? [{ key: other.key, when: then }] : [];
      }),
      action,
      ...(when === undefined ? {} : { when }),
      ...(coach ? { coach } : {}),
      ...(wish === 'free' || wish === 'leave' ? { done: wish } : {}),
    };
  }

  function draw(view: SeatView, status: number, headers = {}): Response {
    const html = deps.documents.seat(view);
    return linkPage(html, status, deps.policyOf(html, []), headers);
  }
}

function whenOf({ startsAt, timeZone }: PersonDate, language: Language): string | undefined {
  return startsAt === null ? undefined : dateAndTime(startsAt, timeZone, wordsOf(language).locale);
}

/** The previous release's form has one button, which keeps the seat. */
function readWish(body: string | undefined): { wish: SeatWish; date?: string } {
  const posted = new URLSearchParams(body ?? '');
  const wish = seatWishes.find((one) => one === posted.get('wish')) ?? 'keep';
  const date = posted.get('date');
  return date === null ? { wish } : { wish, date };
}
