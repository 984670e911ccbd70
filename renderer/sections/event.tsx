import { nameDate } from '#engine/interpret/event/form-fields.ts';
import type { DateAt, DateState } from '#engine/site/event-state.ts';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { PageContext, SectionProps } from '#renderer/sections/parts/context.ts';
import { EventTime } from '#renderer/sections/parts/event-time.tsx';

/**
 * The funnel's event as a ticket: its date and time, then length, place, seats and further facts, and
 * all dates where there are several.
 */
export function EventTicket({ section, page, ground }: SectionProps<'event'>) {
  const { values, dates } = page.funnel;
  const { words, event: now } = page;
  const shown = now?.shown ?? dates[0];
  const facts = shown
    ? [
        { label: words.page.length, value: words.minutes(values['event.minutes'] ?? '') },
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
        </div>
        <dl className="details">
          {[...facts, ...(section.facts ?? [])].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {dates.length > 1 && <AllDates page={page} />}
        </dl>
      </div>
    </Band>
  );
}

/** Every date with what it is now, where it cannot be had. */
function AllDates({ page }: { readonly page: PageContext }) {
  const { funnel, event: now, words } = page;
  const all: readonly DateAt[] =
    now?.dates ?? funnel.dates.map((date) => ({ date, state: 'open' as const }));
  const notes: Readonly<Record<DateState, string>> = {
    open: '',
    full: `: ${words.page.dateFull}`,
    begun: `: ${words.page.dateGone}`,
    over: `: ${words.page.dateGone}`,
  };
  return (
    <div>
      <dt>{words.page.dates}</dt>
      {all.map(({ date, state }) => (
        <dd key={date.key}>
          {state === 'open' ? (
            <EventTime at={date.startsAt} funnel={funnel}>
              {nameDate(date.values)}
            </EventTime>
          ) : (
            <s>{nameDate(date.values)}</s>
          )}
          {notes[state]}
          {date.place !== (now?.shown ?? funnel.dates[0])?.place && ` (${date.place})`}
        </dd>
      ))}
    </div>
  );
}
