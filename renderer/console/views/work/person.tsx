import { Link, useParams } from 'react-router-dom';
import type { Person } from '#renderer/console/api/answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { deliveryColumns } from '#renderer/console/parts/delivery-columns.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Mark } from '#renderer/console/parts/status.tsx';
import { Facts, Values } from '#renderer/console/ui/facts.tsx';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { leadColumns } from './leads.tsx';
import { PersonActions } from './person-actions.tsx';

/** One person: what they sent, what they are in, and what they got. */
export function PersonView() {
  const { id = '' } = useParams();
  const person = useAnswer<Person>(`/leads/${encodeURIComponent(id)}`);
  const { answer } = person;
  return (
    <>
      <Heading title={answer?.lead.email ?? 'Lead'} of={person} />
      <Waiting of={person} />
      {answer && <PersonActions {...answer.lead} onChanged={person.refresh} />}
      {answer && <Whole {...answer} />}
    </>
  );
}

function Whole(person: Person) {
  const { lead, others, submissions, journeys, seats, coming, deliveries, suppressions } = person;
  return (
    <>
      <Facts
        of={[
          ['Name', lead.name],
          ['Source', lead.source],
          ['Came', <Moment key="came" at={lead.createdAt} />],
          ['Id', <code key="id">{lead.id}</code>],
        ]}
      />
      {suppressions.map(({ scope, reason, createdAt }) => (
        <p key={scope} className="notice notice-warn">
          <Mark tone="warn">{reason}</Mark> {reason === 'unsubscribed' ? 'No letters' : 'No email'}{' '}
          {scope === 'all' ? 'from anybody' : `from ${scope}`} since <Moment at={createdAt} />.
        </p>
      ))}

      <section>
        <h2>Emails</h2>
        {deliveries.length === 0 && <Empty>No email was ever due to this address.</Empty>}
        {deliveries.length > 0 && (
          <Table
            caption="Emails to this person, newest first"
            rows={deliveries}
            keyOf={(row) => row.id}
            columns={deliveryColumns.filter(({ title }) => title !== 'To')}
          />
        )}
      </section>

      {coming.length > 0 && (
        <section>
          <h2>What comes next</h2>
          <Table
            caption="Emails that will come by themselves"
            rows={coming}
            keyOf={({ at, from }) => at + from}
            columns={[
              { title: 'When', show: ({ at }) => <Moment at={at} /> },
              { title: 'Email', show: ({ subject }) => subject },
              { title: 'Sent for', show: ({ from }) => from },
              { title: 'Kind', show: ({ kind }) => kind, isExtra: true },
            ]}
          />
        </section>
      )}

      <section>
        <h2>What they sent</h2>
        {submissions.length === 0 && <Empty>No form of theirs is on record.</Empty>}
        {submissions.map((submission) => (
          <article key={submission.id} className="card">
            <header>
              <strong>{submission.funnelId}</strong>
              <code>{submission.reference}</code>
              <span>{submission.outcome}</span>
              <Moment at={submission.createdAt} />
            </header>
            <Values of={submission.fields} />
            {submission.attribution && <Values of={submission.attribution} />}
            {submission.consent && (
              <p className="small">
                <span className="quiet">Agreed to:</span> {submission.consent}
              </p>
            )}
            <p className="small">
              <Link to={`/diagnostics/errors?query=${submission.reference}`}>
                Errors with this reference
              </Link>
            </p>
          </article>
        ))}
      </section>

      <section>
        <h2>Journeys</h2>
        {journeys.length === 0 && <Empty>This person is in no campaign.</Empty>}
        {journeys.length > 0 && (
          <Table
            caption="Journeys"
            rows={journeys}
            keyOf={(row) => row.id}
            columns={[
              { title: 'Campaign', show: (row) => row.campaign },
              {
                title: 'State',
                show: (row) =>
                  row.stoppedAt ? (
                    <Mark tone="off">stopped</Mark>
                  ) : row.isCompleted ? (
                    <Mark tone="good">completed</Mark>
                  ) : (
                    <Mark tone="busy">under way</Mark>
                  ),
              },
              {
                title: 'Next letter',
                show: (row) =>
                  row.isCompleted ? '–' : `${row.currentSequence} of ${row.letters.length || '?'}`,
              },
              { title: 'Began', show: (row) => <Moment at={row.createdAt} />, isExtra: true },
            ]}
          />
        )}
      </section>

      {seats.length > 0 && (
        <section>
          <h2>Seats</h2>
          <Table
            caption="Seats at events"
            rows={seats}
            keyOf={(row) => row.id}
            columns={[
              { title: 'Event', show: (row) => row.event },
              { title: 'Begins', show: (row) => <Moment at={row.startsAt} /> },
              { title: 'Taken', show: (row) => <Moment at={row.createdAt} /> },
            ]}
          />
        </section>
      )}

      {others.length > 0 && (
        <section>
          <h2>Also came through</h2>
          <Table
            caption="Other leads of this person"
            rows={others}
            keyOf={(row) => row.id}
            columns={leadColumns}
          />
        </section>
      )}
    </>
  );
}
