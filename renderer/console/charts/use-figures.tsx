import { useSearchParams } from 'react-router-dom';
import { type Step, steps } from '#engine/figures/steps.ts';
import { useSetQuery } from '#renderer/console/parts/query.ts';
import { Field, FieldRow, Select } from '#renderer/console/ui/field.tsx';

const spans = ['7', '30', '90'];

/** Which figures are shown; kept in the address, so that it can be shared. */
export function useFigures() {
  const [search] = useSearchParams();
  const setQuery = useSetQuery();
  return {
    days: spans.find((one) => one === search.get('days')) ?? '30',
    step: steps.find((one) => one === search.get('step')) ?? 'saved',
    funnel: search.get('funnel') ?? undefined,
    chooseStep: (step: Step) => setQuery('step', step, { preventScrollReset: true }),
    chooseFunnel: (id: string) => setQuery('funnel', id, { preventScrollReset: true }),
  };
}

export function DaysChoice() {
  const { days } = useFigures();
  const setQuery = useSetQuery();
  return (
    <Field label="Days">
      <Select
        value={days}
        onChange={(event) => setQuery('days', event.target.value, { preventScrollReset: true })}
      >
        {spans.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    </Field>
  );
}

/** The selects for a period and a funnel. */
export function FiguresChoice({
  funnels,
}: {
  readonly funnels: readonly {
    readonly id: string;
    readonly name: string;
    readonly path: string;
  }[];
}) {
  const { funnel = '', chooseFunnel } = useFigures();
  return (
    <FieldRow>
      <Field label="Funnel">
        <Select value={funnel} onChange={(event) => chooseFunnel(event.target.value)}>
          <option value="">all funnels</option>
          {funnels.map(({ id, path, name }) => (
            <option key={id} value={id}>
              {name} ({path})
            </option>
          ))}
        </Select>
      </Field>
      <DaysChoice />
    </FieldRow>
  );
}
