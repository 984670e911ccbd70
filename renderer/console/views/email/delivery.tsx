import { Link, useParams } from 'react-router-dom';
import type { Delivery } from '#renderer/console/api/answers.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { EmailPreview } from '#renderer/console/parts/email-preview.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Status } from '#renderer/console/parts/status.tsx';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Facts, Values } from '#renderer/console/ui/facts.tsx';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { Empty, Notice } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
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
  const { isBusy, run } = useAction((reason) =>
    toast('bad', 'The email could not be retried', reason),
  );
  async function retry(): Promise<void> {
    await run(async () => {
      await ask(`/deliveries/${encodeURIComponent(id)}/retry`, { method: 'POST' });
      toast('good', 'The email is due again');
    });
    onRetried();
  }
  return (
    <div>
      <Button disabled={isBusy} onClick={() => void retry()}>
        Try again
      </Button>
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
        <Notice tone="bad">
          {delivery.lastErrorCode && <code>{delivery.lastErrorCode}</code>} {delivery.lastError}
        </Notice>
      )}
      {delivery.isMaybeSent && isWaiting && (
        <Notice tone="warn">
          An earlier try may have reached the provider: it is looked up there before it is sent
          again.
        </Notice>
      )}

      <Section title="Tries">
        <Table
          caption="Tries, first to last"
          rows={delivery.tries}
          empty="It has not been tried yet."
          keyOf={({ attempt }) => attempt}
          columns={[
            { title: 'Try', show: ({ attempt }) => attempt },
            { title: 'Began', show: ({ startedAt }) => <Moment at={startedAt} /> },
            { title: 'Outcome', show: ({ outcome }) => outcome ?? 'under way' },
            { title: 'Status', show: ({ statusCode }) => statusCode ?? '–' },
            { title: 'Detail', show: ({ detail }) => detail ?? '–' },
          ]}
        />
      </Section>

      {delivery.reports.length > 0 && (
        <Section title="What the provider reported">
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
        </Section>
      )}

      <Section title="The email as sent">
        <Sent {...delivery} />
      </Section>

      <Section title="What it was made of">
        <Values of={delivery.body} />
      </Section>
    </>
  );
}
