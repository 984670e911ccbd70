import { Emblem } from '#renderer/artwork/artwork.tsx';
import { Band } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** A promise or a thought in the coach's words. */
export function Quote({ section, page, ground }: SectionProps<'quote'>) {
  return (
    <Band kind="quote" ground={ground}>
      <figure className="quote">
        <blockquote>
          <p className="figure">{section.quote}</p>
        </blockquote>
        {section.by && (
          <figcaption>
            <Emblem motif={page.coach.theme.motif} className="emblem" />
            {section.by}
          </figcaption>
        )}
      </figure>
    </Band>
  );
}
