import type { ReactNode } from 'react';
import { nameDate } from '#engine/interpret/event/form-fields.ts';
import { yourTimeOf } from '#engine/interpret/event/your-time.ts';
import type { Words } from '#engine/language/words.ts';
import type { DateAt, DateState } from '#engine/site/event-state.ts';
import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { PageContext, SectionProps } from '#renderer/sections/parts/context.ts';

/**
 * The funnel's event as a ticket: its date and time, then length, place, seats and further facts, and
 * its other dates where it has several.
 */
export function EventTicket({ section, page, ground }: SectionProps<'event'>) {
  const { values, dates } = page.funnel;
  const { words, event: now } = page;
  const shown = now?.shown ?? dates[0];
  const facts = shown
    ? [
        { label: words.page.length, value: shown.length },
        { label: words.page.place, value: shown.place },
        ...(shown.seats ? [{ label: words.page.seats, value: values['event.seats'] ?? '' }] : []),
      ]
    : [];
  return (
    <Band kind="event" ground={ground}>
      <Heading {...section} />
      <div className="ticket">
        <div className="stub">
          <p className="figure">{values['event.date']}</p>
          {shown?.startsAt && (
            <p>
              <EventTime at={shown.startsAt} funnel={page.funnel}>
                {values['event.time']}
              </EventTime>
            </p>
          )}
          {dates.length > 1 && now && now.state !== 'open' && <p>{notesOf(words)[now.state]}</p>}
        </div>
        <dl className="details">
          {[...facts, ...(section.facts ?? [])].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {dates.length > 1 && <OtherDates page={page} />}
        </dl>
      </div>
    </Band>
  );
}

/** The dates beside the one on the stub, each with what it is now, where it cannot be had. */
function OtherDates({ page }: { readonly page: PageContext }) {
  const { funnel, event: now, words } = page;
  const shown = now?.shown ?? funnel.dates[0];
  const all: readonly DateAt[] =
    now?.dates ?? funnel.dates.map((date) => ({ date, state: 'open' as const }));
  return (
    <div>
      <dt>{words.page.dates}</dt>
      {all
        .filter(({ date }) => date.key !== shown?.key)
        .map(({ date, state }) => (
          <dd key={date.key}>
            {state === 'open' ? (
              <EventTime at={date.startsAt} funnel={funnel}>
                {nameDate(date.values)}
              </EventTime>
            ) : (
              <s>{nameDate(date.values)}</s>
            )}
            {state !== 'open' && `${words.email.labelled('')} ${notesOf(words)[state]}`}
            {tellDifference(date, shown)}
          </dd>
        ))}
    </div>
  );
}

/** Where another date is and how long it takes, in brackets, as far as that differs from the one shown. */
function tellDifference(date: CompiledDate, shown: CompiledDate | undefined): string {
  const facts = (['place', 'length'] as const).filter((fact) => date[fact] !== shown?.[fact]);
  return facts.length === 0 ? '' : ` (${facts.map((fact) => date[fact]).join(', ')})`;
}

/** What is said beside a date that cannot be had. */
function notesOf({ page }: Words): Readonly<Record<Exclude<DateState, 'open'>, string>> {
  return { full: page.dateFull, begun: page.dateBegun, over: page.dateGone };
}

interface EventTimeProps {
  readonly at: Date | undefined;
  readonly funnel: CompiledFunnel;
  /** The time on the clock of the event's zone. */
  readonly children: ReactNode;
}

/** A time of the event; the code that comes with interest in the form adds the visitor's own beside it. */
function EventTime({ at, funnel, children }: EventTimeProps) {
  const { declaration } = funnel;
  const zone = declaration.kind === 'lead' ? declaration.event?.timeZone : undefined;
  return (
    <time dateTime={at?.toISOString()} data-zone={zone} data-yours={yourTimeOf(funnel)}>
      {children}
    </time>
  );
}
