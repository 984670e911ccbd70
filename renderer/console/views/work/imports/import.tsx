import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ImportDetails, ImportState } from '#engine/contract/console/imports.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Facts } from '#renderer/console/ui/facts.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { Notice } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { ImportActions } from './import-actions.tsx';
import { Judgement } from './judgement.tsx';
import { Progress } from './progress.tsx';
import { SettingsForm } from './settings-form.tsx';
import { ImportStatus } from './state.tsx';

const number = (value: number) => value.toLocaleString('en-GB');

/** What happens in a state, and what its progress counts. */
const underWay: Readonly<Partial<Record<ImportState, string>>> = {
  reading: 'The file is being read',
  judging: 'Rows are being checked',
  writing: 'People are being saved',
  undoing: 'People are being removed',
};

/** One import, from its columns to its people. */
export function ImportView() {
  const { id = '' } = useParams();
  const found = useAnswer('/imports/:id', { id });
  const { answer, refresh } = found;
  return (
    <>
      <Heading title={answer?.fileName ?? 'Import'} of={found} />
      <Waiting of={found} />
      {answer && <Import of={answer} onChanged={refresh} />}
    </>
  );
}

function Import({ of, onChanged }: { readonly of: ImportDetails; readonly onChanged: () => void }) {
  const { state, rows, position, settings, counts } = of;
  const [isChanging, setIsChanging] = useState(false);
  const doing = underWay[state];
  const isJudged = Object.keys(counts).length > 0 || of.imported > 0;
  return (
    <>
      <Facts
        of={[
          ['State', <ImportStatus key="state" of={state} />],
          ['Coach', of.coach],
          ['Rows', rows > 0 ? number(rows) : undefined],
          ['Begun', <Moment key="begun" at={of.createdAt} />],
          ['By', of.madeBy],
          ['Read as', of.encoding && `${of.encoding}, ${nameDelimiter(of.delimiter)}`],
          ...(state === 'draft' || settings === null
            ? []
            : ([
                ['Agreed to', settings.agreedTo],
                ['Where', settings.agreedWhere],
                ['When', settings.agreedAt ?? 'as each row says'],
                ['Campaign', settings.campaign ?? 'none'],
              ] as const)),
          ...(of.undone + of.untouchable > 0
            ? [
                [
                  'Undone',
                  `${number(of.undone)} removed, ${number(of.untouchable)} stayed`,
                ] as const,
              ]
            : []),
        ]}
      />
      {of.problem !== null && (
        <Notice tone="bad" role="alert">
          <p>{of.problem}</p>
        </Notice>
      )}
      {of.sameFile && (state === 'draft' || state === 'judged') && (
        <Notice tone="warn">
          <p>
            This exact file was imported before,{' '}
            <Link to={`/diagnostics/imports/${of.sameFile.id}`}>
              <Moment at={of.sameFile.createdAt} />
            </Link>
            . People who came in then are known and stay as they are.
          </p>
        </Notice>
      )}
      {doing && (
        <Progress
          label={
            rows > 0 ? `${doing}: ${number(Math.min(position, rows))} of ${number(rows)}` : doing
          }
          share={rows > 0 ? Math.min(1, position / rows) : undefined}
        />
      )}
      {state !== 'draft' && isJudged && (
        <Section title="What happens to the rows">
          <Judgement of={of} />
        </Section>
      )}
      <ImportActions of={of} onChanged={onChanged} />
      {state === 'judged' && !isChanging && (
        <Row>
          <Button onClick={() => setIsChanging(true)}>Change columns or consent</Button>
        </Row>
      )}
      {(state === 'draft' || (state === 'judged' && isChanging)) && (
        <SettingsForm
          of={of}
          onSettled={() => {
            setIsChanging(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

function nameDelimiter(delimiter: string | null): string {
  return delimiter === '\t' ? 'separated by tabs' : `separated by “${delimiter ?? ','}”`;
}
