import type { EventEnding } from '#engine/declaration/event.ts';
import type { Toast } from '#engine/declaration/submission.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { DateState } from '#engine/site/event-state.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { fillTexts } from '#engine/text/placeholders.ts';

/**
 * What stands in place of a funnel's form in a state of its event, filled.
 *
 * @returns undefined where the form stays: a seat can be had, or waited for
 */
export function endingOf(
  funnel: CompiledFunnel,
  state: DateState,
): DeepReadonly<EventEnding> | undefined {
  const { declaration, values, language } = funnel;
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  if (event === undefined || state === 'open') return undefined;
  if (state === 'full') {
    const { whenFull } = event;
    return whenFull && !('waitingList' in whenFull) ? fillTexts(whenFull, values) : undefined;
  }
  const { title, description } = wordsOf(language).answer.closed;
  const declared = (state === 'begun' ? event.whenBegun : undefined) ?? event.whenOver;
  return declared ? fillTexts(declared, values) : { title, text: description };
}

/** The same as it is said to somebody who sends the form too late; what was typed stays. */
export function endingToast(ending: DeepReadonly<EventEnding>): Toast {
  return { title: ending.title, description: plainText(ending.text) };
}

/**
 * The list on which people wait while an event is full, filled but for `joined`, which tells somebody
 * by name; undefined without one.
 */
export function waitingListOf({ declaration, values }: CompiledFunnel) {
  const whenFull = declaration.kind === 'lead' ? declaration.event?.whenFull : undefined;
  if (whenFull === undefined || !('waitingList' in whenFull)) return undefined;
  const { waitingList } = whenFull;
  return { ...fillTexts(waitingList, values), joined: waitingList.joined };
}
