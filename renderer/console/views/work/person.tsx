import { useParams } from 'react-router-dom';
import type { Person } from '#engine/contract/console/people.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { ActionBar } from '#renderer/console/parts/life/action-bar.tsx';
import { Copyable } from '#renderer/console/parts/life/copyable.tsx';
import { Life } from '#renderer/console/parts/life/life.tsx';
import { listPersonEvents } from '#renderer/console/parts/life/person-life.tsx';
import { TwoColumns } from '#renderer/console/parts/life/two-columns.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { Facts } from '#renderer/console/ui/facts.tsx';
import { Notice } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { AllowAddress } from './allow-address.tsx';
import { leadColumns } from './leads.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonSeats } from './person-seats.tsx';

/** One person: what they gave, agreed to and got, and what comes next, on one line through now. */
export function PersonView() {
  const { id = '' } = useParams();
  const person = useAnswer('/leads/:id', { id });
  const { answer } = person;
  return (
    <>
      <Heading title={answer?.lead.email ?? 'Lead'} of={person} />
      <Waiting of={person} />
      {answer && (
        <ActionBar>
          <PersonActions {...answer.lead} onChanged={person.refresh} />
        </ActionBar>
      )}
      {answer && <Whole {...answer} onChanged={person.refresh} />}
    </>
  );
}

function Whole({ onChanged, ...person }: Person & { readonly onChanged: () => void }) {
  const { lead, seats, suppressions } = person;
  return (
    <>
      {suppressions.map(({ scope, reason, createdAt }) => (
        <Notice key={scope} tone="warn">
          <Badge tone="warn">{reason}</Badge>
          <span>
            {reason === 'unsubscribed' ? 'No campaign emails' : 'No emails'}{' '}
            {scope === 'all' ? 'from any coach' : `from ${scope}`}, noted <Moment at={createdAt} />.
          </span>
          {(reason === 'bounced' || reason === 'refused') && (
            <AllowAddress {...lead} onChanged={onChanged} />
          )}
        </Notice>
      ))}
      {seats.length > 0 && (
        <Section title="Seats">
          <PersonSeats lead={lead} seats={seats} onChanged={onChanged} />
        </Section>
      )}
      <TwoColumns aside={<Known {...person} />}>
        <Section title="Life">
          <Life label="Life of this person" events={listPersonEvents(person)} />
        </Section>
      </TwoColumns>
    </>
  );
}

function Known({ lead, others, journeys, submissions }: Person) {
  const first = submissions.at(-1);
  const last = submissions[0];
  return (
    <>
      <Section title="Facts">
        <Facts
          of={[
            ['Name', lead.name],
            ['Source', lead.source],
            ['First touch', first && <Touch key="first" {...first} />],
            ['Last touch', last && last !== first ? <Touch key="last" {...last} /> : null],
            ['Signed up', <Moment key="signed-up" at={lead.createdAt} />],
            [
              'ID',
              <Copyable key="id" name="ID">
                {lead.id}
              </Copyable>,
            ],
          ]}
        />
      </Section>
      {journeys.length > 0 && (
        <Section title="Journeys">
          <Table
            caption="Journeys"
            rows={journeys}
            keyOf={(row) => row.id}
            isCompact
            columns={[
              { title: 'Campaign', show: ({ campaign }) => campaign },
              { title: 'State', show: (row) => <JourneyState {...row} /> },
              {
                title: 'Next',
                show: ({ isCompleted, currentSequence, stepIds }) => (
                  <span className="whitespace-nowrap">
                    {isCompleted ? '–' : `${currentSequence} of ${stepIds.length || '?'}`}
                  </span>
                ),
                isNumber: true,
              },
            ]}
          />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="Also signed up through">
          <Table
            caption="Other leads of this person"
            rows={others}
            keyOf={(row) => row.id}
            isCompact
            columns={leadColumns.filter(({ title }) => title === 'Email' || title === 'Source')}
          />
        </Section>
      )}
    </>
  );
}

function Touch({ trafficSource, createdAt }: Person['submissions'][number]) {
  return (
    <>
      {trafficSource === '' ? 'not known' : trafficSource}{' '}
      <span className="text-quiet">
        <Moment at={createdAt} />
      </span>
    </>
  );
}

function JourneyState({ stoppedAt, leftAt, isCompleted }: Person['journeys'][number]) {
  if (stoppedAt) return <Badge tone="off">stopped</Badge>;
  if (leftAt) return <Badge tone="good">booked or bought</Badge>;
  return isCompleted ? (
    <Badge tone="good">completed</Badge>
  ) : (
    <Badge tone="busy">in progress</Badge>
  );
}
