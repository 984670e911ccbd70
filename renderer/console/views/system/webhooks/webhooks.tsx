import { Link } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { nameOf, State } from './state.tsx';

/** The endpoints of other programs that are notified of leads. */
export function WebhooksView() {
  const webhooks = useAnswer('/webhooks', {});
  const may = useMay();
  const brandOf = (slug: string) =>
    webhooks.answer?.coaches.find((coach) => coach.slug === slug)?.brand ?? slug;
  return (
    <>
      <Heading title="Webhooks" of={webhooks} />
      <Waiting of={webhooks} shape="rows" />
      {webhooks.answer && (
        <Table
          caption="Webhooks, those with a problem first"
          rows={webhooks.answer.webhooks}
          empty={
            may('operate')
              ? 'No program is notified of leads yet. Add one below, or declare webhooks in a coach’s file.'
              : 'No program is notified of leads yet. An operator can add one.'
          }
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Program',
              isFact: true,
              show: (webhook) => (
                <Link to={`/diagnostics/webhooks/${webhook.id}`}>{nameOf(webhook)}</Link>
              ),
            },
            { title: 'Coach', show: ({ coach }) => brandOf(coach) },
            { title: 'State', isPlain: true, show: ({ state }) => <State of={state} /> },
            { title: 'Events', isExtra: true, show: ({ events }) => events.join(', ') },
            { title: 'Waiting', isNumber: true, show: ({ waiting }) => waiting },
            { title: 'Given up', isNumber: true, show: ({ failed }) => failed },
            {
              title: 'Last delivered',
              show: ({ lastDeliveredAt }) =>
                lastDeliveredAt ? <Moment at={lastDeliveredAt} /> : <None />,
            },
          ]}
        />
      )}
      {webhooks.answer && may('operate') && (
        <Section title="Add a webhook">
          <AddWebhook coaches={webhooks.answer.coaches} onMade={webhooks.refresh} />
        </Section>
      )}
    </>
  );
}
