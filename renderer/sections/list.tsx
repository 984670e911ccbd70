import { BodyText } from '#renderer/page/body-text.tsx';
import { Art } from '#renderer/sections/parts/art.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** Short statements: ticked, struck out or numbered. */
export function List({ section, page, ground }: SectionProps<'list'>) {
  const { marker = 'tick', items } = section;
  const entries = items.map((item) => (
    <li key={item}>
      <BodyText text={item} />
    </li>
  ));
  return (
    <Band kind="list" ground={ground}>
      <Heading {...section} />
      {marker === 'number' ? (
        <ol className={`numbered short two-up number-${page.character.numerals}`}>{entries}</ol>
      ) : (
        <ul className={`statements ${marker === 'cross' ? 'crosses' : 'ticks'}`}>{entries}</ul>
      )}
      <Art artwork={section.artwork} page={page} />
    </Band>
  );
}
