import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Checks } from '#renderer/console/parts/checks.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Status } from '#renderer/console/parts/status.tsx';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Card, Cards } from '#renderer/console/ui/cards.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';
import { FunnelFiguresSection, useSpan } from './funnel-figures.tsx';

const counted = [
  'pending',
  'sent',
  'delivered',
  'failed',
  'bounced',
  'complained',
  'suppressed',
] as const;

/** Whether the site is healthy, what was sent in the last 24 hours, and what each funnel brought. */
export function OverviewView() {
  const overview = useAnswer('/overview', {});
  const figures = useAnswer('/funnel-figures', { query: { days: useSpan() }, everySeconds: 30 });
  const { answer } = overview;
  const refresh = () => {
    overview.refresh();
    figures.refresh();
  };
  return (
    <>
      <Heading title="Overview" of={{ ...overview, refresh }} />
      <Waiting of={overview} />
      {answer && (
        <>
          <Section title="Health">
            <Checks of={answer.health} />
            {answer.health.some(
              ({ name, state }) => name === 'Email sender' && state === 'failed',
            ) && <Resume onResumed={overview.refresh} />}
          </Section>
          {answer.attention.length > 0 && (
            <Section title="Attention">
              <Checks of={answer.attention} namesPlaces />
            </Section>
          )}
          <Section title="Emails in the last 24 hours">
            <Cards>
              {counted.map((status) => (
                <Card
                  key={status}
                  figure={answer.deliveries[status]}
                  to={`/diagnostics/deliveries?status=${status}`}
                >
                  {answer.deliveries[status] > 0 ? <Status of={status} /> : <None>{status}</None>}
                </Card>
              ))}
              <Card figure={answer.errors} to="/diagnostics/errors">
                <span>errors recorded</span>
              </Card>
            </Cards>
          </Section>
        </>
      )}
      <FunnelFiguresSection of={figures} />
      {answer && (
        <Section title="What is kept">
          <Checks of={answer.kept} />
        </Section>
      )}
    </>
  );
}

/** Lets emails leave again once what the provider refused is put right. */
function Resume({ onResumed }: { readonly onResumed: () => void }) {
  const toast = useToast();
  const { isBusy, run } = useAction((reason) =>
    toast('bad', 'Sending could not be resumed', reason),
  );
  async function resume(): Promise<void> {
    await run(async () => {
      await ask('POST /sender/resume', {});
      toast('good', 'Sending has resumed');
    });
    onResumed();
  }
  return (
    <p className="mt-2">
      <Button disabled={isBusy} onClick={() => void resume()}>
        Resume sending
      </Button>
    </p>
  );
}
