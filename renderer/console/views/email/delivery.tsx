import { Link, useParams } from 'react-router-dom';
import type { Delivery } from '#engine/contract/console/emails.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { EmailPreview } from '#renderer/console/parts/email-preview.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { ActionBar } from '#renderer/console/parts/life/action-bar.tsx';
import { Copyable } from '#renderer/console/parts/life/copyable.tsx';
import { listDeliveryEvents, Raw } from '#renderer/console/parts/life/delivery-life.tsx';
import { Life } from '#renderer/console/parts/life/life.tsx';
import { TwoColumns } from '#renderer/console/parts/life/two-columns.tsx';
import { Status } from '#renderer/console/parts/status.tsx';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Facts, Values } from '#renderer/console/ui/facts.tsx';
import { Empty, Notice } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** One email as it arrived, with its life beside it. */
export function DeliveryView() {
  const { id = '' } = useParams();
  const may = useMay();
  const delivery = useAnswer('/deliveries/:id', { id });
  const { answer } = delivery;
  return (
    <>
      <Heading title={answer?.subject ?? answer?.functionName ?? 'Delivery'} of={delivery} />
      <Waiting of={delivery} />
      {answer?.status === 'failed' && may('operate') && (
        <Retry id={id} onRetried={delivery.refresh} />
      )}
      {answer && <Whole {...answer} />}
    </>
  );
}

/** Makes a failed email due again; a second click finds nothing failed. */
function Retry({ id, onRetried }: { readonly id: string; readonly onRetried: () => void }) {
  const toast = useToast();
  const { isBusy, run } = useAction('The email could not be retried');
  async function retry(): Promise<void> {
    await run(async () => {
      await ask('POST /deliveries/:id/retry', { id });
      toast('good', 'The email is queued for another attempt');
    });
    onRetried();
  }
  return (
    <ActionBar>
      <Button look="main" disabled={isBusy} onClick={() => void retry()}>
        Retry
      </Button>
    </ActionBar>
  );
}

/** The copy in the local mailbox, or the copy kept of what the provider got. */
function Sent({ id, messageId, hasCopy, sentAt, status }: Delivery) {
  if (messageId) return <EmailPreview path="/mailbox/:id" id={messageId} />;
  if (hasCopy) return <EmailPreview path="/deliveries/:id/email" id={id} />;
  if (sentAt) return <Empty>No copy of this email was kept.</Empty>;
  const isTried = status === 'failed';
  return (
    <Empty>
      {isTried
        ? 'The provider did not accept it, so there is no copy. The reason stands beside it.'
        : 'It has not been handed to the provider yet.'}
    </Empty>
  );
}

function Whole(delivery: Delivery) {
  return (
    <TwoColumns aside={<Known {...delivery} />} isAsideFirst>
      <Section title="Email as sent">
        <Sent {...delivery} />
      </Section>
      <Section title="Composed from">
        <Values of={delivery.body} />
      </Section>
    </TwoColumns>
  );
}

/** The email's state, and what it belongs to. */
function Known(delivery: Delivery) {
  const { lastError, lastErrorCode } = delivery;
  return (
    <>
      {lastError && (
        <Notice tone="bad">
          <p>
            {lastErrorCode && <code>{lastErrorCode}</code>} {lastError}
          </p>
        </Notice>
      )}
      {delivery.isMaybeSent && delivery.status === 'pending' && (
        <Notice tone="warn">
          An earlier attempt may have reached the provider, so the email is looked up there before
          the next attempt.
        </Notice>
      )}
      <Section title="Life">
        <Life label="Life of this email" events={listDeliveryEvents(delivery)} />
      </Section>
      <Section title="Facts">
        <Facts of={listFacts(delivery)} />
      </Section>
      <Raw label="This delivery" of={delivery} />
    </>
  );
}

function listFacts(delivery: Delivery): React.ComponentProps<typeof Facts>['of'] {
  const { leadId, email, campaign, sequence, funnelId, reference, providerMessageId } = delivery;
  const link = (name: string, to: string) => (
    <Link key={to} to={to}>
      {name}
    </Link>
  );
  const copied = (name: string, value: string | null) =>
    value && (
      <Copyable key={name} name={name}>
        {value}
      </Copyable>
    );
  return [
    ['Status', <Status key="status" of={delivery.status} />],
    ['To', leadId ? link(email, `/diagnostics/leads/${leadId}`) : email],
    ['Funnel', funnelId && link(funnelId, `/diagnostics/funnels/${funnelId}`)],
    ['Function', <code key="function">{delivery.functionName}</code>],
    ['Coach', delivery.coach],
    ['Campaign', campaign && sequence !== null ? `${campaign}, email ${sequence}` : campaign],
    ['Date of the event', <Moment key="event" at={delivery.eventStartsAt} />],
    ['Stream', delivery.stream],
    ['Provider', delivery.provider],
    ['Reference', copied('reference', reference)],
    ['Provider’s ID', copied('provider’s ID', providerMessageId)],
    ['ID', copied('ID', delivery.id)],
  ];
}
