import type { Documents } from '#engine/contract/documents.ts';
import { listFormStates } from '#engine/interpret/form-states.ts';
import { dateStates, type EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/**
 * Draws a page as visitors get it in one of its map's states: `idle` or another state of the form,
 * `variant-plain` and so on for its experiment, `event-full` and so on for its event, `expired` after
 * the offer has ended.
 *
 * @returns undefined for a state that the funnel cannot be in
 */
export function previewPage(
  documents: Documents,
  funnel: CompiledFunnel,
  key: string,
): string | undefined {
  const [path] = funnel.paths;
  const named = listFormStates(funnel).find((state) => state.key === key);
  if (named) return documents.funnel(funnel, path, named.state);
  const arm = funnel.experiment?.arms.find(({ name }) => `variant-${name}` === key);
  if (arm) return documents.funnel(arm.funnel, path, { kind: 'idle' });
  const over = funnel.declaration.expires?.to;
  if (key === 'expired' && typeof over === 'object') return documents.over(funnel, over);
  const event = eventIn(funnel, key);
  return event && documents.funnel(funnel, path, { kind: 'idle' }, event);
}

/** The funnel's event as if all of its dates were in a state. */
function eventIn({ dates }: CompiledFunnel, key: string): EventAt | undefined {
  const state = dateStates.find((one) => `event-${one}` === key);
  const [shown] = dates;
  if (state === undefined || shown === undefined) return undefined;
  return { state, shown, dates: dates.map((date) => ({ date, state })) };
}
