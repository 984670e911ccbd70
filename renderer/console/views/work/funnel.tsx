import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { FunnelDetails } from '#renderer/console/api/funnel-answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { EmailPreview } from '#renderer/console/parts/email-preview.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Facts, Values } from '#renderer/console/ui/facts.tsx';
import { Stage, useScreen } from '#renderer/console/ui/stage.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

/** One funnel: what was declared, its page in every state, and its emails. */
export function FunnelView() {
  const { id = '' } = useParams();
  const funnel = useAnswer<FunnelDetails>(`/funnels/${encodeURIComponent(id)}`, 0);
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
  const { id, paths, redirects, fields, journey, event } = funnel;
  return (
    <section>
      <h2>Declared</h2>
      <Facts
        of={[
          ['File', <code key="file">{funnel.file}</code>],
          ['Coach', funnel.coach],
          ['Paths', paths.join(', ')],
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
          ['Journey', journey && <Values key="journey" of={journey} />],
          ['Event', event && <Values key="event" of={event} />],
        ]}
      />
      {fields.length > 0 && (
        <div className="below">
          <Table
            caption="Fields of the form"
            rows={fields}
            keyOf={({ name }) => name}
            columns={[
              { title: 'Field', show: ({ name }) => <code>{name}</code> },
              { title: 'Kind', show: ({ kind }) => kind },
              { title: 'Label', show: ({ label }) => label },
              { title: 'Asked', show: ({ required }) => (required ? 'required' : 'optional') },
            ]}
          />
        </div>
      )}
    </section>
  );
}

/** The page as visitors get it, in the state that is chosen in the table of outcomes. */
function Page({ id, name, states }: FunnelDetails) {
  const [search, setSearch] = useSearchParams();
  const { screen, choice } = useScreen();
  const chosen = states.find(({ key }) => key === search.get('state')) ?? states[0];
  if (!chosen) return null;
  const query = new URLSearchParams({ state: chosen.key });
  const place = chosen.key === 'idle' ? '' : '#form';
  const choose = (key: string) =>
    setSearch(
      (now) => {
        const then = new URLSearchParams(now);
        then.set('state', key);
        return then;
      },
      { preventScrollReset: true },
    );
  return (
    <section>
      <h2>Page and outcomes</h2>
      <div className="stacked">
        <Table
          caption="States of the page"
          rows={states}
          keyOf={({ key }) => key}
          columns={[
            {
              title: 'State',
              show: ({ key, title }) => (
                <button
                  type="button"
                  className="as-link"
                  aria-pressed={key === chosen.key}
                  onClick={() => choose(key)}
                >
                  {title}
                </button>
              ),
            },
            {
              title: 'Toast',
              show: ({ toast }) =>
                toast ? (
                  <>
                    {toast.title} <span className="quiet">{toast.description}</span>
                  </>
                ) : (
                  <span className="quiet">–</span>
                ),
            },
            {
              title: 'Screen',
              show: ({ screen: title }) => title ?? <span className="quiet">–</span>,
            },
          ]}
        />
        {choice}
        <Stage
          key={chosen.key}
          screen={screen}
          title={`${name}, ${chosen.title}`}
          src={`/api/operator/funnels/${encodeURIComponent(id)}/preview?${query}${place}`}
          sandbox="allow-same-origin"
        />
      </div>
    </section>
  );
}

function Emails({ emails }: FunnelDetails) {
  const [search, setSearch] = useSearchParams();
  const chosen = emails.find(({ key }) => key === search.get('email'));
  return (
    <section>
      <h2>Emails</h2>
      {emails.length === 0 && <Empty>This funnel sends no email.</Empty>}
      {emails.length > 0 && (
        <div className="stacked">
          <Table
            caption="Emails of this funnel"
            rows={emails}
            keyOf={({ key }) => key}
            columns={[
              {
                title: 'Email',
                show: ({ key, subject }) => (
                  <button
                    type="button"
                    className="as-link"
                    aria-pressed={key === chosen?.key}
                    onClick={() =>
                      setSearch((now) => {
                        const then = new URLSearchParams(now);
                        then.set('email', key);
                        return then;
                      })
                    }
                  >
                    {subject}
                  </button>
                ),
              },
              { title: 'Sent as', show: ({ title }) => title },
              { title: 'Template', show: ({ template }) => template, isExtra: true },
            ]}
          />
          {chosen && (
            <EmailPreview
              key={chosen.key}
              path={`/sample-emails/${encodeURIComponent(chosen.key)}`}
            />
          )}
        </div>
      )}
    </section>
  );
}
