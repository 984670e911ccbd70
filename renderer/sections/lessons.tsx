import { Art } from '#renderer/sections/parts/art.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';
import { Numbered } from '#renderer/sections/parts/numbered.tsx';

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
