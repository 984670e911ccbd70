import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';
import { Numbered } from '#renderer/sections/parts/numbered.tsx';

/** What happens, in order. */
export function Steps({ section, page, ground }: SectionProps<'steps'>) {
  return (
    <Band kind="steps" ground={ground}>
      <Heading {...section} />
      <Numbered items={section.items} character={page.character} isTrail />
    </Band>
  );
}
