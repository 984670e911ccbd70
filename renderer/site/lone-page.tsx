import type { ReactNode } from 'react';

interface LonePageProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly children: ReactNode;
}

/** A page with one thing to say. */
export function LonePage({ title, eyebrow, children }: LonePageProps) {
  return (
    <section className="lone wrap">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      {children}
    </section>
  );
}
