import { readVideoAddress } from '#engine/addresses/video-address.ts';
import { BodyText } from '#renderer/page/body-text.tsx';
import { Art } from '#renderer/sections/parts/art.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/**
 * A poster that opens into the player. The frame is in a closed element and loads lazily, so that
 * nothing of the other host is asked for before somebody presses play, with and without scripts.
 */
export function VideoSection({ section, page, ground }: SectionProps<'video'>) {
  const video = readVideoAddress(section.url);
  const words = page.words.page;
  if (video === undefined) return null;
  return (
    <Band kind="video" ground={ground}>
      <Heading {...section} />
      <details className="video">
        <summary>
          <Art artwork={section.artwork} page={page} />
          <span className="play" />
          <span className="length">
            <span className="visually-hidden">{`${words.play} `}</span>
            {section.length}
          </span>
        </summary>
        <iframe
          title={section.title}
          loading="lazy"
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          src={video.player}
        />
      </details>
      <p className="note">
        <a href={video.watch} target="_blank" rel="noopener">
          {words.watchAt(video.host)}
          <span className="visually-hidden">{` ${words.newTab}`}</span>
        </a>
      </p>
      {section.transcript && (
        <details className="transcript">
          <summary>{words.transcript}</summary>
          {section.transcript.map((paragraph) => (
            <p key={paragraph}>
              <BodyText text={paragraph} />
            </p>
          ))}
        </details>
      )}
    </Band>
  );
}
