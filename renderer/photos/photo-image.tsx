import type { Photo } from './photo.ts';

/** The wider column of a page, or the whole width of a phone. */
const column = '(min-width: 62rem) 49rem, 100vw';

/**
 * A photograph in the build's sizes and formats.
 *
 * @param props.isFirst whether visitors see it at once: it is then loaded first, otherwise lazily
 * @param props.sizes how wide it is shown
 */
export function PhotoImage({
  photo: { avif, webp, jpeg, width, height },
  alt,
  isFirst = false,
  className = 'scene',
  sizes = column,
}: {
  readonly photo: Photo;
  readonly alt: string;
  readonly isFirst?: boolean;
  readonly className?: string;
  readonly sizes?: string;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        className={className}
        src={jpeg}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
