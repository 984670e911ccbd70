import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { askingMessage } from '#engine/interpret/confirming.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** The functions under which the engine's own emails about seats stand in the delivery log. */
export const seatFunctions = ['seat-freed', 'seat-taken'] as const;
type SeatFunction = (typeof seatFunctions)[number];

/** The function under which emails stand in the delivery log that ask to confirm a sign-up. */
export const askingFunction = 'confirm-sign-up';

/** An email function as far as it says how its emails are written. */
type WrittenEmail = Omit<DeepReadonly<Coach>['functions'][string], 'body'>;

/**
 * An email that no coach declares, with placeholders as in declared ones.
 *
 * @returns undefined for a function that a coach declares
 */
export function engineMessage(name: string, funnel: CompiledFunnel): WrittenEmail | undefined {
  if (name === askingFunction) return { template: 'follow-up', message: askingMessage(funnel) };
  return isSeatFunction(name) ? seatMessage(name, funnel) : undefined;
}

function isSeatFunction(name: string): name is SeatFunction {
  return seatFunctions.some((one) => one === name);
}

/** An email about a seat. */
function seatMessage(
  name: SeatFunction,
  { language, values, paths }: CompiledFunnel,
): WrittenEmail {
  const words = wordsOf(language).seat.email;
  const when = values['event.time'] ? '{event.date}, {event.time}' : undefined;
  const isFreed = name === 'seat-freed';
  const { text, ...said } = (isFreed ? words.freed : words.taken)('{event.name}', when);
  const message = { ...said, paragraphs: [text] };
  return isFreed
    ? {
        template: 'follow-up',
        message: { ...message, button: { label: words.backToPage, to: paths[0] } },
      }
    : { template: 'confirmation', message };
}
