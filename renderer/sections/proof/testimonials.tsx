import { Stars } from '#renderer/artwork/artwork.tsx';
import { PhotoImage } from '#renderer/photos/photo-image.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** What people say, with their stars. */
export function Testimonials({ section, page, ground }: SectionProps<'testimonials'>) {
  const words = page.words.page;
  return (
    <Band kind="testimonials" ground={ground}>
      <Heading {...section} />
      <ul className={`voices voices-${page.character.voices}`}>
        {section.items.map(({ quote, name, role, stars, photo }) => (
          <li key={quote}>
            <figure>
              {stars && <Stars count={stars} alt={words.stars(stars)} className="stars" />}
              <blockquote>
                <p>{words.quoted(quote)}</p>
              </blockquote>
              <figcaption>
                <Portrait photo={photo} page={page} />
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

/** Who said it, in a circle beside the name; nothing without a photo. */
function Portrait({
  photo: declared,
  page,
}: Pick<SectionProps<'testimonials'>, 'page'> & {
  readonly photo: SectionProps<'testimonials'>['section']['items'][number]['photo'];
}) {
  const photo = declared && page.photo(declared.file);
  if (!photo) return null;
  return <PhotoImage photo={photo} alt={declared.alt} className="portrait" sizes="4rem" />;
}
