import type { Context } from 'hono';
import {
  type Documents,
  type UnsubscribeView,
  type UnsubscribeWish,
  unsubscribeWishes,
} from '#engine/contract/documents.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { readBody } from '#server/http/guard.ts';
import type { PolicyOf } from '#server/http/security-headers.ts';
import { readUnsubscribeToken } from '#server/signing/unsubscribe-token.ts';
import type { Log } from '#server/telemetry/log.ts';
import { findLetterState, type LetterState } from './campaign-email-state.ts';
import { resumeLetters } from './resume-campaign-emails.ts';
import { unsubscribePerson } from './unsubscribe-person.ts';

/** What stopping letters needs. */
export interface UnsubscribeDeps {
  readonly site: Site;
  readonly documents: Documents;
  readonly database: Pick<Database, 'pool' | 'kysely'>;
  readonly policyOf: PolicyOf;
  readonly log: Log;
  readonly secret: string;
}

/**
 * The page behind a letter's unsubscribe link. A GET only shows it: scanners follow every link. A
 * POST acts, without redirect and without asking where it comes from, because a mail program sends
 * it for its user (RFC 8058, 3.2); the link's signature is what proves the right to it.
 */
export function addUnsubscribe(app: App, deps: UnsubscribeDeps): void {
  const { pool, kysely } = deps.database;
  const { secret, site } = deps;

  app.get('/unsubscribe/:token', (c) => answer(c, async () => {}));

  app.post('/unsubscribe/:token', async (c) => {
    const wish = readWish(await readBody(c.req.raw));
    return answer(c, async ({ address, coach }) => {
      if (wish === 'resume') {
        const coaches = site.coaches.map(({ slug }) => slug);
        await resumeLetters(kysely, secret, { address, coach, coaches });
      } else {
        const scope = wish === 'stop-all' ? 'all' : coach;
        await unsubscribePerson(kysely, secret, { address, scope });
      }
    });
  });

  async function answer(
    c: Context<AppEnv>,
    act: (letter: LetterState) => Promise<void>,
  ): Promise<Response> {
    const deliveryId = readUnsubscribeToken(c.req.param('token') ?? '', secret);
    if (deliveryId === undefined) return draw({ kind: 'unknown-link' }, 404);
    try {
      const letter = await findLetterState(pool, secret, deliveryId);
      // An erased address is on the list of those who get no letters: there is nothing left to do.
      if (letter === undefined) return draw({ kind: 'nothing-known' }, 200);
      await act(letter);
      const now = await findLetterState(pool, secret, deliveryId);
      return draw(viewOf(now ?? letter, c.req.path), 200);
    } catch (error) {
      deps.log.warn({ err: error }, 'A wish to stop or get letters could not be carried out.');
      return draw({ kind: 'unavailable' }, 503, { 'retry-after': '30' });
    }
  }

  function viewOf({ address, coach: slug, kind, canResume }: LetterState, action: string) {
    const coach = site.coaches.find((one) => one.slug === slug);
    const at = address.lastIndexOf('@');
    const shortened = `${address.slice(0, 1)}…${address.slice(at)}`;
    return { kind, address: shortened, action, canResume, ...(coach ? { coach } : {}) };
  }

  function draw(view: UnsubscribeView, status: number, headers = {}): Response {
    const html = deps.documents.unsubscribe(view);
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

/** What a POST asks for. One click, and whatever else says nothing more, stops this coach's letters. */
function readWish(body: string | undefined): UnsubscribeWish {
  const asked = new URLSearchParams(body ?? '').get('wish');
  return unsubscribeWishes.find((wish) => wish === asked) ?? 'stop-coach';
}
