import { type ReactNode, useId } from 'react';

interface PictureProps {
  readonly width: number;
  readonly height: number;
  /** What the drawing shows; a drawing without it is decoration and stays unread. */
  readonly alt?: string | undefined;
  /** Fills a box of another shape by cutting edges off, and says which part stays. */
  readonly crop?: 'xMid' | 'xMax';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing that takes the size of its box. */
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

/** Shows of its children only what lies inside a path. */
export function Within({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}) {
  // The path's own sum keeps two pictures apart that were drawn by separate renderings of a page.
  const sum = [...path].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 1679616, 7);
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
