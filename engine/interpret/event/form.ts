import type { FormView } from '#engine/contract/form.ts';
import { dateField } from '#engine/declaration/event.ts';
import type { DateAt, EventAt } from '#engine/site/event-state.ts';
import type { CompiledDate, CompiledFunnel, DateChoice } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { endingOf, waitingListOf } from './ending.ts';
import { yourTimeOf } from './your-time.ts';

/**
 * The fields of a form whose event may have several dates: available ones are offered; a single one is
 * no question.
 */
export function askDates(
  funnel: CompiledFunnel,
  event: EventAt | undefined,
): Pick<FormView, 'fields' | 'date'> {
  const { formFields, dates } = funnel;
  if (event === undefined || dates[0]?.id === undefined) return { fields: formFields };
  const choices = event.dates.filter(({ state }) => state === event.state);
  const [only] = choices;
  if (choices.length === 1 && only?.date.id !== undefined) {
    return {
      fields: formFields.filter(({ name }) => name !== dateField),
      date: only.date.id,
    };
  }
  const fields = formFields.map((field) => {
    if (field.name !== dateField || field.kind !== 'radio') return field;
    const options = field.options.filter(({ value }) =>
      choices.some(({ date }) => date.id === value),
    );
    return { ...field, options, dates: describeDates(funnel, choices) };
  });
  return { fields };
}

function describeDates(funnel: CompiledFunnel, choices: readonly DateAt[]): DateChoice {
  const { declaration } = funnel;
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  return {
    timeZone: event?.timeZone ?? 'UTC',
    yourTime: yourTimeOf(funnel),
    byValue: Object.fromEntries(
      choices.map((choice) => {
        const { id = '', startsAt } = choice.date;
        const note = tellDifference(choice.date, funnel.dates);
        const left = sayLeft(funnel, choice);
        return [
          id,
          {
            ...(startsAt === undefined ? {} : { at: startsAt.toISOString() }),
            ...(note === '' ? {} : { note }),
            ...(left === undefined ? {} : { left }),
          },
        ];
      }),
    ),
  };
}

/** Where a date is and how long it takes, as far as dates of its event differ in that; else nothing. */
function tellDifference(date: CompiledDate, dates: readonly CompiledDate[]): string {
  return (['place', 'length'] as const)
    .filter((fact) => dates.some((other) => other[fact] !== date[fact]))
    .map((fact) => date[fact])
    .join(', ');
}

/** What a form says about its event, replacing the words for when everything is open. */
export function followEvent(
  funnel: CompiledFunnel,
  event: EventAt,
): Partial<Pick<FormView, 'title' | 'subtitle' | 'button' | 'seatsLeft' | 'waits' | 'closed'>> {
  const closed = endingOf(funnel, event.state);
  if (closed) return { closed };
  const list = event.state === 'full' ? waitingListOf(funnel) : undefined;
  if (list) {
    const { title, text, button } = list;
    return { title, subtitle: plainText(text), button, waits: true };
  }
  const open = event.dates.filter(({ state }) => state === 'open');
  const left = open.length === 1 && open[0] ? sayLeft(funnel, open[0]) : undefined;
  return left === undefined ? {} : { seatsLeft: left };
}

/** How many of a date's seats are left, in the declared words; undefined while there are many. */
function sayLeft(
  { declaration, values }: CompiledFunnel,
  { date, left, state }: DateAt,
): string | undefined {
  const declared = declaration.kind === 'lead' ? declaration.event?.seatsLeft : undefined;
  if (declared === undefined || left === undefined || left > declared.from || state !== 'open') {
    return undefined;
  }
  return plainText(
    fillText(declared.text, { ...values, ...date.values, 'event.seatsLeft': String(left) }),
  );
}
