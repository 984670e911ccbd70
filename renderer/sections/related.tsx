import { BodyText } from '#renderer/page/body-text.tsx';
import { Band } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** A link to another page of this site. */
export function Related({ section, ground }: SectionProps<'related'>) {
  return (
    <Band kind="related" ground={ground}>
      <h2>{section.title}</h2>
      {section.text && (
        <p className="intro">
          <BodyText text={section.text} />
        </p>
      )}
      <p className="onward">
        <a href={section.to}>{section.label}</a>
      </p>
    </Band>
  );
}
