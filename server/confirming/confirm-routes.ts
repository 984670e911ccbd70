import type { Context } from 'hono';
import type { Documents } from '#engine/contract/documents.ts';
import type { ConfirmView } from '#engine/contract/person-pages.ts';
import { failureToast } from '#engine/interpret/answer.ts';
import { lookOf, showsCoach } from '#engine/site/hosts.ts';
import { type CompiledFunnel, thanksPathOf } from '#engine/site/site.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { networkOf } from '#server/http/client-address.ts';
import { readBody } from '#server/http/guard.ts';
import { linkPage, tokenIn } from '#server/http/private-page.ts';
import type { PolicyOf } from '#server/http/security-headers.ts';
import type { Limit } from '#server/limits/buckets.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';
import { inboxPath, readConfirmToken, readInboxToken } from '#server/signing/confirm-token.ts';
import { signOutcome } from '#server/signing/outcome-token.ts';
import type { AskToConfirm } from '#server/submission/submit.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type ConfirmDeps, confirmSignUp, findStanding, type Standing } from './confirm.ts';
import { correct, findWaiting, resend, type Waiting } from './inbox.ts';

export interface ConfirmRoutesDeps extends ConfirmDeps {
  readonly documents: Documents;
  readonly policyOf: PolicyOf;
  readonly limiter: RateLimiter;
  readonly askToConfirm: AskToConfirm;
  readonly trustProxy: number;
  readonly log: Log;
}

/** How often a network may correct addresses and ask for emails again: a household's slips. */
const wishLimit: Limit = { perMinute: 3, burst: 12 };

/**
 * The page behind the link of an email that asks to confirm. GET only shows it, because scanners follow
 * every link; POST confirms. The link's signature, which only the mailbox has, is the proof. Also the
 * page for people who wait for that email.
 */
export function addConfirming(app: App, deps: ConfirmRoutesDeps): void {
  const { secret } = deps;

  app.get('/confirm/:token', (c) => handleLink(c, (token) => findStanding(deps, token)));
  app.post('/confirm/:token', (c) =>
    handleLink(c, (token) => confirmSignUp(deps, token, networkOf(c, deps))),
  );

  async function handleLink(
    c: Context<AppEnv>,
    act: (token: NonNullable<ReturnType<typeof readConfirmToken>>) => Promise<Standing>,
  ): Promise<Response> {
    const host = c.get('host');
    const look = lookOf(host);
    const token = readConfirmToken(tokenIn(c), secret);
    if (token === undefined) return draw({ kind: 'unknown-link', ...look }, 404);
    try {
      if (host.kind === 'brand') {
        const about = await findStanding(deps, token);
        // A coach is neither shown nor confirmed on another coach's host.
        if ('funnel' in about && !showsCoach(host, about.funnel.coach)) {
          return draw({ kind: 'unknown-link', ...look }, 404);
        }
      }
      const standing = await act(token);
      const onward = c.req.method === 'POST' ? onwardOf(standing) : undefined;
      if (onward !== undefined) return leadTo(onward);
      return draw({ ...look, ...viewOf(standing, c.req.path) }, 200);
    } catch (error) {
      deps.log.warn({ err: error }, 'A sign-up could not be looked up or confirmed.');
      return draw({ kind: 'unavailable', ...look }, 503, { 'retry-after': '30' });
    }
  }

  /** Where the funnel's own success words are shown; undefined if it has no screen. */
  function onwardOf(standing: Standing): string | undefined {
    if (standing.kind !== 'confirmed') return undefined;
    const { funnel, id, outcome } = standing;
    const { declaration, paths } = funnel;
    if (declaration.kind !== 'lead') return undefined;
    const isSaved = outcome === 'accepted' && declaration.success.after === 'screen';
    if (!isSaved && outcome !== 'waiting') return undefined;
    const token = { submissionId: id, isDelayed: false, isConfirmed: true };
    const signed = signOutcome(token, funnel.id, secret, deps.clock().getTime());
    const thanks = outcome === 'accepted' ? thanksPathOf(funnel) : undefined;
    return thanks === undefined
      ? `${paths[0]}?outcome=${signed}#form`
      : `${thanks}?outcome=${signed}`;
  }

  app.get('/inbox/:token', (c) =>
    handleWaiting(c, async (waiting) => {
      const kind = c.req.query('sent') === undefined ? 'trouble' : 'resent';
      return draw(waitingView(waiting, kind, c.req.path), 200);
    }),
  );

  app.post('/inbox/:token', (c) =>
    handleWaiting(c, async (waiting) => {
      const posted = new URLSearchParams((await readBody(c.req.raw)) ?? '');
      const network = networkOf(c, deps);
      const { path } = c.req;
      const judged = deps.limiter.hit(`inbox:${network}`, wishLimit);
      if (!judged.isAllowed) {
        const after = { 'retry-after': String(judged.retryAfterSeconds) };
        return draw(waitingView(waiting, 'too-often', path), 429, after);
      }
      if (posted.get('wish') !== 'correct') {
        const isSent = await resend(deps, waiting);
        return isSent ? leadTo(`${path}?sent`) : draw(waitingView(waiting, 'too-often', path), 429);
      }
      const typed = posted.get('email') ?? '';
      const corrected = await correct(deps, deps.askToConfirm, waiting, typed, network);
      switch (corrected.kind) {
        case 'asked':
          return leadTo(`${inboxPath(corrected.id, secret, corrected.corrections)}?sent`);
        case 'wrong': {
          const { mistake } = corrected;
          return draw({ ...waitingView(waiting, 'trouble', path), mistake, typed }, 422);
        }
        case 'nothing-known':
          return draw({ kind: 'nothing-known', ...lookOf(c.get('host')) }, 200);
        case 'too-often':
          return draw(waitingView(waiting, 'too-often', path), 429);
        case 'unavailable':
          return draw({ kind: 'unavailable' }, 503, { 'retry-after': '30' });
      }
    }),
  );

  async function handleWaiting(
    c: Context<AppEnv>,
    act: (waiting: Waiting) => Promise<Response>,
  ): Promise<Response> {
    const host = c.get('host');
    const look = lookOf(host);
    const token = readInboxToken(tokenIn(c), secret);
    if (token === undefined) return draw({ kind: 'unknown-link', ...look }, 404);
    try {
      const waiting = await findWaiting(deps, token);
      if (waiting === undefined) return draw({ kind: 'nothing-known', ...look }, 200);
      if (!showsCoach(host, waiting.funnel.coach)) {
        return draw({ kind: 'unknown-link', ...look }, 404);
      }
      return await act(waiting);
    } catch (error) {
      deps.log.warn({ err: error }, 'The email of a sign-up could not be sent again.');
      return draw({ kind: 'unavailable', ...look }, 503, { 'retry-after': '30' });
    }
  }

  function draw(view: ConfirmView, status: number, headers = {}): Response {
    const html = deps.documents.confirm(view);
    return linkPage(html, status, deps.policyOf(html, []), headers);
  }
}

function leadTo(location: string): Response {
  const headers = { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return new Response(null, { status: 303, headers });
}

function viewOf(standing: Standing, action: string): ConfirmView {
  if (standing.kind === 'nothing-known') return standing;
  const { kind, funnel, address } = standing;
  const at = address.lastIndexOf('@');
  const shortened = address === '' ? '' : `${address.slice(0, 1)}…${address.slice(at)}`;
  const refused = standing.kind === 'confirmed' ? refusedOf(standing) : undefined;
  return {
    kind,
    ...commonOf(funnel, action),
    address: shortened,
    ...(refused === undefined ? {} : { refused }),
  };
}

/** Confirmed too late for a seat, or twice: the funnel's own words for it. */
function refusedOf({ funnel, outcome, values }: Extract<Standing, { kind: 'confirmed' }>) {
  if (outcome !== 'full' && outcome !== 'already-registered') return undefined;
  return failureToast(funnel, outcome === 'full' ? 'full' : 'alreadyRegistered', { values });
}

function waitingView(
  { funnel, address }: Waiting,
  kind: 'trouble' | 'resent' | 'too-often',
  action: string,
) {
  // Its readers typed the address and look for what is wrong with it.
  return { kind, ...commonOf(funnel, action), address };
}

function commonOf(funnel: CompiledFunnel, action: string) {
  const { declaration, coach, language, paths } = funnel;
  return { language, offer: declaration.offer.name, coach, action, page: paths[0] };
}
