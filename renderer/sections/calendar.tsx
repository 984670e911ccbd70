import { bookedAddress } from '#engine/contract/booked-address.ts';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** The coach's scheduling page in a frame, and a link in case the frame does not load. */
export function Calendar({ section, page, ground }: SectionProps<'calendar'>) {
  const { schedulingUrl, brand } = page.coach;
  return (
    <Band kind="calendar" ground={ground}>
      <Heading {...section} />
      <div className="calendar">
        <p>
          <a
            href={schedulingUrl}
            target="_blank"
            rel="noopener"
            ping={bookedAddress(page.funnel.id, page.funnel.variant)}
          >
            {section.fallback}
          </a>
        </p>
        <iframe
          src={schedulingUrl}
          title={page.words.page.calendarOf(brand)}
          height={section.height}
          loading="lazy"
        />
      </div>
    </Band>
  );
}
