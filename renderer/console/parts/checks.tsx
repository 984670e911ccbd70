import type { HealthCheck } from '#engine/contract/console/operations.ts';
import { Status } from './status.tsx';

/** What was examined, with remedies. */
export function Checks({ of }: { readonly of: readonly HealthCheck[] }) {
  return (
    <ul className="checks">
      {of.map(({ name, state, detail, remedy }) => (
        <li key={name}>
          <strong>{name}</strong>
          <Status of={state} />
          <span>
            {detail}
            {remedy && <em> {remedy}</em>}
          </span>
        </li>
      ))}
    </ul>
  );
}
