import type { WeeklyLetter } from '#engine/contract/console/advice.ts';
import { writeAddress } from '#engine/contract/console/endpoints.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Empty } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Stage, useScreen } from '#renderer/console/ui/stage.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** The weekly letter: its recipients, and what it would say now. */
export function LetterSection() {
  const may = useMay();
  return (
    <Section title="The weekly letter">
      {may('operate') && <Readers />}
      <Preview />
    </Section>
  );
}

type Group = WeeklyLetter['groups'][number];
type Reader = Group['readers'][number] & Omit<Group, 'readers'>;

function Readers() {
  const letter = useAnswer('/letter', {});
  return (
    <>
      <Waiting of={letter} />
      {letter.answer && <ReaderTable of={letter.answer} onChanged={letter.refresh} />}
    </>
  );
}

function ReaderTable({
  of: answer,
  onChanged,
}: {
  readonly of: WeeklyLetter;
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  const { isBusy, run } = useAction('Nothing was changed');
  const readers = answer.groups.flatMap(({ readers: all, ...group }) =>
    all.map((reader): Reader => ({ ...reader, ...group })),
  );
  const want = ({ coach, address }: Reader, isWanted: boolean) =>
    run(async () => {
      await ask('POST /letter', { body: { coach, address, isWanted } });
      toast('good', isWanted ? 'The letter is on again' : 'The letter is off', address);
      onChanged();
    });
  if (readers.length === 0) {
    return (
      <Empty>
        {answer.isOff
          ? 'Nobody gets it: LETTER_TO turns it off.'
          : 'Nobody gets it yet. Owners and operators of the team do, addresses in LETTER_TO, and coaches who declare letter: ‘weekly’.'}
      </Empty>
    );
  }
  return (
    <Table
      caption="Who gets the weekly letter"
      rows={readers}
      keyOf={({ coach, address }) => `${coach} ${address}`}
      columns={[
        { title: 'Address', isFact: true, show: ({ address }) => address },
        { title: 'About', show: ({ brand }) => brand || 'the whole site' },
        {
          title: 'Next',
          show: ({ isWanted, nextAt }) =>
            isWanted ? <Moment at={nextAt} /> : <Badge tone="off">stopped</Badge>,
        },
        {
          title: 'Change',
          isPlain: true,
          show: (reader) => (
            <Button disabled={isBusy} onClick={() => void want(reader, !reader.isWanted)}>
              {reader.isWanted ? 'Stop' : 'Send again'}
            </Button>
          ),
        },
      ]}
    />
  );
}

function Preview() {
  const { screen, choice } = useScreen();
  return (
    <details className="pt-3">
      <summary className="cursor-pointer">What it would say now</summary>
      <div className="grid gap-3 pt-3">
        {choice}
        <Stage
          title="The weekly letter"
          sandbox=""
          src={writeAddress('GET /letter/html', {})}
          screen={screen}
        />
      </div>
    </details>
  );
}
