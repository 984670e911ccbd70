import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** The funnel's event as a ticket: its date and time, then length, place, seats and further facts. */
export function EventTicket({ section, page, ground }: SectionProps<'event'>) {
  const { values, declaration } = page.funnel;
  const { words } = page;
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  const facts = event
    ? [
        { label: words.page.length, value: words.minutes(values['event.minutes'] ?? '') },
        { label: words.page.place, value: event.place },
        ...(event.seats ? [{ label: words.page.seats, value: values['event.seats'] ?? '' }] : []),
      ]
    : [];
  return (
    <Band kind="event" ground={ground}>
      <Heading {...section} />
      <div className="ticket">
        <div className="stub">
          <p className="figure">{values['event.date']}</p>
          {event?.startsAt && <p>{values['event.time']}</p>}
        </div>
        <dl className="details">
          {[...facts, ...(section.facts ?? [])].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
