import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { conversionOf, formatConversion } from '#renderer/console/charts/figures.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { WordChanges } from './word-changes.tsx';

/** What a funnel's visitors saw, when, and what became of them. */
export function FunnelVersions({ id }: { readonly id: string }) {
  const versions = useAnswer('/funnels/:id/versions', { id });
  return (
    <Section title="Versions">
      <Waiting of={versions} />
      {versions.answer && (
        <>
          <Table
            caption="What visitors saw, the newest first"
            rows={versions.answer.versions}
            keyOf={({ since }) => since}
            empty="No version was noted yet: the next start does it."
            columns={[
              { title: 'Version', isFact: true, show: ({ version }) => <code>{version}</code> },
              { title: 'Since', show: ({ since }) => <Moment at={since} /> },
              { title: 'Visitors', isNumber: true, show: ({ visitors }) => visitors },
              { title: 'Leads', isNumber: true, show: ({ saved }) => saved },
              {
                title: 'Conversion',
                isNumber: true,
                show: (one) => formatConversion(conversionOf(one)),
              },
              { title: 'Compared', isPlain: true, show: ({ sentence }) => sentence },
            ]}
          />
          <WordChanges
            before="The version before"
            of={versions.answer.versions
              .filter(({ changes }) => changes.length > 0)
              .map(({ version, changes }) => ({ variant: version, changes }))}
          />
        </>
      )}
    </Section>
  );
}
