import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Overview } from '#renderer/console/api/answers.ts';
import { ask, describeError } from '#renderer/console/api/ask.ts';
import type { FunnelFigures } from '#renderer/console/api/funnel-answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Checks } from '#renderer/console/parts/checks.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/notices.tsx';
import { Status } from '#renderer/console/parts/status.tsx';
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

/** Whether the site is healthy, what went out in 24 hours, and what each funnel brought. */
export function OverviewView() {
  const overview = useAnswer<Overview>('/overview');
  const figures = useAnswer<FunnelFigures>(`/funnel-figures?days=${useSpan()}`, 30);
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
          <section aria-labelledby="health">
            <h2 id="health">Health</h2>
            <Checks of={answer.health} />
            {answer.health.some(
              ({ name, state }) => name === 'Email sender' && state === 'failed',
            ) && <Resume onResumed={overview.refresh} />}
          </section>
          <section aria-labelledby="counts">
            <h2 id="counts">Emails in the last 24 hours</h2>
            <ul className="cards">
              {counted.map((status) => (
                <li key={status}>
                  <Link to={`/diagnostics/deliveries?status=${status}`}>
                    <b>{answer.deliveries[status].toLocaleString('en-GB')}</b>
                    {answer.deliveries[status] > 0 ? (
                      <Status of={status} />
                    ) : (
                      <span className="quiet">{status}</span>
                    )}
                  </Link>
                </li>
              ))}
              <li>
                <Link to="/diagnostics/errors">
                  <b>{answer.errors.toLocaleString('en-GB')}</b>
                  <span>errors recorded</span>
                </Link>
              </li>
            </ul>
          </section>
        </>
      )}
      <FunnelFiguresSection of={figures} />
    </>
  );
}

/** Lets emails leave again after the provider's complaint was dealt with. */
function Resume({ onResumed }: { readonly onResumed: () => void }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function resume(): Promise<void> {
    setIsBusy(true);
    try {
      await ask('/sender/resume', { method: 'POST' });
      toast('good', 'Sending goes on');
    } catch (error) {
      toast('bad', 'Sending could not be resumed', describeError(error));
    } finally {
      setIsBusy(false);
      onResumed();
    }
  }
  return (
    <p className="below">
      <button type="button" disabled={isBusy} onClick={() => void resume()}>
        Resume sending
      </button>
    </p>
  );
}
