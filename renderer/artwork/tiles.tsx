import { type ReactNode, useId } from 'react';

interface TilesProps {
  /** Tells apart patterns that were drawn by separate renderings of one page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Repeats a drawing of 160 by 160 units all over the picture. */
export function Tiles({ name, children }: TilesProps) {
  const id = `${name}${useId()}`;
  return (
    <>
      <pattern id={id} width="160" height="160" patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
