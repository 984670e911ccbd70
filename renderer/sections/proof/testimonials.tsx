import { Stars } from '#renderer/artwork/artwork.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** What people say, with their stars. */
export function Testimonials({ section, page, ground }: SectionProps<'testimonials'>) {
  const words = page.words.page;
  return (
    <Band kind="testimonials" ground={ground}>
      <Heading {...section} />
      <ul className={`voices voices-${page.character.voices}`}>
        {section.items.map(({ quote, name, role, stars }) => (
          <li key={quote}>
            <figure>
              {stars && <Stars count={stars} alt={words.stars(stars)} className="stars" />}
              <blockquote>
                <p>{words.quoted(quote)}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                {role && <span>{role}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
