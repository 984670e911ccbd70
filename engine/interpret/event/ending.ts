import type { EventEnding } from '#engine/declaration/event.ts';
import type { Toast } from '#engine/declaration/submission.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { DateState } from '#engine/site/event-state.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { fillTexts } from '#engine/text/placeholders.ts';

/**
 * What replaces a funnel's form in a state of its event, filled in.
 *
 * @returns undefined if the form stays, because seats or places on the waiting list are available
 */
export function endingOf(funnel: CompiledFunnel, state: DateState): EventEnding | undefined {
  const { declaration, values, language } = funnel;
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  if (event === undefined || state === 'open') return undefined;
  if (state === 'full') {
    const { whenFull } = event;
    return whenFull && !('waitingList' in whenFull) ? fillTexts(whenFull, values) : undefined;
  }
  const { underWay, closed } = wordsOf(language).answer;
  if (state === 'begun') {
    // Words for afterwards would say that it has been.
    const declared = event.whenBegun ?? { ...ownEnding(underWay), ...buttonOf(event.whenOver) };
    return fillTexts(declared, values);
  }
  return event.whenOver ? fillTexts(event.whenOver, values) : ownEnding(closed);
}

function ownEnding({ title, description }: Required<Toast>): EventEnding {
  return { title, text: description };
}

function buttonOf(ending: EventEnding | undefined): Pick<EventEnding, 'button'> {
  return ending?.button === undefined ? {} : { button: ending.button };
}

/** The same for somebody who sends the form too late; what was typed stays. */
export function endingToast(ending: EventEnding): Toast {
  return { title: ending.title, description: plainText(ending.text) };
}

/**
 * The waiting list of a full event, filled in except for `joined`, which uses the person's name;
 * undefined without one.
 */
export function waitingListOf({ declaration, values }: CompiledFunnel) {
  const whenFull = declaration.kind === 'lead' ? declaration.event?.whenFull : undefined;
  if (whenFull === undefined || !('waitingList' in whenFull)) return undefined;
  const { waitingList } = whenFull;
  return { ...fillTexts(waitingList, values), joined: waitingList.joined };
}
