import type { DocumentPage } from '#engine/declaration/legal.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Words } from '#engine/language/words.ts';
import { writeMoment } from '#engine/schedule/write-moment.ts';
import { BodyText } from '#renderer/page/body-text.tsx';

interface DocumentPageProps {
  readonly page: DeepReadonly<DocumentPage>;
  readonly words: Words;
}

/** A page of plain text, like a privacy notice: to be read, not to persuade. */
export function DocumentText({ page, words }: DocumentPageProps) {
  const { title, updated, sections } = page;
  const day = writeMoment(new Date(updated), words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className="document wrap">
      <h1>{title}</h1>
      <p className="note">{words.legal.updated(day)}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <BodyText text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
