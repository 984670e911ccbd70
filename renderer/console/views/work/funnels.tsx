import { Link } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Publishing } from '#renderer/console/parts/publishing.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

const languages = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = (language: string) => languages.of(language) ?? language;

export function FunnelsView() {
  const funnels = useAnswer('/funnels', {});
  return (
    <>
      <Heading title="Funnels" of={funnels} />
      <Waiting of={funnels} shape="rows" />
      {funnels.answer && (
        <Table
          caption="Declared funnels, by coach"
          rows={funnels.answer}
          empty="No funnels are declared yet. Create the first one with npm run new-funnel."
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Funnel',
              isFact: true,
              show: ({ id, name, language }) => (
                <>
                  <Link to={`/diagnostics/funnels/${id}`}>{name}</Link>
                  {language !== 'en' && <span className="text-quiet"> in {nameOf(language)}</span>}
                </>
              ),
            },
            { title: 'Coach', isPlain: true, show: ({ coach }) => coach },
            {
              title: 'Offer',
              show: ({ kind }) => <span className="whitespace-nowrap">{kind}</span>,
              isExtra: true,
            },
            { title: 'Page', isPlain: true, show: (funnel) => <Publishing {...funnel} /> },
            {
              title: 'Path',
              isPlain: true,
              show: ({ path, address, thanksPath }) => (
                <>
                  <a href={address}>{path}</a>
                  {thanksPath && <div className="text-quiet">then {thanksPath}</div>}
                </>
              ),
            },
            {
              title: 'Source',
              show: ({ source }) => source ?? <None>no form</None>,
              isExtra: true,
            },
            {
              title: 'Email',
              show: ({ emailFunction }) =>
                emailFunction ? <code>{emailFunction}</code> : <None />,
              isExtra: true,
            },
          ]}
        />
      )}
    </>
  );
}
