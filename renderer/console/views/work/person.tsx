import { Link, useParams } from 'react-router-dom';
import type { Person } from '#engine/contract/console/people.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { deliveryColumns } from '#renderer/console/parts/delivery-columns.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { Facts, Values } from '#renderer/console/ui/facts.tsx';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { Empty, Notice } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { leadColumns } from './leads.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonSeats } from './person-seats.tsx';

/** One person: what they submitted, where they are enrolled, and which emails they got or will get. */
export function PersonView() {
  const { id = '' } = useParams();
  const person = useAnswer('/leads/:id', { id });
  const { answer } = person;
  return (
    <>
      <Heading title={answer?.lead.email ?? 'Lead'} of={person} />
      <Waiting of={person} />
      {answer && <PersonActions {...answer.lead} onChanged={person.refresh} />}
      {answer && <Whole {...answer} onChanged={person.refresh} />}
    </>
  );
}

function Whole({ onChanged, ...person }: Person & { readonly onChanged: () => void }) {
  const { lead, others, submissions, journeys, seats, coming, deliveries, suppressions } = person;
  return (
    <>
      <Facts
        of={[
          ['Name', lead.name],
          ['Source', lead.source],
          ['Signed up', <Moment key="signed-up" at={lead.createdAt} />],
          ['ID', <code key="id">{lead.id}</code>],
        ]}
      />
      {suppressions.map(({ scope, reason, createdAt }) => (
        <Notice key={scope} tone="warn">
          <Badge tone="warn">{reason}</Badge>{' '}
          {reason === 'unsubscribed' ? 'No campaign emails' : 'No emails'}{' '}
          {scope === 'all' ? 'from any coach' : `from ${scope}`} since <Moment at={createdAt} />.
        </Notice>
      ))}

      <Section title="Emails">
        <Table
          caption="Emails to this person, newest first"
          rows={deliveries}
          empty="No emails to this person yet."
          keyOf={(row) => row.id}
          columns={deliveryColumns.filter(({ title }) => title !== 'To')}
        />
      </Section>

      {coming.length > 0 && (
        <Section title="Scheduled emails">
          <Table
            caption="Scheduled emails, soonest first"
            rows={coming}
            keyOf={({ at, from }) => at + from}
            columns={[
              { title: 'When', show: ({ at }) => <Moment at={at} /> },
              { title: 'Email', show: ({ subject }) => subject },
              { title: 'Part of', show: ({ from }) => from },
              {
                title: 'Kind',
                show: ({ kind }) => kind,
                isExtra: true,
              },
            ]}
          />
        </Section>
      )}

      <Section title="Submissions">
        {submissions.length === 0 && <Empty>No submissions on record.</Empty>}
        {submissions.map((submission) => (
          <article
            key={submission.id}
            className="grid gap-2 border-t border-line py-2.5 wrap-anywhere"
          >
            <header className="flex flex-wrap gap-x-4 gap-y-1">
              <strong>{submission.funnelId}</strong>
              <code>{submission.reference}</code>
              <span>{submission.outcome}</span>
              <Moment at={submission.createdAt} />
            </header>
            <Values of={submission.fields} />
            {submission.attribution && <Values of={submission.attribution} />}
            {submission.consent && (
              <p className="text-small">
                <span className="text-quiet">Agreed to:</span> {submission.consent}
              </p>
            )}
            {Object.entries(submission.ticked ?? {}).map(([name, words]) => (
              <p key={name} className="text-small">
                <span className="text-quiet">Ticked {name}:</span> {words}
              </p>
            ))}
            <p className="text-small">
              <Link to={`/diagnostics/errors?query=${submission.reference}`}>
                Errors with this reference
              </Link>
            </p>
          </article>
        ))}
      </Section>

      <Section title="Journeys">
        <Table
          caption="Journeys"
          rows={journeys}
          empty="Not enrolled in any campaign."
          keyOf={(row) => row.id}
          columns={[
            { title: 'Campaign', show: (row) => row.campaign },
            {
              title: 'State',
              show: (row) =>
                row.stoppedAt ? (
                  <Badge tone="off">stopped</Badge>
                ) : row.isCompleted ? (
                  <Badge tone="good">completed</Badge>
                ) : (
                  <Badge tone="busy">in progress</Badge>
                ),
            },
            {
              title: 'Next email',
              show: (row) =>
                row.isCompleted ? '–' : `${row.currentSequence} of ${row.letters.length || '?'}`,
            },
            { title: 'Enrolled', show: (row) => <Moment at={row.createdAt} />, isExtra: true },
          ]}
        />
      </Section>

      {seats.length > 0 && (
        <Section title="Seats">
          <PersonSeats lead={lead} seats={seats} onChanged={onChanged} />
        </Section>
      )}

      {others.length > 0 && (
        <Section title="Also signed up through">
          <Table
            caption="Other leads of this person"
            rows={others}
            keyOf={(row) => row.id}
            columns={leadColumns}
          />
        </Section>
      )}
    </>
  );
}
