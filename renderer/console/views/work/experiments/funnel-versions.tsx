import { useState } from 'react';
import type { VersionLine } from '#engine/contract/console/experiments.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import {
  conversionOf,
  formatConversion,
  formatDay,
  formatNumber,
} from '#renderer/console/charts/figures.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { LinkButton } from '#renderer/console/ui/button.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Sheet } from '#renderer/console/ui/sheet.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { ConversionFigure } from './conversion-figure.tsx';
import { ChangesTable } from './word-changes.tsx';

/** What a funnel's visitors saw, when, and the results. */
export function FunnelVersions({ id }: { readonly id: string }) {
  const { answer, ...versions } = useAnswer('/funnels/:id/versions', { id });
  const [opened, setOpened] = useState<string>();
  const shown = answer?.versions.find(({ since }) => since === opened);
  return (
    <Section title="Versions">
      <Waiting of={{ answer, ...versions }} />
      {answer && (
        <>
          <ConversionFigure of={answer} onOpen={setOpened} />
          <Table
            caption="What visitors saw, newest first"
            rows={answer.versions}
            keyOf={({ since }) => since}
            empty="No version has been recorded yet; the next start records one."
            columns={[
              { title: 'Version', isFact: true, show: ({ version }) => <code>{version}</code> },
              { title: 'Since', show: ({ since }) => <Moment at={since} /> },
              { title: 'Visitors', isNumber: true, show: ({ visitors }) => formatNumber(visitors) },
              { title: 'Leads', isNumber: true, show: ({ saved }) => formatNumber(saved) },
              {
                title: 'Conversion',
                isNumber: true,
                show: (one) => formatConversion(conversionOf(one)),
              },
              {
                title: 'Changed',
                show: ({ changes, since }) =>
                  changes.length === 0 ? (
                    <None />
                  ) : (
                    <LinkButton onClick={() => setOpened(since)}>{places(changes)}</LinkButton>
                  ),
              },
              { title: 'Compared', isPlain: true, show: ({ sentence }) => sentence },
            ]}
          />
        </>
      )}
      {shown && <ChangesSheet of={shown} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}

function places({ length }: VersionLine['changes']): string {
  return length === 1 ? 'one place' : `${length} places`;
}

function ChangesSheet({
  of: { version, since, sentence, changes },
  onClose,
}: {
  readonly of: VersionLine;
  readonly onClose: () => void;
}) {
  return (
    <Sheet title={`Version ${version}, since ${formatDay(since)}`} isWide onClose={onClose}>
      <p className="max-w-prose">{sentence}</p>
      <ChangesTable of={changes} before="The previous version" after={version} />
    </Sheet>
  );
}
