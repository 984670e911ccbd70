import type { FunnelDetails } from '#engine/contract/console/funnels.ts';
import { Publishing } from '#renderer/console/parts/publishing.tsx';
import { Facts, Values } from '#renderer/console/ui/facts.tsx';
import { Stack } from '#renderer/console/ui/layout.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

/** The dates of a funnel's event, with their seats. */
export function EventDates({ dates }: Pick<FunnelDetails, 'dates'>) {
  return (
    <Section title="Dates of the event">
      <Table
        caption="Dates of the event"
        rows={dates}
        keyOf={({ key }) => key}
        columns={[
          { title: 'Date', show: ({ key }) => <code>{key}</code>, isFact: true },
          {
            title: 'Starts',
            show: ({ startsAt }) =>
              startsAt === null ? 'to be announced' : <Moment at={startsAt} />,
          },
          { title: 'State', show: ({ state }) => state },
          {
            title: 'Seats taken',
            show: ({ taken, seats }) => (seats === null ? taken : `${taken} of ${seats}`),
            isNumber: true,
          },
          { title: 'Waiting', show: ({ waiting }) => waiting, isNumber: true },
        ]}
      />
    </Section>
  );
}

/** What programs and operators need from a declaration: its names, files and addresses. */
export function Declared(funnel: FunnelDetails) {
  const { journey, event } = funnel;
  return (
    <Section title="Declaration">
      <Stack>
        <Facts
          of={[
            ['File', <code key="file">{funnel.file}</code>],
            ['Paths', funnel.paths.join(', ')],
            ['Page', <Publishing key="page" {...funnel} />],
            ['After sending', funnel.thanksPath],
            ['Language', funnel.language === 'en' ? null : funnel.language],
            ['Redirects', funnel.redirects.join(', ') || null],
            ['Source', funnel.source],
            ['Email', funnel.emailFunction && <code key="email">{funnel.emailFunction}</code>],
            ['Sender', funnel.sender],
            ['When the email fails', funnel.onEmailFailure],
          ]}
        />
        {(journey ?? event) && (
          <details>
            <summary className="min-h-control cursor-pointer content-center text-accent">
              Journey and event in full
            </summary>
            <Stack>
              {journey && <Group title="Journey" of={journey} />}
              {event && <Group title="Event" of={event} />}
            </Stack>
          </details>
        )}
      </Stack>
    </Section>
  );
}

/** A group of declared values, as wide as the section. */
function Group({
  title,
  of,
}: {
  readonly title: string;
  readonly of: Readonly<Record<string, unknown>>;
}) {
  return (
    <div className="border-t border-line pt-2">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <Values of={of} />
    </div>
  );
}
