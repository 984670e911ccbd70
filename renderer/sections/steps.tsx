import { Band, Heading } from './band.tsx';
import type { SectionProps } from './context.ts';
import { Numbered } from './numbered.tsx';

/** What happens, in order. */
export function Steps({ section, page, ground }: SectionProps<'steps'>) {
  return (
    <Band kind="steps" ground={ground}>
      <Heading {...section} />
      <Numbered items={section.items} character={page.character} isTrail />
    </Band>
  );
}
