import { BodyText } from '#renderer/page/body-text.tsx';
import { Band } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** How few seats there are. */
export function Seats({ section, ground }: SectionProps<'seats'>) {
  return (
    <Band kind="seats" ground={ground}>
      <p className="seats">
        <BodyText text={section.text} />
      </p>
    </Band>
  );
}
