import type { Context } from 'hono';
import type { Problem } from '#engine/contract/submission.ts';
import { dateField } from '#engine/declaration/event.ts';
import { formView } from '#engine/interpret/form-view.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { stageAt } from '#engine/schedule/publishing.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import { findRetiring } from '#engine/site/find.ts';
import { showsCoach } from '#engine/site/hosts.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientOf } from '#server/http/client-address.ts';
import { createProblem } from '#server/http/problem.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';
import type { Meters } from '#server/telemetry/metrics.ts';
import { receiveForm } from './read-request.ts';
import { type DrawPage, mayRedraw } from './refused-state.ts';
import { drawSmallPage } from './small-page.ts';

/** What answering a form needs whose funnel is gone. */
interface RetiredFormDeps {
  readonly site: Pick<Site, 'coaches'>;
  readonly limiter: RateLimiter;
  readonly submissionsPerMinute: number;
  readonly trustProxy: number;
  readonly secret: string;
  readonly clock: () => Date;
  readonly meters: Meters;
  readonly drawPage: DrawPage;
}

/** A page that is in a retired funnel's place. */
interface Replacement {
  /** Its path on this host, or its address. */
  readonly to: string;
  /** The funnel that this host shows there, as this visitor sees it. */
  readonly funnel: CompiledFunnel | undefined;
  readonly event: EventAt | undefined;
}

/** Why there is no form with an id: nobody declared it, or its funnel is gone, which its page is told. */
export function missingForm(c: Context<AppEnv>, site: Pick<Site, 'coaches'>): Problem {
  const coach = findRetiring(site, c.req.param('id') ?? '');
  if (coach === undefined || !showsCoach(c.get('host'), coach)) {
    return createProblem('unknown-funnel');
  }
  const { closed: toast } = wordsOf(coach.language ?? 'en').answer;
  return createProblem('closed', { toast });
}

/**
 * Handles a plain form that was opened before its funnel was retired: with the form in its place, filled
 * in with what was typed, so that nothing is sent to another offer unless the visitor does so. Where no
 * form is open there, a small page leads there, and the former one is behind the back button.
 *
 * @param path the path that the retired funnel had
 */
export async function handleRetiredForm(
  c: Context<AppEnv>,
  deps: RetiredFormDeps,
  path: string,
  { to, funnel, event }: Replacement,
): Promise<Response> {
  const { status } = createProblem('closed');
  deps.meters.submissions.inc({ outcome: 'closed' });
  const received = await receiveForm(c);
  const isOpen =
    funnel !== undefined &&
    stageAt(funnel, deps.clock()) !== 'over' &&
    formView(funnel, to, event)?.closed === undefined;
  const values = isOpen && typeof received !== 'string' ? carryOver(funnel, received.typed) : {};
  if (isOpen && Object.keys(values).length > 0 && mayRedraw(deps, clientOf(c, deps))) {
    const { closed, replaced } = wordsOf(funnel.language).answer;
    const toast = { title: closed.title, description: replaced.filledIn };
    return deps.drawPage(funnel, to, { kind: 'rejected', toast, fields: {}, values }, status);
  }
  const { language = 'en' } = findRetiring(deps.site, path) ?? {};
  const { closed, replaced, typedIsKept } = wordsOf(language).answer;
  const toast = { title: closed.title, description: typedIsKept };
  return drawSmallPage(toast, { path: to, language }, status, replaced.go);
}

/** What was typed of what another form asks, too: never a consent, nor the date of another event. */
function carryOver(
  { formFields }: CompiledFunnel,
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked = new Set(
    formFields.filter(({ kind }) => kind !== 'consent').map(({ name }) => name),
  );
  asked.delete(dateField);
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => asked.has(name) && value !== ''),
  );
}
