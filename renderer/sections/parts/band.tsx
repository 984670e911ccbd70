import type { ReactNode } from 'react';
import type { SectionKind } from '#engine/declaration/section.ts';
import { BodyText } from '#renderer/page/body-text.tsx';
import type { Ground } from '#renderer/theme/character.ts';

interface BandProps {
  readonly kind: SectionKind;
  readonly ground: Ground;
  readonly className?: string | undefined;
  /** Drawn behind the words or across the page's whole width. */
  readonly beyond?: ReactNode;
  readonly children: ReactNode;
}

/** A section across the whole width of the page. */
export function Band({ kind, ground, className, beyond, children }: BandProps) {
  return (
    <section className={`band on-${ground} s-${kind}${className ? ` ${className}` : ''}`}>
      <div className="wrap">{children}</div>
      {beyond}
    </section>
  );
}

interface HeadingProps {
  readonly title?: string | undefined;
  readonly eyebrow?: string | undefined;
  readonly intro?: string | undefined;
}

/** The words above a section's content. */
export function Heading({ title, eyebrow, intro }: HeadingProps) {
  if (title === undefined) return null;
  return (
    <header className="heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {intro && (
        <p className="intro">
          <BodyText text={intro} />
        </p>
      )}
    </header>
  );
}
