import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Delivery } from '#renderer/console/api/answers.ts';
import { ask, describeError } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { EmailPreview } from '#renderer/console/parts/email-preview.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Status } from '#renderer/console/parts/status.tsx';
import { Facts, Values } from '#renderer/console/ui/facts.tsx';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** One email: its state, its tries, what it was made of, and how it reads. */
export function DeliveryView() {
  const { id = '' } = useParams();
  const delivery = useAnswer<Delivery>(`/deliveries/${encodeURIComponent(id)}`, 10);
  const { answer } = delivery;
  return (
    <>
      <Heading title={answer?.subject ?? answer?.functionName ?? 'Delivery'} of={delivery} />
      <Waiting of={delivery} />
      {answer?.status === 'failed' && <Retry id={id} onRetried={delivery.refresh} />}
      {answer && <Whole {...answer} />}
    </>
  );
}

/** Makes a failed email due again; a second click finds nothing that failed. */
function Retry({ id, onRetried }: { readonly id: string; readonly onRetried: () => void }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function retry(): Promise<void> {
    setIsBusy(true);
    try {
      const path = `/deliveries/${encodeURIComponent(id)}/retry`;
      await ask(path, { method: 'POST' });
      toast('good', 'The email is due again');
    } catch (error) {
      toast('bad', 'The email could not be retried', describeError(error));
    } finally {
      setIsBusy(false);
      onRetried();
    }
  }
  return (
    <div>
      <button type="button" disabled={isBusy} onClick={() => void retry()}>
        Try again
      </button>
    </div>
  );
}

/** The copy in the local mailbox, or the one that was kept of what the provider got. */
function Sent({ id, messageId, hasCopy, sentAt }: Delivery) {
  if (messageId) return <EmailPreview path={`/mailbox/${messageId}`} />;
  if (hasCopy) return <EmailPreview path={`/deliveries/${id}/email`} />;
  return (
    <Empty>
      {sentAt
        ? 'No copy was kept of what was sent.'
        : 'Nothing has been handed to the provider yet.'}
    </Empty>
  );
}

function Whole(delivery: Delivery) {
  const isWaiting = delivery.status === 'pending';
  return (
    <>
      <Facts
        of={[
          ['Status', <Status key="status" of={delivery.status} />],
          [
            'To',
            delivery.leadId ? (
              <Link key="to" to={`/diagnostics/leads/${delivery.leadId}`}>
                {delivery.email}
              </Link>
            ) : (
              delivery.email
            ),
          ],
          ['Function', <code key="function">{delivery.functionName}</code>],
          ['Coach', delivery.coach],
          ['Funnel', delivery.funnelId],
          [
            'Campaign',
            delivery.campaign && delivery.sequence !== null
              ? `${delivery.campaign}, letter ${delivery.sequence}`
              : delivery.campaign,
          ],
          ['Stream', delivery.stream],
          ['Created', <Moment key="created" at={delivery.createdAt} />],
          isWaiting
            ? ['Next try', <Moment key="next" at={delivery.nextAttemptAt} />]
            : ['Sent', <Moment key="sent" at={delivery.sentAt} />],
          ['Provider', delivery.provider],
          ['Provider’s id', delivery.providerMessageId],
          ['Reference', delivery.reference && <code key="ref">{delivery.reference}</code>],
        ]}
      />
      {delivery.lastError && (
        <p className="notice notice-bad">
          {delivery.lastErrorCode && <code>{delivery.lastErrorCode}</code>} {delivery.lastError}
        </p>
      )}
      {delivery.isMaybeSent && isWaiting && (
        <p className="notice notice-warn">
          An earlier try may have reached the provider: it is looked up there before it is sent
          again.
        </p>
      )}

      <section>
        <h2>Tries</h2>
        {delivery.tries.length === 0 && <Empty>It has not been tried yet.</Empty>}
        {delivery.tries.length > 0 && (
          <Table
            caption="Tries, first to last"
            rows={delivery.tries}
            keyOf={({ attempt }) => attempt}
            columns={[
              { title: 'Try', show: ({ attempt }) => attempt },
              { title: 'Began', show: ({ startedAt }) => <Moment at={startedAt} /> },
              { title: 'Outcome', show: ({ outcome }) => outcome ?? 'under way' },
              { title: 'Status', show: ({ statusCode }) => statusCode ?? '–' },
              { title: 'Detail', show: ({ detail }) => detail ?? '–' },
            ]}
          />
        )}
      </section>

      {delivery.reports.length > 0 && (
        <section>
          <h2>What the provider reported</h2>
          <Table
            caption="Reports, first to last"
            rows={delivery.reports}
            keyOf={({ key }) => key}
            columns={[
              { title: 'When', show: ({ occurredAt }) => <Moment at={occurredAt} /> },
              { title: 'Report', show: ({ kind }) => kind },
              { title: 'Detail', show: ({ detail }) => detail ?? '–' },
            ]}
          />
        </section>
      )}

      <section>
        <h2>The email as sent</h2>
        <Sent {...delivery} />
      </section>

      <section>
        <h2>What it was made of</h2>
        <Values of={delivery.body} />
      </section>
    </>
  );
}
