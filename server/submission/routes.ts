import type { Context } from 'hono';
import type { FormState } from '#engine/contract/documents.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, clientKey } from '#server/http/client-address.ts';
import { readBody, readMediaType, refuseForeign } from '#server/http/guard.ts';
import { createProblem, type Refusal } from '#server/http/problem.ts';
import { signOutcome } from '#server/signing/outcome-token.ts';
import { issueToken } from './admission.ts';
import { readAttribution, readForm, type SentForm } from './read-request.ts';
import { type SubmissionDeps, type Submitted, submitForm } from './submit.ts';

/** What the two ways in need beside the submission itself. */
export interface SubmissionRoutesDeps extends SubmissionDeps {
  readonly publicUrl: string;
  readonly trustProxy: number;
  /** Draws a funnel's page in a state as an answer that nobody caches. */
  readonly drawPage: (
    funnel: CompiledFunnel,
    path: string,
    state: FormState,
    status: number,
  ) => Response;
}

type Received =
  | { readonly kind: 'read'; readonly sent: SentForm }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

async function receive(c: Context<AppEnv>, publicUrl: string): Promise<Received> {
  const { headers } = c.req.raw;
  const mediaType = readMediaType(headers);
  if (mediaType === undefined) return { kind: 'refused', refusal: 'wrong-media-type' };
  const foreign = refuseForeign(headers, publicUrl);
  if (foreign !== undefined) return { kind: 'refused', refusal: foreign };
  const body = await readBody(c.req.raw);
  if (body === undefined) return { kind: 'refused', refusal: 'too-large' };
  const sent = readForm(mediaType, body);
  return sent ? { kind: 'read', sent } : { kind: 'refused', refusal: 'unreadable' };
}

function keyOf(c: Context<AppEnv>, deps: SubmissionRoutesDeps): string {
  const socket = c.env?.incoming?.socket.remoteAddress;
  const address = clientAddress(socket, c.req.header('x-forwarded-for'), deps.trustProxy);
  return clientKey(address, deps.secret);
}

/** Answers a form in which somebody shows interest: a token, and work to do while it is attacked. */
export function answerInterest(
  deps: SubmissionRoutesDeps,
  funnel: CompiledFunnel | undefined,
): Response {
  if (!funnel) return problem('unknown-funnel');
  return Response.json(issueToken(deps, funnel), { headers: { 'cache-control': 'no-store' } });
}

/** Answers what the hydrated form or another program sends: JSON, or a problem (RFC 9457). */
export async function answerProgram(
  c: Context<AppEnv>,
  deps: SubmissionRoutesDeps,
  funnel: CompiledFunnel | undefined,
): Promise<Response> {
  if (!funnel) return problem('unknown-funnel');
  const received = await receive(c, deps.publicUrl);
  if (received.kind === 'refused') {
    count(deps, received.refusal);
    return problem(received.refusal);
  }
  const { sent } = received;
  const from = { client: keyOf(c, deps), path: pageOf(funnel, sent.page), isPlain: false };
  const submitted = await submitForm(deps, funnel, sent, from);
  if (submitted.kind === 'accepted') {
    count(deps, submitted.answer.outcome);
    return Response.json(submitted.answer, {
      status: 201,
      headers: { 'cache-control': 'no-store' },
    });
  }
  count(deps, submitted.refusal);
  return problem(submitted.refusal, submitted);
}

/**
 * Answers the plain form: after success with a redirect to the same page in its outcome state, so
 * that a reload sends nothing again; else with the page, the messages and what was typed.
 */
export async function answerBrowser(
  c: Context<AppEnv>,
  deps: SubmissionRoutesDeps,
  funnel: CompiledFunnel,
  path: string,
): Promise<Response> {
  const received = await receive(c, deps.publicUrl);
  if (received.kind === 'refused') {
    count(deps, received.refusal);
    return redraw(deps, funnel, path, { ...received, details: {} }, {});
  }
  const sent = { ...received.sent, attribution: attributionOf(c.req.header('referer')) };
  const from = { client: keyOf(c, deps), path, isPlain: true };
  const submitted = await submitForm(deps, funnel, sent, from);
  if (submitted.kind === 'refused') {
    count(deps, submitted.refusal);
    return redraw(deps, funnel, path, submitted, sent.typed);
  }
  count(deps, submitted.answer.outcome);
  const token = signOutcome(submitted, funnel.id, deps.secret, deps.clock().getTime());
  const headers = { location: `${path}?outcome=${token}`, 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

function redraw(
  deps: SubmissionRoutesDeps,
  funnel: CompiledFunnel,
  path: string,
  { refusal, details, retryAfterSeconds, submissionId }: Extract<Submitted, { kind: 'refused' }>,
  typed: Readonly<Record<string, string>>,
): Response {
  const { status, title, detail } = createProblem(refusal);
  const toast = details.toast ?? {
    title,
    ...(detail === undefined ? {} : { description: detail }),
  };
  const names = new Set(funnel.formFields.map(({ name }) => name));
  const state: FormState = {
    kind: 'rejected',
    // A wrong field says so itself; the toast stands only where the funnel declares one.
    ...(refusal === 'invalid' && !details.toast ? {} : { toast }),
    fields: details.fields ?? {},
    values: Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name))),
    ...(details.reference === undefined ? {} : { reference: details.reference }),
    ...(submissionId === undefined ? {} : { submissionId }),
  };
  const response = deps.drawPage(funnel, path, state, status);
  if (retryAfterSeconds !== undefined) {
    response.headers.set('retry-after', String(retryAfterSeconds));
  }
  return response;
}

function problem(refusal: Refusal, submitted?: Extract<Submitted, { kind: 'refused' }>): Response {
  const content = createProblem(refusal, submitted?.details);
  const retryAfter = submitted?.retryAfterSeconds;
  return new Response(JSON.stringify(content), {
    status: content.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });
}

function count(deps: SubmissionDeps, outcome: string): void {
  deps.meters.submissions.inc({ outcome });
}

function pageOf(funnel: CompiledFunnel, page: string | undefined): string {
  return funnel.paths.find((path) => path === page) ?? funnel.paths[0];
}

/** The plain form carries no script, but the page's own address, which the browser names. */
function attributionOf(referer: string | undefined): Record<string, string> {
  if (referer === undefined || !URL.canParse(referer)) return {};
  return readAttribution(new URL(referer).searchParams);
}
