import { Emblem, Pattern } from '#renderer/artwork/artwork.tsx';
import { BodyText } from '#renderer/page/body-text.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** The coach: emblem, biography, credentials. */
export function Host({ section, page, ground }: SectionProps<'host'>) {
  const { coach, character } = page;
  const { headline, paragraphs, credentials } = coach.biography;
  const { motif } = coach.theme;
  const emblem = <Emblem motif={motif} alt={coach.emblemAlt} className="emblem" />;
  return (
    <Band kind="host" ground={ground} className={character.host}>
      <div className="host">
        {character.host === 'half' ? (
          <div className="plate">
            <div className="print">
              <Pattern motif={motif} />
            </div>
            {emblem}
          </div>
        ) : (
          emblem
        )}
        <div>
          <Heading {...section} />
          <h3>{headline}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <BodyText text={paragraph} />
            </p>
          ))}
          {credentials && (
            <ul className="facts">
              {credentials.map((credential) => (
                <li key={credential}>
                  <BodyText text={credential} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Band>
  );
}
