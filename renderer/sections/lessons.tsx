import { Art } from './art.tsx';
import { Band, Heading } from './band.tsx';
import type { SectionProps } from './context.ts';
import { Numbered } from './numbered.tsx';

/** What a visitor will learn, numbered. */
export function Lessons({ section, page, ground }: SectionProps<'lessons'>) {
  return (
    <Band kind="lessons" ground={ground}>
      <Heading {...section} />
      <Numbered items={section.items} character={page.character} />
      <Art artwork={section.artwork} page={page} />
    </Band>
  );
}
