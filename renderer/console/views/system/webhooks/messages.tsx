import { Link } from 'react-router-dom';
import type { WebhookMessageLine } from '#engine/contract/console/operations.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { useMay } from '#renderer/console/session/who.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';
import { State } from './state.tsx';

/** An endpoint's latest messages, each with its attempts. */
export function Messages({
  of,
  onChanged,
}: {
  readonly of: readonly WebhookMessageLine[];
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  const may = useMay();
  const { isBusy, run } = useAction('It was not sent again');
  async function replay(id: string): Promise<void> {
    await ask('POST /webhook-messages/:id/replay', { id });
    toast('good', 'Sent again');
    onChanged();
  }
  return (
    <Table
      caption="Messages, newest first"
      rows={of}
      empty="Nothing yet. What happens to this coach’s leads from now on appears here."
      keyOf={({ id }) => id}
      columns={[
        { title: 'Event', isFact: true, show: ({ type }) => type },
        { title: 'State', isPlain: true, show: ({ status }) => <State of={status} /> },
        {
          title: 'Person',
          show: ({ leadId }) =>
            leadId ? <Link to={`/diagnostics/leads/${leadId}`}>Show</Link> : <None />,
        },
        { title: 'Happened', show: ({ createdAt }) => <Moment at={createdAt} /> },
        { title: 'Last attempt', show: (message) => <LastAttempt of={message} /> },
        {
          title: 'Action',
          isAction: true,
          show: ({ id, status }) =>
            may('operate') && (status === 'sent' || status === 'failed') ? (
              <Button disabled={isBusy} onClick={() => void run(() => replay(id))}>
                Replay
              </Button>
            ) : (
              <None />
            ),
        },
      ]}
    />
  );
}

/** The result of the newest attempt, and when the next one follows. */
function LastAttempt({ of: { attempts, nextAttemptAt } }: { readonly of: WebhookMessageLine }) {
  const [last] = attempts;
  if (last === undefined) return <None>no attempt yet</None>;
  return (
    <>
      <Moment at={last.at} />
      {last.detail && `: ${last.detail}`}
      {nextAttemptAt && (
        <>
          {' '}
          Next: <Moment at={nextAttemptAt} />
        </>
      )}
    </>
  );
}
