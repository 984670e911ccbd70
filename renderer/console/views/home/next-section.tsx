import { Link } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Section } from '#renderer/console/ui/section.tsx';
import { Urgency } from '#renderer/console/views/work/advice/advice-list.tsx';

const maxShown = 3;

/** The most important advice about the last week; nothing if there is none. */
export function NextSection() {
  const { answer } = useAnswer('/advice', {});
  const advice = answer?.advice ?? [];
  if (advice.length === 0) return null;
  return (
    <Section
      title="What to do next"
      choices={
        <Link to="/diagnostics/advice">
          {advice.length > maxShown ? `All ${advice.length}, with the numbers` : 'The numbers'}
        </Link>
      }
    >
      <ul className="border-t border-line">
        {advice.slice(0, maxShown).map(({ rule, sentence, weight }) => (
          <li
            key={rule + sentence}
            className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 wrap-anywhere"
          >
            <Urgency of={weight} />
            <span className="min-w-0 flex-1 basis-80">{sentence}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
