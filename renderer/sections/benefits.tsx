import { BodyText } from '#renderer/page/body-text.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** Layouts that leave room for the heading beside the entries. */
const asideLayouts: ReadonlySet<string> = new Set(['path']);

/** Reasons, each with a title and a sentence or two. */
export function Benefits({ section, page, ground }: SectionProps<'benefits'>) {
  const { points } = page.character;
  return (
    <Band
      kind="benefits"
      ground={ground}
      className={asideLayouts.has(points) ? 'aside' : undefined}
    >
      <Heading {...section} />
      <ul className={`points points-${points} of-${section.items.length}`}>
        {section.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <BodyText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
