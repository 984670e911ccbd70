import { BodyText } from '#renderer/page/body-text.tsx';
import { Art } from '#renderer/sections/parts/art.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** The paragraphs of a longer thought. */
export function Story({ section, page, ground }: SectionProps<'story'>) {
  return (
    <Band kind="story" ground={ground} className="aside">
      <Heading {...section} />
      <div className="prose">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <BodyText text={paragraph} />
          </p>
        ))}
      </div>
      <Art artwork={section.artwork} page={page} />
    </Band>
  );
}
