import type { ReactNode } from 'react';
import type { Notice } from '#engine/language/words.ts';

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

interface NoticePageProps {
  readonly words: Notice;
  /** What there is to do about it. */
  readonly children?: ReactNode;
}

/** A page with one thing to say, in the engine's own words. */
export function NoticePage({ words: { title, eyebrow, text }, children }: NoticePageProps) {
  return (
    <LonePage title={title} eyebrow={eyebrow}>
      <p className="intro">{text}</p>
      {children}
    </LonePage>
  );
}
