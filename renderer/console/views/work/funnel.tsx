import { Link, useParams } from 'react-router-dom';
import type { FunnelDetails } from '#engine/contract/console/funnels.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { DaysChoice, useFigures } from '#renderer/console/charts/use-figures.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Publishing } from '#renderer/console/parts/publishing.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { FieldRow } from '#renderer/console/ui/field.tsx';
import { Ends } from '#renderer/console/ui/layout.tsx';
import { FunnelVersions } from './experiments/funnel-versions.tsx';
import { Declared, EventDates } from './funnel-declared.tsx';
import { FunnelMapDrawing } from './map/funnel-map.tsx';
import { PartDetails } from './map/part-details.tsx';
import { PartPanel } from './map/part-panel.tsx';
import { listParts, useChosenPart } from './map/use-part.ts';

/** One funnel: its map, and what was declared. */
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
          <MapSection {...answer} />
          {answer.dates.length > 0 && <EventDates {...answer} />}
          <div className="print:hidden">
            <FunnelVersions id={id} />
          </div>
          <div className="print:hidden">
            <Declared {...answer} />
          </div>
        </>
      )}
    </>
  );
}

function MapSection(funnel: FunnelDetails) {
  const { id, map, coach, paths, address } = funnel;
  const { days } = useFigures();
  const figures = useAnswer('/funnels/:id/figures', { id, query: { days } });
  const { chosen, choose } = useChosenPart(map);
  const parts = listParts(map);
  const shown = chosen ?? parts[0];
  const counted = figures.answer?.parts ?? {};
  return (
    <>
      <Ends>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{coach}</span>
          <a href={address}>{paths[0]}</a>
          <Publishing {...funnel} />
          <Link className="print:hidden" to={`/diagnostics?funnel=${id}&days=${days}`}>
            Leads and conversion
          </Link>
          <Link className="print:hidden" to={`/diagnostics/sources?funnel=${id}&days=${days}`}>
            Sources
          </Link>
          <span className="hidden print:inline">Figures of the last {days} days</span>
        </p>
        <Tools />
      </Ends>
      <Waiting of={figures} failure="The figures are missing" />
      <div className="grid grid-cols-1 items-start gap-8 wide:grid-cols-[minmax(0,1fr)_400px] print:grid-cols-1">
        <FunnelMapDrawing of={map} figures={counted} chosen={shown?.key} onChoose={choose} />
        {shown && (
          <PartPanel title={shown.title} isOpen={chosen !== undefined} onClose={() => choose('')}>
            <PartDetails
              part={shown}
              figure={counted[shown.key]}
              days={Number(days)}
              funnelId={id}
              titles={new Map(parts.map(({ key, title }) => [key, title]))}
              onChoose={choose}
            />
          </PartPanel>
        )}
      </div>
    </>
  );
}

function Tools() {
  return (
    <div className="max-desk:w-full print:hidden">
      <FieldRow>
        <DaysChoice />
        <Button onClick={() => print()}>Print</Button>
      </FieldRow>
    </div>
  );
}
