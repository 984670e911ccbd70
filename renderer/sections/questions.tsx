import { BodyText } from '#renderer/page/body-text.tsx';
import { Band, Heading } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** Questions whose answers open on a tap; the browser's search opens them too. */
export function Questions({ section, ground }: SectionProps<'questions'>) {
  return (
    <Band kind="questions" ground={ground} className="aside">
      <Heading {...section} />
      <div className="questions">
        {section.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <BodyText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </Band>
  );
}
