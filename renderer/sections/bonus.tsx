import { BodyText } from '#renderer/page/body-text.tsx';
import { Art } from '#renderer/sections/parts/art.tsx';
import { Band } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** Something extra that comes with the offer, and what it is worth. */
export function Bonus({ section, page, ground }: SectionProps<'bonus'>) {
  return (
    <Band kind="bonus" ground={ground}>
      <div className={`bonus${section.artwork ? ' with-art' : ''}`}>
        {section.worth && <p className="figure worth">{section.worth}</p>}
        <div>
          <h2>{section.title}</h2>
          <p>
            <BodyText text={section.text} />
          </p>
        </div>
        <Art artwork={section.artwork} page={page} />
      </div>
    </Band>
  );
}
