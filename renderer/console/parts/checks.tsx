import type { HealthCheck } from '#engine/contract/console/operations.ts';
import { Status } from './status.tsx';

/** What was examined, with remedies. */
export function Checks({ of }: { readonly of: readonly HealthCheck[] }) {
  return (
    <ul>
      {of.map(({ name, state, detail, remedy }) => (
        <li
          key={name}
          className="grid grid-cols-[1fr_auto] items-start gap-3 border-t border-line py-1.75 wrap-anywhere desk:grid-cols-[130px_90px_minmax(0,1fr)]"
        >
          <strong>{name}</strong>
          <Status of={state} />
          <span className="max-desk:col-span-full">
            {detail}
            {remedy && <em> {remedy}</em>}
          </span>
        </li>
      ))}
    </ul>
  );
}
