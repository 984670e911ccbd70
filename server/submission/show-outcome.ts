import type { Context } from 'hono';
import { sql } from 'kysely';
import type { FormState } from '#engine/contract/form.ts';
import { succeeded, successAnswer, waitingAnswer } from '#engine/interpret/answer.ts';
import { inboxAnswer } from '#engine/interpret/confirming.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import { shownTo } from '#engine/site/experiment.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { type Executor, named } from '#server/db/kysely.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientOf } from '#server/http/client-address.ts';
import type { Limit } from '#server/limits/buckets.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';
import { inboxPath } from '#server/signing/confirm-token.ts';
import { type OutcomeToken, readOutcome } from '#server/signing/outcome-token.ts';
import type { Log } from '#server/telemetry/log.ts';
import { downloadOnScreen } from './download-on-screen.ts';
import type { DrawPage } from './refused-state.ts';
import { drawSmallPage } from './small-page.ts';

/** What showing outcomes needs. */
export interface OutcomeDeps {
  readonly db: Executor;
  readonly limiter: RateLimiter;
  readonly secret: string;
  readonly trustProxy: number;
  readonly submissionsPerMinute: number;
  readonly clock: () => Date;
  readonly log: Log;
  readonly drawPage: DrawPage;
}

/** Whoever sends forms without scripts sees one outcome for each; a few reloads come on top. */
function viewLimit({ submissionsPerMinute }: OutcomeDeps): Limit {
  const perMinute = Math.max(10, submissionsPerMinute);
  return { perMinute, burst: perMinute * 3 };
}

/** A drawn page answers reloads for a moment, however fast they come, also while it is being drawn. */
const keptMs = 5000;
const maxKept = 200;

/** The token in an address's query; undefined where nothing in it looks like one. */
export function findToken(query: string): string | undefined {
  return /[?&]outcome=([\w-]{1,100})(?:[&#]|$)/.exec(query)?.[1];
}

/** Tells an address that shows an outcome from one that shows the ready page, without the database. */
export type IsOutcome = (path: string, query: string) => boolean;

/** The function that tells them apart for a site. */
export function createOutcomeCheck({
  site,
  secret,
  clock,
}: Pick<OutcomeDeps, 'secret' | 'clock'> & { readonly site: Site }): IsOutcome {
  return (path, query) => {
    const token = findToken(query);
    const { pages, thanks } = site.routes;
    const funnelId = pages.get(path) ?? thanks.get(path);
    if (token === undefined || funnelId === undefined) return false;
    return readOutcome(token, funnelId, secret, clock().getTime()) !== undefined;
  };
}

/**
 * Shows the state of a form after the redirect that follows a plain POST, for as long as its address
 * is valid.
 *
 * @returns for a request with a valid token; undefined where it leads to nothing
 */
export function createOutcomeView(
  deps: OutcomeDeps,
): (
  c: Context<AppEnv>,
  funnel: CompiledFunnel,
  path: string,
  token: string,
) => Promise<Response | undefined> {
  const kept = new Map<string, Promise<Drawn | undefined>>();

  function keep(key: string, drawn: Promise<Drawn | undefined>): void {
    const [oldest] = kept.keys();
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, drawn);
    const drop = () => kept.delete(key);
    setTimeout(drop, keptMs).unref();
    // While the database is away nothing is found: the next one looks again.
    drawn.then((one) => one ?? drop(), drop);
  }

  async function draw(
    funnel: CompiledFunnel,
    path: string,
    outcome: OutcomeToken,
  ): Promise<Drawn | undefined> {
    const found = await findOutcome(deps, funnel, outcome).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'An outcome could not be looked up: the database is away.');
      return undefined;
    });
    if (found === undefined) return undefined;
    const answer = deps.drawPage(found.shown, path, found.state, 200);
    return { html: await answer.text(), headers: answer.headers };
  }

  return async (c, funnel, path, token) => {
    const outcome = readOutcome(token, funnel.id, deps.secret, deps.clock().getTime());
    if (outcome === undefined) return undefined;
    const key = `${path}?${token}`;
    let drawing = kept.get(key);
    if (drawing === undefined) {
      const judged = deps.limiter.hit(`outcome:${clientOf(c, deps)}`, viewLimit(deps));
      if (!judged.isAllowed) {
        const { language } = funnel;
        const answer = drawSmallPage(wordsOf(language).answer.arrived, { path, language }, 429);
        answer.headers.set('retry-after', String(judged.retryAfterSeconds));
        return answer;
      }
      drawing = draw(funnel, path, outcome);
      keep(key, drawing);
    }
    const drawn = await drawing;
    return drawn && new Response(drawn.html, { headers: drawn.headers });
  };
}

interface Drawn {
  readonly html: string;
  readonly headers: Headers;
}

interface Shown {
  readonly shown: CompiledFunnel;
  readonly state: FormState;
}

async function findOutcome(
  deps: OutcomeDeps,
  funnel: CompiledFunnel,
  outcome: OutcomeToken,
): Promise<Shown | undefined> {
  const { db, secret } = deps;
  const row = await db
    .selectFrom('submissions')
    .modifyFront(named('find-outcome'))
    .select(['fields', 'outcome', 'variant'])
    .where('id', '=', outcome.submissionId)
    .where('funnel_id', '=', funnel.id)
    .where('outcome', 'in', ['accepted', 'waiting'])
    .executeTakeFirst();
  if (!row) return findUnconfirmed(deps, funnel, outcome);
  const shown = shownTo(funnel, row.variant);
  // Whoever sent the form sees what everybody sees; only the email leads further.
  if (asksToConfirm(shown) && !outcome.isConfirmed && row.outcome === 'accepted') {
    return {
      shown,
      state: succeeded(inboxAnswer(shown, row.fields, inboxOf(deps, outcome), outcome)),
    };
  }
  if (row.outcome === 'waiting') {
    return { shown, state: succeeded(waitingAnswer(shown, row.fields)) };
  }
  const download = downloadOnScreen(shown, outcome.submissionId, secret);
  const { isDelayed } = outcome;
  return {
    shown,
    state: succeeded(
      successAnswer(shown, row.fields, { isDelayed, download, moment: deps.clock() }),
    ),
  };
}

/** The state of a form that waits for its confirmation. */
async function findUnconfirmed(
  deps: OutcomeDeps,
  funnel: CompiledFunnel,
  outcome: OutcomeToken,
): Promise<Shown | undefined> {
  if (!asksToConfirm(funnel)) return undefined;
  const row = await deps.db
    .selectFrom('confirmations')
    .select(['variant', sql<Record<string, string> | null>`sent->'values'`.as('values')])
    .where('id', '=', outcome.submissionId)
    .where('funnel_id', '=', funnel.id)
    .executeTakeFirst();
  if (!row?.values) return undefined;
  const shown = shownTo(funnel, row.variant);
  return {
    shown,
    state: succeeded(inboxAnswer(shown, row.values, inboxOf(deps, outcome), outcome)),
  };
}

function inboxOf({ secret }: OutcomeDeps, { submissionId }: OutcomeToken): string {
  return inboxPath(submissionId, secret);
}
