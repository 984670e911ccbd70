import { type ReactNode, useId } from 'react';

interface PictureProps {
  readonly width: number;
  readonly height: number;
  /** What the drawing shows; without it the drawing is decoration, which screen readers skip. */
  readonly alt?: string | undefined;
  /** Crops the drawing to a box of another shape, and says which part stays in view. */
  readonly crop?: 'xMid' | 'xMax';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing as large as its box. */
export function Picture({ width, height, alt, crop, className, children }: PictureProps) {
  const reading = alt
    ? ({ role: 'img', 'aria-label': alt } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={crop && `${crop}YMid slice`}
      className={className}
      {...reading}
    >
      {children}
    </svg>
  );
}

/** Clips its children to a path. */
export function Within({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}) {
  // A checksum of the path tells apart pictures that were drawn by separate renderings of one page.
  const sum = [...path].reduce(
    (total, character) => (total * 31 + character.charCodeAt(0)) % 1679616,
    7,
  );
  const id = `${useId()}${sum.toString(36)}`;
  return (
    <>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}
