import { Link } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Address } from '#renderer/console/ui/address.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

/** Sign-ups that wait for their confirmation by email; nothing if there are none. */
export function UnconfirmedSection() {
  const { answer } = useAnswer('/unconfirmed', {});
  if (!answer || answer.count === 0) return null;
  const { count, rows } = answer;
  return (
    <Section title={`Waiting for a confirmation: ${count}`}>
      <Table
        caption={
          count > rows.length
            ? `The latest ${rows.length} sign-ups not confirmed yet`
            : 'Sign-ups not confirmed yet'
        }
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Email', isFact: true, show: ({ email }) => <Address of={email} /> },
          {
            title: 'Funnel',
            isPlain: true,
            show: ({ funnelId }) => <Link to={`/diagnostics/funnels/${funnelId}`}>{funnelId}</Link>,
          },
          { title: 'Asked', isPlain: true, show: ({ askedAt }) => <Moment at={askedAt} /> },
          { title: 'Emails', isNumber: true, show: ({ emails }) => emails },
          { title: 'Lapses', show: ({ expiresAt }) => <Moment at={expiresAt} /> },
        ]}
      />
    </Section>
  );
}
