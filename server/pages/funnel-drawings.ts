import { nextChange, stageAt } from '#engine/schedule/publishing.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { baseHeaders, frameSourcesOf } from '#server/http/security-headers.ts';
import { countedPage } from '#server/versions/counted-page.ts';
import { chosenCaching, pageCaching } from './caching.ts';
import type { Drawing } from './drawing.ts';
import { html, type PageOptions } from './page-options.ts';

/** The funnels' pages at a moment by path, the same on every host. */
export function drawFunnels(
  { site, documents, publicUrl, policyOf }: PageOptions,
  shown: Site,
  moment: Date,
  events: ReadonlyMap<string, EventAt>,
): readonly (readonly [path: string, drawing: Drawing])[] {
  const drawPage = (
    { coach }: CompiledFunnel,
    content: string,
    cacheControl: string,
    frames: readonly string[] = [],
  ) => ({
    status: 200,
    content,
    contentType: html,
    cacheControl,
    headers: baseHeaders(publicUrl, { isBrand: coach.domain !== undefined }),
    policy: policyOf(content, frames),
  });
  const drawFunnel = (funnel: CompiledFunnel, path: string): Drawing => {
    const isOver = stageAt(funnel, moment) === 'over';
    const words = funnel.declaration.expires?.to;
    if (isOver && typeof words === 'object') {
      const draw = () => drawPage(funnel, documents.over(funnel, words), 'no-cache');
      return { sign: 'over', draw: () => ({ ...draw(), status: 410 }) };
    }
    const event = events.get(funnel.id);
    const { experiment } = funnel;
    const caching = experiment
      ? chosenCaching
      : pageCaching(nextChange(funnel, moment), moment, hasFewSeats(event));
    const draw = (shownFunnel: CompiledFunnel) => ({
      ...drawPage(
        shownFunnel,
        documents.funnel(shownFunnel, path, { kind: 'idle' }, event),
        caching,
        frameSourcesOf(shownFunnel),
      ),
      counted: countedPage(shownFunnel),
    });
    return {
      sign: `${caching} ${event ? signOf(funnel, event) : ''}`,
      draw: () => draw(funnel),
      ...(experiment && {
        experiment: {
          id: experiment.id,
          arms: experiment.arms.map((arm) => ({ share: arm.share, draw: () => draw(arm.funnel) })),
        },
      }),
    };
  };
  return site.funnels.flatMap((funnel) =>
    funnel.paths
      .filter((path) => shown.routes.pages.get(path) === funnel.id)
      .map((path) => [path, drawFunnel(funnel, path)] as const),
  );
}

/** Whether seats may change a page at any moment. */
export function hasFewSeats(event: EventAt | undefined): boolean {
  const isLeft = event?.state === 'open' || event?.state === 'full';
  return isLeft && event.dates.some(({ left }) => left !== undefined);
}

/** What a page shows of its event, as a text to compare. */
function signOf({ declaration }: CompiledFunnel, { state, shown, dates }: EventAt): string {
  const tells = declaration.kind === 'lead' ? declaration.event?.seatsLeft : undefined;
  const few = (left = Number.POSITIVE_INFINITY) => tells !== undefined && left <= tells.from;
  return JSON.stringify([
    state,
    shown.key,
    dates.map((date) => [date.state, few(date.left) ? date.left : '']),
  ]);
}

/** The next moment at which a page appears, ends or follows its event. */
export function earliestChange(funnels: readonly CompiledFunnel[], moment: Date): Date | undefined {
  const changes = funnels.flatMap((funnel) => nextChange(funnel, moment) ?? []);
  return changes.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
