import { Link, useParams, useSearchParams } from 'react-router-dom';
import { writeAddress } from '#engine/contract/console/endpoints.ts';
import type { FunnelDetails } from '#engine/contract/console/funnels.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { EmailPreview } from '#renderer/console/parts/email-preview.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Publishing } from '#renderer/console/parts/publishing.tsx';
import { useSetQuery } from '#renderer/console/parts/query.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { LinkButton } from '#renderer/console/ui/button.tsx';
import { Facts, Values } from '#renderer/console/ui/facts.tsx';
import { Stack } from '#renderer/console/ui/layout.tsx';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Stage, useScreen } from '#renderer/console/ui/stage.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

/** One funnel: what was declared, its page in every state, and its emails. */
export function FunnelView() {
  const { id = '' } = useParams();
  const funnel = useAnswer('/funnels/:id', { id });
  const { answer } = funnel;
  return (
    <>
      <Heading title={answer?.name ?? 'Funnel'} of={funnel} />
      <Waiting of={funnel} />
      {answer && (
        <>
          <Declared {...answer} />
          <Page {...answer} />
          <Emails {...answer} />
        </>
      )}
    </>
  );
}

function Declared(funnel: FunnelDetails) {
  const { id, paths, redirects, fields, journey, event, dates } = funnel;
  return (
    <Section title="Declaration">
      <Facts
        of={[
          ['File', <code key="file">{funnel.file}</code>],
          ['Coach', funnel.coach],
          ['Paths', paths.join(', ')],
          ['Page', <Publishing key="page" {...funnel} />],
          ['After sending', funnel.thanksPath],
          ['Language', funnel.language === 'en' ? null : funnel.language],
          ['Redirects', redirects.join(', ') || null],
          ['Source', funnel.source],
          [
            'Figures',
            <Link key="figures" to={`/diagnostics?funnel=${id}`}>
              leads and conversion
            </Link>,
          ],
          ['Email', funnel.emailFunction && <code key="email">{funnel.emailFunction}</code>],
          ['Sender', funnel.sender],
          ['When the email fails', funnel.onEmailFailure],
        ]}
      />
      {journey && <Group title="Journey" of={journey} />}
      {event && <Group title="Event" of={event} />}
      {dates.length > 0 && (
        <div className="mt-2">
          <Table
            caption="Dates of the event"
            rows={dates}
            keyOf={({ key }) => key}
            columns={[
              { title: 'Date', show: ({ key }) => <code>{key}</code> },
              {
                title: 'Starts',
                show: ({ startsAt }) =>
                  startsAt === null ? 'to be announced' : <Moment at={startsAt} />,
              },
              { title: 'State', show: ({ state }) => state },
              {
                title: 'Seats taken',
                show: ({ taken, seats }) => (seats === null ? taken : `${taken} of ${seats}`),
              },
              { title: 'Waiting', show: ({ waiting }) => waiting },
            ]}
          />
        </div>
      )}
      {fields.length > 0 && (
        <div className="mt-2">
          <Table
            caption="Form fields"
            rows={fields}
            keyOf={({ name }) => name}
            columns={[
              { title: 'Field', show: ({ name }) => <code>{name}</code> },
              { title: 'Kind', show: ({ kind }) => kind },
              { title: 'Label', show: ({ label }) => label },
              { title: 'Required', show: ({ required }) => (required ? 'yes' : 'no') },
            ]}
          />
        </div>
      )}
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
    <div className="mt-2 border-t border-line pt-2">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <Values of={of} />
    </div>
  );
}

/** The page as visitors get it, in the state that is chosen in the table of outcomes. */
function Page({ id, name, states }: FunnelDetails) {
  const [search] = useSearchParams();
  const setQuery = useSetQuery();
  const { screen, choice } = useScreen();
  const chosen = states.find(({ key }) => key === search.get('state')) ?? states[0];
  if (!chosen) return null;
  const place = chosen.key === 'idle' ? '' : '#form';
  return (
    <Section title="Page and outcomes">
      <Stack>
        <Table
          caption="Page states"
          rows={states}
          keyOf={({ key }) => key}
          columns={[
            {
              title: 'State',
              show: ({ key, title }) => (
                <LinkButton
                  aria-pressed={key === chosen.key}
                  onClick={() => setQuery('state', key, { preventScrollReset: true })}
                >
                  {title}
                </LinkButton>
              ),
            },
            {
              title: 'Toast',
              show: ({ toast }) =>
                toast ? (
                  <>
                    {toast.title} <span className="text-quiet">{toast.description}</span>
                  </>
                ) : (
                  <None />
                ),
            },
            {
              title: 'Screen',
              show: ({ screen: title }) => title ?? <None />,
            },
          ]}
        />
        {choice}
        <Stage
          key={chosen.key}
          screen={screen}
          title={`${name}, ${chosen.title}`}
          src={
            writeAddress('GET /funnels/:id/preview', { id, query: { state: chosen.key } }) + place
          }
          sandbox="allow-same-origin"
        />
      </Stack>
    </Section>
  );
}

function Emails({ emails }: FunnelDetails) {
  const [search] = useSearchParams();
  const setQuery = useSetQuery();
  const chosen = emails.find(({ key }) => key === search.get('email'));
  return (
    <Section title="Emails">
      <Stack>
        <Table
          caption="Emails of this funnel"
          rows={emails}
          empty="This funnel sends no emails."
          keyOf={({ key }) => key}
          columns={[
            {
              title: 'Email',
              show: ({ key, subject }) => (
                <LinkButton
                  aria-pressed={key === chosen?.key}
                  onClick={() => setQuery('email', key)}
                >
                  {subject}
                </LinkButton>
              ),
            },
            { title: 'Sent as', show: ({ title }) => title },
            { title: 'Template', show: ({ template }) => template, isExtra: true },
          ]}
        />
        {chosen && <EmailPreview key={chosen.key} path="/sample-emails/:id" id={chosen.key} />}
      </Stack>
    </Section>
  );
}
