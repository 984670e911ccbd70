import type { HealthCheck } from '#engine/contract/console/operations.ts';
import { Status } from './status.tsx';

interface ChecksProps {
  readonly of: readonly HealthCheck[];
  /** The names are places in files, too long for a column beside the words. */
  readonly namesPlaces?: boolean;
}

/** Checks with their remedies. */
export function Checks({ of, namesPlaces = false }: ChecksProps) {
  const columns = namesPlaces ? '' : 'desk:grid-cols-[240px_90px_minmax(0,1fr)]';
  const details = namesPlaces ? 'col-span-full' : 'max-desk:col-span-full';
  return (
    <ul>
      {of.map(({ name, state, detail, remedy }) => (
        <li
          key={name}
          className={`grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 border-t border-line py-1.75 wrap-anywhere ${columns}`}
        >
          <strong>{name}</strong>
          <div>
            <Status of={state} />
          </div>
          <span className={details}>
            {detail}
            {remedy && <em> {remedy}</em>}
          </span>
        </li>
      ))}
    </ul>
  );
}
