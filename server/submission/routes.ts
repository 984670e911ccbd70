import type { Context } from 'hono';
import { wordsOf } from '#engine/language/words-of.ts';
import { shownTo } from '#engine/site/experiment.ts';
import { type CompiledFunnel, type Site, thanksPathOf } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientOf, networkOf } from '#server/http/client-address.ts';
import { createProblem, problemResponse, type Refusal } from '#server/http/problem.ts';
import { signOutcome } from '#server/signing/outcome-token.ts';
import { countedPage } from '#server/versions/counted-page.ts';
import { pageVisit } from '#server/visits/page-visit.ts';
import type { Visits } from '#server/visits/visits.ts';
import { issueToken } from './admission.ts';
import type { Accepted, Refused, Submitted } from './conclude.ts';
import { readAttribution, receiveForm, type SentForm } from './read-request.ts';
import { type DrawPage, keepingToast, mayRedraw, refusedState } from './refused-state.ts';
import { missingForm } from './retired-form.ts';
import { drawSmallPage } from './small-page.ts';
import { isByProgram, type SubmissionDeps, submitForm } from './submit.ts';

/** What the handlers need besides. */
export interface SubmissionRoutesDeps extends SubmissionDeps {
  readonly site: Site;
  readonly publicUrl: string;
  readonly trustProxy: number;
  /** Counts how far visitors get. */
  readonly visits: Visits;
  /** Draws a funnel's page in a state as an answer that nobody caches. */
  readonly drawPage: DrawPage;
}

const uncached = { 'cache-control': 'no-store' };

/** Handles interest in a form: gives a token and, while the form is under attack, a challenge. */
export function handleInterest(
  c: Context<AppEnv>,
  deps: SubmissionRoutesDeps,
  declared: CompiledFunnel | undefined,
): Response {
  if (!declared) return problemResponse(createProblem('unknown-funnel'));
  const funnel = shownTo(declared, c.req.query('variant'));
  const said = { referrer: c.req.query('referrer') };
  pageVisit(c, deps.visits, countedPage(funnel), said).countInterest();
  return Response.json(issueToken(deps, funnel), { headers: uncached });
}

/** Handles what the hydrated form or another program sends: JSON, or a problem (RFC 9457). */
export async function handleApiForm(
  c: Context<AppEnv>,
  deps: SubmissionRoutesDeps,
  declared: CompiledFunnel | undefined,
): Promise<Response> {
  if (!declared) return problemResponse(missingForm(c, deps.site));
  const received = await receiveForm(c);
  const funnel = asShown(declared, received);
  const sent = typeof received === 'string' ? undefined : received;
  const visit = pageVisit(c, deps.visits, countedPage(funnel), sent ?? {});
  const submitted =
    typeof received === 'string'
      ? refuse(received)
      : await submitForm(
          deps,
          funnel,
          { ...received, trafficSource: visit.source },
          {
            client: clientOf(c, deps),
            network: networkOf(c, deps),
            path: funnel.paths.find((path) => path === received.page) ?? funnel.paths[0],
            isPlain: false,
          },
        );
  count(deps, submitted);
  visit.countSent(endOf(sent, submitted));
  if (submitted.kind === 'accepted') {
    const page = thanksAddress(deps, funnel, submitted);
    const answer = { ...submitted.answer, ...(page === undefined ? {} : { page }) };
    return Response.json(answer, { status: 201, headers: uncached });
  }
  const { refusal, details } = submitted;
  return problemResponse(createProblem(refusal, details), retryAfter(submitted));
}

/**
 * Handles the plain form: after success with a redirect to the same page in its outcome state, so
 * that a reload sends nothing again; else with the page, the messages and what was typed. What is
 * refused before it is read, and a client that is refused again and again, gets a small page: nothing
 * of the former is known, and the latter's browser keeps it behind the back button.
 */
export async function handlePlainForm(
  c: Context<AppEnv>,
  deps: SubmissionRoutesDeps,
  declared: CompiledFunnel,
  path: string,
): Promise<Response> {
  const { language } = declared;
  const words = wordsOf(language).answer;
  const page = { path, language };
  const received = await receiveForm(c);
  const funnel = asShown(declared, received);
  if (typeof received === 'string') {
    const refused = refuse(received);
    count(deps, refused);
    pageVisit(c, deps.visits, countedPage(funnel), {}).countSent('refused');
    return drawSmallPage(keepingToast(refused, words), page, createProblem(received).status);
  }
  const attribution = attributionOf(c.req.header('referer'));
  const visit = pageVisit(c, deps.visits, countedPage(funnel), { attribution });
  const sent = { ...received, attribution, trafficSource: visit.source };
  const sender = {
    client: clientOf(c, deps),
    network: networkOf(c, deps),
    path,
    isPlain: true,
  };
  const submitted = await submitForm(deps, funnel, sent, sender);
  count(deps, submitted);
  visit.countSent(endOf(sent, submitted));
  if (submitted.kind === 'refused') {
    const answer = mayRedraw(deps, sender.client)
      ? deps.drawPage(
          funnel,
          path,
          refusedState(funnel, submitted, sent.typed),
          createProblem(submitted.refusal).status,
        )
      : drawSmallPage(
          keepingToast(submitted, words),
          page,
          createProblem(submitted.refusal).status,
        );
    for (const [name, value] of Object.entries(retryAfter(submitted))) {
      answer.headers.set(name, value);
    }
    return answer;
  }
  const location =
    thanksAddress(deps, funnel, submitted) ?? outcomeAddress(deps, funnel, submitted, path);
  const headers = { location, ...uncached };
  return new Response(null, { status: 303, headers });
}

/** Where a submission's outcome is shown. */
function outcomeAddress(
  { secret, clock }: SubmissionRoutesDeps,
  { id }: CompiledFunnel,
  accepted: Accepted,
  path: string,
): string {
  return `${path}?outcome=${signOutcome(accepted, id, secret, clock().getTime())}`;
}

/** The same where the success screen has a page of its own; undefined where the form stays. */
function thanksAddress(
  deps: SubmissionRoutesDeps,
  funnel: CompiledFunnel,
  accepted: Accepted,
): string | undefined {
  const path = thanksPathOf(funnel);
  const { screen, outcome } = accepted.answer;
  // What counts sign-ups by the page's address counts nobody who waits, nor has to confirm.
  if (path === undefined || screen === undefined || outcome !== 'accepted') return undefined;
  return outcomeAddress(deps, funnel, accepted, path);
}

/** The funnel in the words that the form was shown with. */
function asShown(funnel: CompiledFunnel, received: SentForm | Refusal): CompiledFunnel {
  return typeof received === 'string'
    ? funnel
    : shownTo(funnel, ownValue(received.typed, 'variant'));
}

function refuse(refusal: Refusal): Refused {
  return { kind: 'refused', refusal, details: {} };
}

function retryAfter({ retryAfterSeconds }: Refused): Readonly<Record<string, string>> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}

function count({ meters }: SubmissionDeps, submitted: Submitted): void {
  const outcome = submitted.kind === 'accepted' ? submitted.answer.outcome : submitted.refusal;
  meters.submissions.inc({ outcome });
}

function endOf(sent: SentForm | undefined, submitted: Submitted) {
  if (sent && isByProgram(sent)) return 'by a program';
  // A form whose email could not be sent at once is shown as failed, but its lead is there.
  return submitted.kind === 'refused' && submitted.isSaved !== true ? 'refused' : 'saved';
}

/** The plain form has no script to read the page's address, but the browser names it. */
function attributionOf(referer: string | undefined): Record<string, string> {
  if (referer === undefined || !URL.canParse(referer)) return {};
  return readAttribution(new URL(referer).searchParams);
}
