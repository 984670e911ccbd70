import type { Context } from 'hono';
import {
  type UnsubscribeView,
  type UnsubscribeWish,
  unsubscribeWishes,
} from '#engine/contract/person-pages.ts';
import { findCoach, findFunnel } from '#engine/site/find.ts';
import { lookOf, showsCoach } from '#engine/site/hosts.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { readBody } from '#server/http/guard.ts';
import { type LinkDeps, linkPage, tokenIn } from '#server/http/private-page.ts';
import { readUnsubscribeToken } from '#server/signing/unsubscribe-token.ts';
import { type CampaignEmailState, findCampaignEmailState } from './campaign-email-state.ts';
import { resumeCampaignEmails } from './resume-campaign-emails.ts';
import { unsubscribePerson } from './unsubscribe-person.ts';
import { wantLetter } from './want-letter.ts';

/**
 * The page behind a campaign email's unsubscribe link. GET only shows it, because scanners follow every
 * link. POST acts, without a redirect and whatever its origin, because an email program sends it for
 * its user (RFC 8058, 3.2); the link's signature proves the right to it.
 */
export function addUnsubscribe(app: App, deps: LinkDeps): void {
  const { kysely: db } = deps.database;
  const { secret, site } = deps;
  const plainPages = new Map<string, { readonly html: string; readonly policy: string }>();

  app.get('/unsubscribe/:token', (c) => handle(c, async () => {}));

  app.post('/unsubscribe/:token', async (c) => {
    const wish = readWish(await readBody(c.req.raw));
    return handle(c, async ({ address, coach, kind }) => {
      if (isLetter(kind)) {
        await wantLetter(db, secret, { address, coach, isWanted: wish === 'resume' });
        return;
      }
      if (wish === 'resume') {
        const coaches = site.coaches.map(({ slug }) => slug);
        await resumeCampaignEmails(db, secret, { address, coach, coaches });
      } else {
        const scope = wish === 'stop-all' ? 'all' : coach;
        await unsubscribePerson(db, secret, { address, scope });
      }
    });
  });

  async function handle(
    c: Context<AppEnv>,
    act: (state: CampaignEmailState) => Promise<void>,
  ): Promise<Response> {
    const host = c.get('host');
    const look = lookOf(host);
    const deliveryId = readUnsubscribeToken(tokenIn(c), secret);
    if (deliveryId === undefined) return draw({ kind: 'unknown-link', ...look }, 404);
    try {
      const before = await findCampaignEmailState(db, secret, deliveryId);
      // An erased address gets no campaign emails anyway: there is nothing left to do.
      if (before === undefined) return draw({ kind: 'nothing-known', ...look }, 200);
      // A coach is not shown on another coach's host.
      if (!showsCoach(host, findCoach(site, before.coach))) {
        return draw({ kind: 'unknown-link', ...look }, 404);
      }
      await act(before);
      const after = await findCampaignEmailState(db, secret, deliveryId);
      return draw(viewOf(after ?? before, c.req.path), 200);
    } catch (error) {
      deps.log.warn({ err: error }, 'A request to stop or resume campaign emails failed.');
      return draw({ kind: 'unavailable', ...look }, 503, { 'retry-after': '30' });
    }
  }

  function viewOf(state: CampaignEmailState, action: string): UnsubscribeView {
    const { address, coach: slug, funnelId, kind, canResume } = state;
    const coach = findCoach(site, slug);
    const funnel = findFunnel(site, funnelId);
    const language = funnel?.language ?? coach?.language ?? 'en';
    const at = address.lastIndexOf('@');
    const shortened = `${address.slice(0, 1)}…${address.slice(at)}`;
    const shown = { language, address: shortened, action, ...(coach ? { coach } : {}) };
    // The letter is in English, like the console.
    return isLetter(kind)
      ? { ...shown, kind, language: 'en' as const }
      : { ...shown, kind, canResume };
  }

  function draw(view: UnsubscribeView, status: number, headers = {}): Response {
    const plain = drawPlain(view);
    const html = 'address' in view ? deps.documents.unsubscribe(view) : plain.html;
    return linkPage(html, status, plain.policy, headers);
  }

  /** The page without an address, and its policy: a forged link costs no rendering. */
  function drawPlain(view: UnsubscribeView): { readonly html: string; readonly policy: string } {
    const nobody = 'address' in view ? { ...view, address: '', action: '' } : view;
    const coach = 'coach' in nobody ? nobody.coach?.slug : undefined;
    const language = 'language' in nobody ? nobody.language : undefined;
    const key = [nobody.kind, language, coach, 'canResume' in nobody && nobody.canResume].join();
    const known = plainPages.get(key);
    if (known !== undefined) return known;
    const html = deps.documents.unsubscribe(nobody);
    const page = { html, policy: deps.policyOf(html, []) };
    plainPages.set(key, page);
    return page;
  }
}

function isLetter(kind: CampaignEmailState['kind']): kind is 'letter-wanted' | 'letter-stopped' {
  return kind === 'letter-wanted' || kind === 'letter-stopped';
}

/** What a POST asks for. One click, or a body that names no wish, stops this coach's emails. */
function readWish(body: string | undefined): UnsubscribeWish {
  const asked = new URLSearchParams(body ?? '').get('wish');
  return unsubscribeWishes.find((wish) => wish === asked) ?? 'stop-coach';
}
