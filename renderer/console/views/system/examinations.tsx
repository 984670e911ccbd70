import { useState } from 'react';
import {
  type ExaminationReport,
  families,
  familyNames,
} from '#engine/contract/console/examination-reports.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Empty } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';
import { ExaminedList } from './examined.tsx';

/**
 * The doctor's report by family, and examining again.
 *
 * @param shownLive the names of live checks that the view shows already
 */
export function Examinations({ shownLive }: { readonly shownLive: readonly string[] }) {
  const kept = useAnswer('/examinations', {});
  const [again, setAgain] = useState<ExaminationReport>();
  const toast = useToast();
  const { isBusy, run } = useAction('The site could not be examined');
  const known = kept.answer?.report ?? undefined;
  // Another process may have examined since.
  const report = again && (!known || again.examinedAt > known.examinedAt) ? again : known;

  const results = report?.results.filter(
    ({ family, name }) => family !== 'site' || !shownLive.includes(name),
  );

  async function examine(): Promise<void> {
    await run(async () => {
      const { report: made } = await ask('POST /examinations', {});
      if (made) setAgain(made);
      toast('good', 'Examined');
    });
  }

  const button = (
    <div className="flex flex-wrap items-center gap-3">
      {report && (
        <span className="text-small text-quiet">
          Examined <Moment at={report.examinedAt} />
        </span>
      )}
      <Button disabled={isBusy} onClick={() => void examine()}>
        {isBusy ? 'Examining …' : report ? 'Examine again' : 'Examine now'}
      </Button>
    </div>
  );
  return (
    <>
      <Section title="What it depends on" choices={button}>
        <Waiting of={kept} shape="rows" />
        {kept.answer && !report && (
          <Empty>
            Nothing has been examined yet. A process with ROLE all or worker does this a minute
            after it starts and then every hour.
          </Empty>
        )}
        {results && <SumUp of={results} />}
      </Section>
      {results &&
        families.map((family) => {
          const own = results.filter((one) => one.family === family);
          if (own.length === 0) return null;
          const title = family === 'site' ? 'Secrets' : familyNames[family];
          return (
            <Section key={family} title={title}>
              <ExaminedList of={own} />
            </Section>
          );
        })}
    </>
  );
}

function SumUp({ of: results }: { readonly of: ExaminationReport['results'] }) {
  const counted = (['bad', 'warning', 'unknown', 'good'] as const).flatMap((state) => {
    const number = results.filter((one) => one.state === state).length;
    return number === 0 ? [] : [`${number} ${state}`];
  });
  return (
    <p>
      {results.length} examinations: {counted.join(', ')}.
    </p>
  );
}
