import { Emblem } from '#renderer/artwork/artwork.tsx';
import { BodyText } from '#renderer/page/body-text.tsx';
import { Action } from '#renderer/sections/parts/action.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** A call to book; its button opens the scheduling page on every kind of page. */
export function Booking({ section, page, ground }: SectionProps<'booking'>) {
  return (
    <Band
      kind="booking"
      ground={ground}
      className="ends-emblem"
      beyond={<Emblem motif={page.coach.theme.motif} className="emblem" />}
    >
      <Heading {...section} />
      <Action label={section.button} page={page} to="scheduling" />
      {section.note && (
        <p className="note">
          <BodyText text={section.note} />
        </p>
      )}
    </Band>
  );
}
