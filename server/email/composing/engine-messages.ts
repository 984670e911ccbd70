import type { Coach } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { askingMessage } from '#engine/interpret/confirming.ts';
import { momentTexts } from '#engine/interpret/event/texts.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** The functions under which the engine's own emails about seats stand in the delivery log. */
export const seatFunctions = ['seat-freed', 'seat-taken'] as const;
type SeatFunction = (typeof seatFunctions)[number];

/** The same for emails to people who waited for a seat until the event began or was called off. */
export const waitingFunctions = ['waiting-ended', 'waiting-called-off'] as const;
export type WaitingFunction = (typeof waitingFunctions)[number];

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

/** Whether emails under this function go to people who waited for a seat in vain. */
export function isWaitingFunction(name: string): name is WaitingFunction {
  return waitingFunctions.some((one) => one === name);
}

/** An email about a seat. */
function seatMessage(
  name: SeatFunction,
  { language, values, paths }: CompiledFunnel,
): WrittenEmail {
  const words = wordsOf(language).seat.email;
  const when = values['event.time'] ? '{event.date}, {event.time}' : '{event.date}';
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

/** A date as an email tells of it that may be declared no more. */
interface FormerDate {
  readonly name: string;
  readonly startsAt: Date | undefined;
  readonly timeZone: string;
}

/**
 * The email to somebody who waited for a seat at a date, with its values: the date itself may be
 * declared no more.
 *
 * @param path leads to the event's other dates, where it has any
 */
export function waitingEmail(
  name: WaitingFunction,
  { name: event, startsAt, timeZone }: FormerDate,
  language: Language,
  path: string | undefined,
) {
  const words = wordsOf(language);
  const { waitingEnded, waitingCalledOff, seeOtherDates } = words.seat.email;
  const what = ['{event.name}', ...(startsAt ? ['{event.date}', '{event.time}'] : [])].join(', ');
  const say = name === 'waiting-ended' ? waitingEnded : waitingCalledOff;
  const { text, ...said } = say('{event.name}', what);
  return {
    message: {
      ...said,
      paragraphs: [text],
      ...(path === undefined ? {} : { button: { label: seeOtherDates, to: path } }),
    },
    values: { 'event.name': event, ...momentTexts(startsAt, timeZone, words) },
  };
}
