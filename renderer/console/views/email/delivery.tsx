import { Link, useParams } from 'react-router-dom';
import type { Delivery } from '#engine/contract/console/emails.ts';
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

/** One email: its status, its attempts, how it reads, and what it was composed from. */
export function DeliveryView() {
  const { id = '' } = useParams();
  const delivery = useAnswer('/deliveries/:id', { id });
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

/** Makes a failed email due again; a second click finds nothing that has failed. */
function Retry({ id, onRetried }: { readonly id: string; readonly onRetried: () => void }) {
  const toast = useToast();
  const { isBusy, run } = useAction((reason) =>
    toast('bad', 'The email could not be retried', reason),
  );
  async function retry(): Promise<void> {
    await run(async () => {
      await ask('POST /deliveries/:id/retry', { id });
      toast('good', 'The email is queued for another attempt');
    });
    onRetried();
  }
  return (
    <div>
      <Button disabled={isBusy} onClick={() => void retry()}>
        Retry
      </Button>
    </div>
  );
}

/** The copy in the local mailbox, or the one that was kept of what the provider got. */
function Sent({ id, messageId, hasCopy, sentAt }: Delivery) {
  if (messageId) return <EmailPreview path="/mailbox/:id" id={messageId} />;
  if (hasCopy) return <EmailPreview path="/deliveries/:id/email" id={id} />;
  return (
    <Empty>
      {sentAt ? 'No copy of this email was kept.' : 'It has not been handed to the provider yet.'}
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
              ? `${delivery.campaign}, email ${delivery.sequence}`
              : delivery.campaign,
          ],
          ['Date of the event', <Moment key="event" at={delivery.eventStartsAt} />],
          ['Stream', delivery.stream],
          ['Created', <Moment key="created" at={delivery.createdAt} />],
          isWaiting
            ? ['Next attempt', <Moment key="next" at={delivery.nextAttemptAt} />]
            : ['Sent', <Moment key="sent" at={delivery.sentAt} />],
          ['First download', <Moment key="fetched" at={delivery.fetchedAt} />],
          ['Provider', delivery.provider],
          ['Provider’s ID', delivery.providerMessageId],
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
          An earlier attempt may have reached the provider, so the email is looked up there before
          another attempt.
        </Notice>
      )}

      <Section title="Attempts">
        <Table
          caption="Attempts, first to last"
          rows={delivery.tries}
          empty="No attempts yet."
          keyOf={({ attempt }) => attempt}
          columns={[
            { title: 'Attempt', show: ({ attempt }) => attempt },
            { title: 'Started', show: ({ startedAt }) => <Moment at={startedAt} /> },
            { title: 'Outcome', show: ({ outcome }) => outcome ?? 'in progress' },
            { title: 'Status code', show: ({ statusCode }) => statusCode ?? '–' },
            { title: 'Detail', show: ({ detail }) => detail ?? '–' },
          ]}
        />
      </Section>

      {delivery.reports.length > 0 && (
        <Section title="Provider events">
          <Table
            caption="Provider events, first to last"
            rows={delivery.reports}
            keyOf={({ key }) => key}
            columns={[
              { title: 'When', show: ({ occurredAt }) => <Moment at={occurredAt} /> },
              { title: 'Event', show: ({ kind }) => kind },
              { title: 'Detail', show: ({ detail }) => detail ?? '–' },
            ]}
          />
        </Section>
      )}

      <Section title="Email as sent">
        <Sent {...delivery} />
      </Section>

      <Section title="Composed from">
        <Values of={delivery.body} />
      </Section>
    </>
  );
}
